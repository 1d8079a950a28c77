"""The terminal product: a person plays any game against bots, lets bots play, looks at matches and editions.

Read `play.py` first (an evening), then `host.py` (who plays the bots and the clock), `person.py` (what one can type).
"""
