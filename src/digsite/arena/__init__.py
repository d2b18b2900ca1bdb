"""Many games at once: simulations, tournaments, measurements."""
