"""`@rule("CP-SCO-04")`: the rules, by their ids in docs/rules, that a test shows."""

import pytest


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the rules it shows; `test_rule_ids.py` reads these marks from the sources."""
    return pytest.mark.rule(*ids)
