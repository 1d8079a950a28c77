"""The effects of cards, one class per op (LT-OP-01..14). `fill.py` makes them from the data of an edition."""
