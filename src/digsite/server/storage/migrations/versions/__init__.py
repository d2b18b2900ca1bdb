"""One file a step, in their order. None that has landed is ever edited."""
