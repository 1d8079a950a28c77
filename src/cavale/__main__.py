"""`python -m cavale` is the same as `cavale`."""

import sys

from cavale.cli import main

if __name__ == "__main__":
    sys.exit(main())
