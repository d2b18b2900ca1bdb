"""What holds on every page: access, installing, notices, a user at random, what is loaded."""
