"""All that leaves the server about a game is made here: views, decisions, logs and lists, for whoever may see them."""
