"""The rules once more, compiled: for many games at once, and for whoever plays millions.

`rules/` is the text to read and the authority; here the same steps work on numbers packed into one record a game, a
`TABLE`, beside its `TEMPLE` of `geometry/kernel`. A chapter of `rules/` has its name here too. Tests play both side by
side and compare every fact after every step, with any number of players and every option, so that a difference cannot
stay: change the two together.

`packed` says what a record holds, `settings` makes what does not change from a set of pieces, and a record from a
state. Nothing here is loaded unless it is asked for: compiling takes its time. Everything is passed in as arguments:
numba would freeze globals into its cache.
"""
