"""Many games of Block and Key at once, compiled: see `batch_env`."""
