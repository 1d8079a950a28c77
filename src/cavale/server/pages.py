"""The web client: built files, and its one page for every address that is not an API."""

from importlib import resources
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

FOREVER = "public, max-age=31536000, immutable"  # a built asset has its hash in its name
KINDS = {  # browsers refuse what comes under another name, and systems disagree on some of these
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
NOT_PAGES = ("/api", "/ws", "/schema", "/health", "/metrics", "/assets")


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any]) -> Response[Any] | File:
    """A file that lies beside the page (an icon, the manifest), or the page itself."""
    address = request.scope["path"]
    if address.startswith(NOT_PAGES):
        raise NotFoundException
    file = _inside(web_folder(), address)
    if file:
        return _file(file, "no-cache")
    index = web_folder() / "index.html"
    if not index.is_file():
        return Response("The web client is not built: make web", media_type=MediaType.TEXT, status_code=503)
    return Response(index.read_bytes(), media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"})


@get("/assets/{path:path}", include_in_schema=False, sync_to_thread=False)
def asset(path: FromPath[Path]) -> File:
    file = _inside(web_folder() / "assets", str(path))
    if file is None:
        raise NotFoundException
    return _file(file, FOREVER)


def web_folder() -> Path:
    """The built client: in the wheel, or beside the sources."""
    package = Path(str(resources.files("cavale")))
    return package / "web" if (package / "web").is_dir() else package.parents[1] / "web" / "dist"


def _file(file: Path, kept: str) -> File:
    kind = KINDS.get(file.suffix, "application/octet-stream")
    return File(file, media_type=kind, content_disposition_type="inline", headers={"Cache-Control": kept})


def _inside(folder: Path, address: str) -> Path | None:
    """The file at an address below a folder, never one outside it."""
    file = (folder / address.lstrip("/")).resolve()
    return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
