"""The second way in: a WebSocket for each page that is open."""
