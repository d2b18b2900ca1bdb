"""Tables in the memory of one process: the lock of each, its pages, its bots and clocks, and the registry of all."""
