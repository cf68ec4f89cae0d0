"""The profile-guided build of setup.py, on a module of a few lines: what is compiled how, and what happens on failure."""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

pytestmark = [
    pytest.mark.skipif(not (ROOT / "setup.py").is_file(), reason="not a source tree"),
    pytest.mark.skipif(sys.platform != "linux" or shutil.which("gcc") is None, reason="needs Linux and GCC"),
]

SOURCE = """
#include <Python.h>
static PyObject* sign(PyObject* self, PyObject* x) { return PyLong_FromLong(PyLong_AsLong(x) < 0 ? -1 : 1); }
static PyMethodDef methods[] = {{"sign", sign, METH_O, ""}, {0}};
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "small_v3", "", -1, methods};
PyMODINIT_FUNC PyInit_small_v3(void) { return PyModule_Create(&module); }
"""
TRAINING = "import sys; sys.path.insert(0, sys.argv[1]); import small_v3; print([small_v3.sign(k) for k in range(99)])"
BUILD = """
import importlib.util, pathlib, sys
import setuptools
spec = importlib.util.spec_from_file_location("engine_setup", sys.argv.pop(1))
engine_setup = importlib.util.module_from_spec(spec)
spec.loader.exec_module(engine_setup)
engine_setup.engine_build_ext.training = pathlib.Path("training.py")
small = setuptools.Extension("small_v3", ["small_v3.c"], extra_compile_args=["-O1"])
setuptools.setup(name="small", py_modules=[], ext_modules=[small], cmdclass={"build_ext": engine_setup.engine_build_ext})
"""


def build(folder, training=TRAINING, **environment):
    """What the build printed."""
    (folder / "small_v3.c").write_text(SOURCE)
    (folder / "training.py").write_text(training)
    (folder / "build.py").write_text(BUILD)
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("ZXFAST_")}
    command = [sys.executable, "build.py", str(ROOT / "setup.py"), "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=folder, env={**inherited, **environment}, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def works(folder):
    [module] = folder.glob("small_v3.*.so")
    spec = importlib.util.spec_from_file_location("small_v3", module)
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded.sign(-5) == -1 and b".gcda" not in module.read_bytes() and not list(folder.rglob("*.gcda"))


def test_counted_trained_and_compiled_with_the_counts(tmp_path):
    text = build(tmp_path)
    first, second = [line for line in text.splitlines() if "-c small_v3.c" in line]
    assert "-fprofile-generate" in first
    assert "-fprofile-use" in second
    assert "without a profile" not in text
    assert works(tmp_path)


def test_nothing_is_compiled_again_without_need(tmp_path):
    build(tmp_path)
    assert "-c small_v3.c" not in build_again(tmp_path)


def build_again(folder):
    command = [sys.executable, "build.py", str(ROOT / "setup.py"), "build_ext", "--inplace"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout


def test_training_that_fails_is_told_and_leaves_a_plain_build(tmp_path):
    text = build(tmp_path, training="raise SystemExit('no such deck')")
    assert "small_v3: compiled without a profile, which makes it slower: the training games failed: no such deck" in text
    assert "-fprofile-use" not in text
    assert works(tmp_path)


def test_training_that_does_not_use_the_module_is_told(tmp_path):
    assert "left no counts" in build(tmp_path, training="")
    assert works(tmp_path)


def test_a_compiler_other_than_gcc(tmp_path):
    """Here a compiler that does not say that it is GCC."""
    other = tmp_path / "othercc"
    other.write_text('#!/bin/sh\nfor x in "$@"; do [ "$x" = --version ] && { echo othercc 1.0; exit; }; done\nexec gcc "$@"\n')
    other.chmod(0o755)
    text = build(tmp_path, CC=str(other))
    assert "compiled without a profile, which makes it slower: that is done with GCC only" in text
    assert "-fprofile" not in text
    assert works(tmp_path)


def test_switched_off(tmp_path):
    text = build(tmp_path, ZXFAST_PGO="0")
    assert "-fprofile" not in text and "without a profile" not in text
    assert works(tmp_path)
