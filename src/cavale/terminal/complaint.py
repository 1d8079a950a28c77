"""Complaints: what is wrong with the command line, in one line."""


class Complaint(Exception):  # noqa: N818  # the user's mistake, not an error of the program
    """Something the user can put right. Becomes one line on stderr and exit code 2."""
