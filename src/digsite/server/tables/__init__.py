"""What a table is: the fold over its journal, what requests mean for it, clocks and seats. Nobody waits here."""
