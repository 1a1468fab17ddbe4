MESSAGES: frozenset[str] = frozenset()
