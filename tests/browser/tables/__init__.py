"""The games at their tables: by pointer, keys and touch, at every size."""
