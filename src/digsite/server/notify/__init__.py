"""Notices to people who have no page open: by push, and by webhook."""
