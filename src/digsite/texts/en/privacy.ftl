# What a server knows of its guests: the page /privacy.
privacy-title = What is kept of you
privacy-guest = A guest is a name, a hash of a recovery code, and the day you were last here. No account, no e-mail address, no password.
privacy-cookie = One cookie says who you are. It is needed to play, and tells nobody else anything; there are no others, and nothing is loaded from elsewhere.
privacy-devices = For each browser you are signed in with, its kind (such as “Firefox, Linux”) and the day it was last used, so that you can sign it out.
privacy-games = Games are kept with the seats’ guests, so that they can be continued, replayed and checked. Whoever has a table’s link sees it, unless its creator lets only players look.
privacy-deals = Of each game you play, watch or replay it is kept that you have seen its deal, so that a table where the same is dealt again can say so. Of the deals of the day and of groups your one try at each is kept, and its result is shown to others by your name.
privacy-puzzles = Of puzzles your first try at each is kept, whether it was solved, and your rating.
privacy-chat = What you say at a table is kept with it, and shown to whoever may hear it. A line somebody reports is seen by those who look after the server; so is what they do about it.
privacy-notices = If you want notifications, the address of your browser’s push service or of your webhook is kept, and called. What is pushed is encrypted for your browser.
privacy-logs = Your network address is used to keep the limits, in memory only. The logs name no guests, links or network addresses, and nothing that is said.
privacy-time = Tables that are over, and guests who do not come back, are forgotten after a year, or whenever this server’s host has chosen.
privacy-delete = “Delete my data”, in the settings, removes all of it at once. Games you played stay for the others, without your name.
