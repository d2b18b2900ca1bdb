"""Small faults put into the rules on purpose: the tests of those rules must notice each."""
