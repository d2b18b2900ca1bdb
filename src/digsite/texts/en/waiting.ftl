# The waiting room: before a game, at its table.

waiting-invited = { $name } invites you to { $game }
waiting-invited-somebody = You are invited to { $game }
waiting-mine = Your table: { $game }
waiting-seated = You are in: { $game }
waiting-hint = As soon as everyone is here, the game can start.
waiting-cancel-sure = Cancel this game? Its link leads nowhere then, for everybody who has it.
waiting-meanwhile = While you wait
waiting-new-tab = opens in a new tab
waiting-share = Share
waiting-qr = Show as QR code
waiting-qr-about = Point a phone’s camera at it.
waiting-glimpse = How it is played, in twenty seconds
waiting-glimpse-stop = Pause
waiting-glimpse-play = Play
waiting-seat-here = is here
waiting-free = Free this seat
waiting-free-sure = Free the seat of { $name }? They are told, and cannot sit down here again by themselves.
waiting-glimpse-block-and-key-1 = Take blocks from the Excavation Yard.
waiting-glimpse-block-and-key-2 = Place one in the temple. It must touch what stands there.
waiting-glimpse-block-and-key-3 = Look from your side: only what you see counts.
waiting-glimpse-block-and-key-4 = The pattern of your key is complete: claim it for points.
waiting-glimpse-ancient-knowledge-1 = Create monuments in your timeline. They carry knowledge.
waiting-glimpse-ancient-knowledge-2 = At the end of every turn they move to the left.
waiting-glimpse-ancient-knowledge-3 = Use what your cards can do to remove the knowledge in time.
waiting-glimpse-ancient-knowledge-4 = When a monument declines, what is left on it is lost knowledge, and costs points.
