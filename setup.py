"""Builds the compiled engine: one body, several variants, guided by a profile (see ARCHITECTURE.md, "Engine variants")."""

import copy
import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CompileError, LinkError
from setuptools.modified import newer_group

# Set once here: directives in a .pyx header do not reach the .pxd files that it cimports.
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "nonecheck": False,
    "always_allow_keywords": True,
}
OPTIMISE = os.environ.get("ZXFAST_OPTIMISE", "-O2")  # "-O0" for a quick build of a slow engine
PROFILE = os.environ.get("ZXFAST_PGO", "1") != "0"
COUNT = ("-DZX_PROFILED=1", "-fprofile-generate", "-fprofile-update=single")
# Counters are put in early. Leaving out what comes after them halves the time of that compilation and changes no count.
HASTE = (
    *("-fno-inline-functions-called-once", "--param=inline-unit-growth=0", "-fno-tree-pre", "-fno-gcse", "-fno-schedule-insns2"),
    *("-fno-tree-slp-vectorize", "-fno-tree-loop-optimize", "-fno-tree-dominator-opts", "-fno-rerun-cse-after-loop"),
)
# What copies code stays off: the engine's often used code is larger than the instruction cache.
COMPACT = ("-fno-tracer", "-fno-unroll-loops", "-fno-peel-loops")
USE = ("-DZX_PROFILED=1", "-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", *COMPACT)
QUIET = "-w"  # warnings about code that Cython makes help nobody; the debug variant shows them
GAME = Path("zxfast/games/zx")
BODY = sorted(str(path) for suffix in ("pxd", "pxi") for path in Path("zxfast").rglob(f"*.{suffix}"))


def variant(name: str, *flags: str, link: tuple[str, ...] = (), optional: bool = False) -> Extension:
    """The extension module `_engine_<name>`: the same body compiled with other flags."""
    return Extension(
        f"zxfast.games.zx._engine_{name}",
        [str(GAME / f"_engine_{name}.pyx")],
        extra_compile_args=["-g0", *flags],
        extra_link_args=list(link),
        depends=BODY,
        optional=optional,
    )


def variants() -> list[Extension]:
    """Portable always; x86-64-v3 on such machines (never -march=native); debug and asan (GCC) when ZXFAST_DEBUG=1, ZXFAST_ASAN=1.

    ZXFAST_EXTENSIONS=none: nothing, for an editable install beside a build in place.
    """
    if os.environ.get("ZXFAST_EXTENSIONS") == "none":
        return []
    found = [variant("portable", OPTIMISE, QUIET)]
    if platform.machine().lower() in ("x86_64", "amd64"):
        found.append(variant("v3", OPTIMISE, "-march=x86-64-v3", QUIET, optional=True))  # an old compiler may not know the flag
    if os.environ.get("ZXFAST_DEBUG") == "1":
        sanitizer = ("-fsanitize=undefined", "-fno-sanitize-recover=undefined")
        found.append(variant("debug", "-O1", "-DZX_DEBUG", *sanitizer, link=sanitizer))
    if os.environ.get("ZXFAST_ASAN") == "1":
        sanitizer = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")
        found.append(variant("asan", "-O1", "-DZX_DEBUG", "-fno-omit-frame-pointer", *sanitizer, QUIET, link=sanitizer))
    return found


class NoProfile(Exception):
    """Why the training gave no profile."""


class engine_build_ext(build_ext):
    """build_ext that compiles the variants at the same time, each with the profile of its own training games.

    A variant is compiled with counters, plays the training games from a temporary folder, and is compiled again with the counts.
    Where that is not possible it is compiled without, and a notice says why.
    """

    training = Path("tools/train.py")

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.parallel is None:
            self.parallel = os.cpu_count() or 1

    def build_extension(self, ext: Extension) -> None:
        current = not self.force and not newer_group([*ext.sources, *ext.depends], self.get_ext_fullpath(ext.name), "newer")
        if not PROFILE or current or ext.name.endswith(("_debug", "_asan")):
            super().build_extension(ext)
            return
        counts = self.counts(ext)
        try:
            counts.unlink(missing_ok=True)
            self.train(ext, counts)
            super().build_extension(with_flags(ext, USE))
            return
        except (NoProfile, CompileError, LinkError, BaseError, OSError, subprocess.SubprocessError) as error:
            self.warn(f"{ext.name}: compiled without a profile, which makes it slower: {error}")
        finally:
            counts.unlink(missing_ok=True)
        super().build_extension(ext)

    def counts(self, ext: Extension) -> Path:
        """Where GCC writes the counts and looks for them: beside the object file."""
        [source] = ext.sources
        [compiled] = self.compiler.object_filenames([source], output_dir=self.build_temp)
        return Path(compiled).with_suffix(".gcda")

    def train(self, ext: Extension, counts: Path) -> None:
        """Writes the counts. NoProfile says why not."""
        if sys.platform != "linux":
            raise NoProfile("that is done on Linux only")
        version = subprocess.run(
            [*self.compiler.compiler_so, "--version"], env={**os.environ, "LC_ALL": "C"}, capture_output=True, text=True
        )
        if "Free Software Foundation" not in version.stdout:
            raise NoProfile("that is done with GCC only")
        with tempfile.TemporaryDirectory() as folder:
            counting = copy.copy(self)
            counting.build_lib, counting.inplace, counting.force = folder, False, True
            build_ext.build_extension(counting, with_flags(ext, COUNT + HASTE, "-fprofile-generate"))
            module = Path(counting.get_ext_fullpath(ext.name))
            environment = {name: value for name, value in os.environ.items() if not name.startswith("GCOV_")}
            environment.update(PYTHONHASHSEED="0", PYTHONDONTWRITEBYTECODE="1")
            command = [sys.executable, str(self.training), str(module.parent), ext.name.rpartition("_")[2]]
            done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
        if done.returncode:
            last = done.stderr.strip().splitlines()[-1:] or [f"exit code {done.returncode}"]
            raise NoProfile(f"the training games failed: {last[0]}")
        if not counts.is_file():
            raise NoProfile("the training games left no counts")


def with_flags(ext: Extension, compile_flags: tuple[str, ...], *link_flags: str) -> Extension:
    """A copy of the extension with more flags."""
    changed = copy.copy(ext)
    changed.extra_compile_args = [*ext.extra_compile_args, *compile_flags]
    changed.extra_link_args = [*ext.extra_link_args, *link_flags]
    return changed


if __name__ == "__main__":
    extensions = variants()
    setup(
        ext_modules=cythonize(extensions, compiler_directives=DIRECTIVES, build_dir="build/cython", nthreads=len(extensions)),
        cmdclass={"build_ext": engine_build_ext},
    )
