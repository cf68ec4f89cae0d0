"""Builds the compiled engine: one body, several variants (see ARCHITECTURE.md, "Engine variants")."""

import os
import platform
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

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
OPTIMISE = os.environ.get("ZXFAST_OPTIMISE", "-O3")  # "-O0" for a quick build of a slow engine
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
    """Portable always; x86-64-v3 on such machines (never -march=native); debug when ZXFAST_DEBUG=1.

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
    return found


class parallel_build_ext(build_ext):
    """build_ext that compiles the variants at the same time."""

    def finalize_options(self) -> None:
        super().finalize_options()
        if self.parallel is None:
            self.parallel = os.cpu_count() or 1


if __name__ == "__main__":
    extensions = variants()
    setup(
        ext_modules=cythonize(extensions, compiler_directives=DIRECTIVES, build_dir="build/cython", nthreads=len(extensions)),
        cmdclass={"build_ext": parallel_build_ext},
    )
