"""Say whether the installed seance is the compiled one; fail when it could be and is not."""

import os
import runpy
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parents[1]
NO_COMPILER = """
****************************************************************************************
  NO C COMPILER, or no Python headers, on this machine: rules and search run interpreted,
  about three times slower. Everything works. For full speed install gcc and python3-dev,
  run `make clean`, and try again.
****************************************************************************************
"""


def interpreted_modules(sources: list[str]) -> list[str]:
    """Those of the sources that this environment imports from elsewhere than a C extension."""
    names = [source.removeprefix("src/").removesuffix(".py").replace("/", ".") for source in sources]
    return [name for name in names if not _origin(name).endswith(tuple(EXTENSION_SUFFIXES))]


def _origin(name: str) -> str:
    spec = find_spec(name.removesuffix(".__init__"))
    return (spec and spec.origin) or ""


def compiler_works() -> bool:
    """Whether a C file that includes Python's headers compiles here."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        command = [*compiler, f"-I{sysconfig.get_path('include')}", "-c", probe.name]
        try:
            return subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def main() -> int:
    """Report in a line or two, and return the exit status."""
    sources = runpy.run_path(str(ROOT / "setup.py"))["compiled_sources"]()
    missing = interpreted_modules(sources)
    print(f"seance.kernel comes from {_origin('seance.kernel')}")
    print(f"{len(sources) - len(missing)} of {len(sources)} modules of rules and search are compiled")
    if not missing:
        return 0
    if compiler_works():
        print(f"ERROR: there is a C compiler, and yet these run interpreted: {', '.join(missing)}")
        return 1
    print(NO_COMPILER)
    return 0


if __name__ == "__main__":
    sys.exit(main())
