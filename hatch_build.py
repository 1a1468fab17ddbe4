"""Compiles what matches spend most of their time in, if ``RULEBOUND_COMPILE`` is set.

    RULEBOUND_COMPILE=1 make wheel

The core and each game for which it pays name those modules in a ``compiled.txt``. Cython makes
extension modules of them that do exactly what the Python files do, which stay in the wheel beside
them. The wheel is then one for this platform and this Python. Without the variable nothing is
compiled.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from sysconfig import get_config_var
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path("src")
OUT = Path("build/modules")
LISTS = "compiled.txt"
BUILD = """
import sys
from Cython.Build import cythonize
from setuptools import Extension, setup

out, *modules = sys.argv[1:]
del sys.argv[1:]
small = ["-g0"]  # without what a debugger would read
found = [
    Extension(name.removesuffix(".py").replace("/", "."), [name], extra_compile_args=small)
    for name in modules
]
as_python = {"language_level": 3, "annotation_typing": False}  # annotations are no declarations
setup(
    name="compiled",
    packages=[],
    ext_modules=cythonize(found, build_dir=f"{out}/c", compiler_directives=as_python),
    script_args=["-q", "build_ext", f"--build-lib={out}/lib", f"--build-temp={out}/temp"],
)
"""


def is_wanted() -> bool:
    return os.environ.get("RULEBOUND_COMPILE", "") not in ("", "0")


def modules(source: Path) -> Iterator[str]:
    """The modules named in the lists, as paths below the source folder."""
    for listed in sorted(source.rglob(LISTS)):
        for pattern in listed.read_text(encoding="utf-8").split():
            found = sorted(listed.parent.glob(pattern))
            if not found:
                raise FileNotFoundError(f"{listed}: there is no {pattern}")
            yield from (path.relative_to(source).as_posix() for path in found)


class CompileHook(BuildHookInterface):  # type: ignore[type-arg]
    def dependencies(self) -> list[str]:
        return ["cython>=3.1", "setuptools>=70"] if is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not is_wanted() or self.target_name != "wheel" or version == "editable":
            return
        source, out = Path(self.root) / SOURCE, Path(self.root) / OUT
        named = list(modules(source))
        command = [sys.executable, "-c", BUILD, str(out), *named]
        subprocess.run(command, cwd=source, check=True)
        for name in named:
            made = name.removesuffix(".py") + get_config_var("EXT_SUFFIX")
            build_data["force_include"][str(out / "lib" / made)] = made
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
