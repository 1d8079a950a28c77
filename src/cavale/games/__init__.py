"""The games. Each folder has the same files; none imports another."""
