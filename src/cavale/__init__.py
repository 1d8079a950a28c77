"""Cavale: chase-and-heist games of hidden information, to play and to study."""

__version__ = "0.1.0"
