"""A PostgreSQL server for tests: the one that CAVALE_TEST_POSTGRES names, or a private one in a temporary folder."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

MEMORY = Path("/dev/shm")  # noqa: S108 - it must sync what it commits, and need not wait for a disk


class Impossible(Exception):  # noqa: N818 - the test is skipped
    """There is no PostgreSQL here."""


@contextmanager
def private_cluster() -> Iterator[str]:
    """The address of a server, for as long as the block runs. Raises Impossible."""
    if find_spec("psycopg") is None:
        raise Impossible("the driver psycopg is not installed")
    given = os.environ.get("CAVALE_TEST_POSTGRES")
    if given:
        yield given.replace("postgresql://", "postgresql+psycopg://", 1)
        return
    programs = _programs()
    become = _become()
    folder = Path(tempfile.mkdtemp(prefix="cavale-postgres-", dir=MEMORY if MEMORY.is_dir() else None))
    try:
        if become:
            shutil.chown(folder, "postgres")
        _run(
            [*become, programs / "initdb", "-D", folder / "data", "-U", "postgres", "-A", "trust", "--no-sync"], folder
        )
        start = ["-D", folder / "data", "-l", folder / "log", "-w", "-o", f"-k {folder} -c listen_addresses=''"]
        _run([*become, programs / "pg_ctl", *start, "start"], folder)
        try:
            yield f"postgresql+psycopg://postgres@/postgres?host={folder}"
        finally:
            _run([*become, programs / "pg_ctl", "-D", folder / "data", "-m", "immediate", "stop"], folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _programs() -> Path:
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))  # where Debian puts it, outside the PATH
    if not folders:
        raise Impossible("there is no initdb")
    return folders[-1].parent


def _become() -> list[str]:
    """PostgreSQL refuses to be root."""
    if os.geteuid() != 0:
        return []
    runuser = shutil.which("runuser", path=f"{os.environ.get('PATH', '')}:/usr/sbin")  # Debian's place for it
    if runuser is None:
        raise Impossible("root cannot become the user postgres without runuser")
    return [runuser, "-u", "postgres", "--"]


def _run(command: list[str | Path], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Impossible(f"{command} failed: {done.stderr.strip()[-500:]}")
