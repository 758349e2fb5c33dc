"""Compile the rules and the search when SEANCE_COMPILE=1; everything else is in pyproject.toml.

The same sources run interpreted. A module whose first lines say `# not compiled: <reason>` stays so.
"""

import os
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, islice
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
COMPILED = ("kernel", "games", "bots")
MARKER = "# not compiled:"
FIRST_LINES = 5
WHOLE = ["-flto=auto"] if "gcc" in os.environ.get("CC", sysconfig.get_config_var("CC") or "") else []
"""Compile file by file, which takes half as long, and optimise across all of them when they are linked."""


def compiled_sources() -> list[str]:
    """The modules that mypyc compiles, as paths relative to this folder."""
    found = (path for part in COMPILED for path in (ROOT / "src" / "seance" / part).rglob("*.py"))
    return sorted(path.relative_to(ROOT).as_posix() for path in found if _is_compiled(path))


def _is_compiled(path: Path) -> bool:
    if path.name in {"__main__.py", "conftest.py"} or path.name.startswith("test_"):
        return False
    with path.open(encoding="utf-8") as lines:
        return not any(line.startswith(MARKER) for line in islice(lines, FIRST_LINES))


def extensions() -> list[Extension]:
    """One C extension per compiled module; where none can be built, the `.py` files do the work."""
    from mypyc.build import mypycify

    sources = compiled_sources()
    built = mypycify(sources, opt_level="3", debug_level="0", group_name="seance", multi_file=True)
    for extension in built:
        extension.optional = True
        if len(extension.sources) > len(sources):
            extension.extra_compile_args += WHOLE
            extension.extra_link_args += [*WHOLE, "-O3"]
    return built


class SideBySide(build_ext):  # type: ignore[misc]
    """Compiles as many files at a time as there are cores; setuptools would take one after the other."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def all_at_once(sources: list[str], **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(chain(*pool.map(lambda source: one_by_one([source], **options), sources)))

        self.compiler.compile = all_at_once
        super().build_extensions()


if __name__ == "__main__":
    wanted = extensions() if os.environ.get("SEANCE_COMPILE") == "1" else []
    setup(ext_modules=wanted, cmdclass={"build_ext": SideBySide})
