"""`python -m zxfast` is the `zxfast` command."""

from zxfast.cli import main

main()
