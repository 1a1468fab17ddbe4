"""Tables in memory: rooms, the pages open at them, turns of bots, news of other processes."""
