# What a person settles for this browser, and the notifications it shows.

settings-language = Language
settings-theme = Theme
settings-motion = Animations
settings-light = Light on the temple
settings-light-hour = By the hour; night in dark colours
settings-light-morning = Morning
settings-light-day = Noon
settings-light-evening = Evening
settings-light-night = Moonlight
settings-speed = Animation speed
settings-speed-times = × { $speed }
settings-sound = Sounds: stones, cards, and when it is my turn
settings-volume = Volume
settings-text = Show games as text, for screen readers
settings-confirm = Ask again before a move that cannot be undone
settings-push = Notify me when it is my turn, even if this page is closed
settings-push-none = This browser cannot show notifications while the page is closed.
settings-push-denied = Your browser blocks notifications from this page; you can allow them in its settings.
settings-push-failed = That did not work. Try again in a moment.
settings-notice-your-move = It is your turn.
settings-notice-started = The game has begun.
settings-notice-over = The game is over.
settings-notice-cancelled = The game was cancelled.
settings-notice-stand-in = A bot plays for you now.
settings-notice-rematch = Somebody wants to play again.
settings-notice-joined = Somebody took a seat at your table.
settings-notice-set-aside = One of your tables cannot be read at the moment.
settings-notice-rules-changed = The rules of a game you were playing have changed: it was closed.
settings-notice-given-away = Your seat at a table was given to somebody else.
settings-theme-auto = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion-auto = Same as system
settings-motion-full = On
settings-motion-none = Off
settings-identity = You
settings-identity-about = No account is needed. A recovery code takes your name and your games to another device.
settings-identity-code = Recovery code, for another device (shown once):
settings-identity-new-code = New recovery code, sign out other devices
settings-identity-forget = Delete my data
settings-identity-forget-sure = Delete your name, your chat and every way to reach you? Games stay for the others, without your name.
settings-devices = Signed in on { $number ->
    [one] 1 device
   *[other] { $number } devices
}
settings-device = Another program
settings-device-here = this one
settings-device-end = Sign out
settings-privacy = What is kept of you
settings-identity-enter = Recovery code
settings-identity-recover = Sign in here with this code

# What this language calls itself, for those who look for it in a list.
settings-own-name = English
