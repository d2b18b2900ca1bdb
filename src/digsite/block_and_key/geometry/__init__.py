"""The temple: what stands, where a block fits, what is seen from each side. `kernel` is what is compiled of it."""
