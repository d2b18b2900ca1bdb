"""Ancient Knowledge, studied."""
