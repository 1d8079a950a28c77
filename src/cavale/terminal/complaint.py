"""Complaints: what is wrong with the command line, in one line."""


class Complaint(Exception):
    """Something the user can put right. Becomes one line on stderr and exit code 2."""
