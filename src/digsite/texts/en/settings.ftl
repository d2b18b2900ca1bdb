# What a person settles for this browser, and the notices it shows.

settings-language = Language
settings-theme = Day or night
settings-motion = Movement
settings-speed = Speed of what happens by itself
settings-sound = A sound when it is my move
settings-text = Show games as text, for screen readers
settings-push = Tell me when it is my move, also while this page is closed
settings-push-none = This browser cannot show notices while the page is closed.
settings-push-denied = Your browser refuses notices of this page; its own settings can allow them.
settings-push-failed = That did not work. Try again in a moment.
settings-notice-your-move = It is your move.
settings-notice-started = The game has begun.
settings-notice-over = The game is over.
settings-notice-cancelled = The table was cleared.
settings-notice-stand-in = A bot plays for you now.
settings-notice-rematch = Somebody wants to play again.
settings-notice-joined = Somebody sat down at your table.
settings-theme-auto = As the system
settings-theme-light = Day
settings-theme-dark = Night
settings-motion-auto = As the system
settings-motion-full = Show movement
settings-motion-none = No movement
settings-identity = You
settings-identity-name = You play as { $name }.
settings-identity-code = Recovery code, for another device (shown once):
settings-identity-new-code = New recovery code, sign out other devices
settings-identity-forget = Delete my data
settings-identity-forget-sure = Delete your name, your chat and every way to reach you? Games stay for the others, without your name.
settings-identity-enter = Recovery code
settings-identity-recover = Become this guest here

# What this language calls itself, for those who look for it in a list.
settings-own-name = English
