"""The web client: built files, and its one page for every address that is not an API."""

from importlib import resources
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.response import File

FOREVER = "public, max-age=31536000, immutable"  # a built asset has its hash in its name
NOT_PAGES = ("/api", "/ws", "/schema", "/health", "/metrics", "/assets")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(path: Path | None = None) -> Response[Any] | File:
    """A file that lies beside the page (an icon, the manifest), or the page itself."""
    address = str(path or "/")
    if address.startswith(NOT_PAGES):
        raise NotFoundException
    file = _inside(web_folder(), address)
    if file:
        return File(file, content_disposition_type="inline")
    index = web_folder() / "index.html"
    if not index.is_file():
        return Response("The web client is not built: make web", media_type=MediaType.TEXT, status_code=503)
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


@get("/assets/{path:path}", include_in_schema=False, sync_to_thread=False)
def asset(path: Path) -> File:
    file = _inside(web_folder() / "assets", str(path))
    if file is None:
        raise NotFoundException
    return File(file, content_disposition_type="inline", headers={"Cache-Control": FOREVER})


def web_folder() -> Path:
    """The built client: in the wheel, or beside the sources."""
    package = Path(str(resources.files("cavale")))
    return package / "web" if (package / "web").is_dir() else package.parents[1] / "web" / "dist"


def _inside(folder: Path, address: str) -> Path | None:
    """The file at an address below a folder, never one outside it."""
    file = (folder / address.lstrip("/")).resolve()
    return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
