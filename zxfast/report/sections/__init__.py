"""The sections of the report of a match, one file each."""
