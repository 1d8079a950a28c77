"""Instruments around the games: measuring, comparing bots, looking for leaks."""
