"""What became of a live table whose memory may differ from the database."""


class Abandoned(Exception):
    """Nothing is done here any more; at the table as it is loaded anew, it can be (`TableRegistry.use`)."""
