"""The table of Ancient Knowledge, drawn."""
