"""Bots that play any game, and what the bots of a game are built from."""
