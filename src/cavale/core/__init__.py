"""The engine: states with an agenda of steps, actions, events, dice, and the match that logs them.

Read `step.py` first (what a rule is), then `agenda.py` (how rules follow one another), then `match.py` (how a match is
kept).
"""
