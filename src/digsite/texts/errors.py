"""What can be wrong with a text."""


class TextError(LookupError):
    """An id that the catalogue does not hold, or a text said without one of its variables: a fault of the program."""
