"""A live table and its parts: each file is one of them, `live.py` is the whole."""

from cavale.server.table.gallery import Gallery as Gallery
from cavale.server.table.live import LiveTable as LiveTable
