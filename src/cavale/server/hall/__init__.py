"""The hall of a server and its parts: each file is one of them, `hall.py` is the whole."""

from cavale.server.hall.hall import Hall as Hall
