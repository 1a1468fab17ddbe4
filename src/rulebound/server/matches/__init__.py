"""The match of a table: set up, rebuilt from its journal, shown to a seat, looked at again."""
