# What a server knows of its guests: the page /privacy.
privacy-title = What is kept of you
privacy-guest = Of you as a guest the server keeps a name, a hash of a recovery code, and the day of your last visit. No account, no e-mail address, no password.
privacy-cookie = One cookie says who you are. It is needed to play, and tells nobody else anything; there are no others, and nothing is loaded from elsewhere.
privacy-devices = For each browser you are signed in with, its kind (such as “Firefox, Linux”) and the day it was last used, so that you can sign it out.
privacy-games = Games are kept with the guests who play them, so that they can be continued, replayed and checked. Whoever has a table’s link sees it, unless its creator lets only players look.
privacy-deals = For each game you play, watch or replay, it is noted that you have seen its deal, so that a table with the same deal can say so. Your one try at each deal of the day or of a group is kept, and its result is shown to others under your name.
privacy-puzzles = For each puzzle, your first try is kept and whether it was solved, and your rating.
privacy-chat = What you say at a table is kept with it, and shown to whoever may hear it. A line somebody reports is seen by those who look after the server; so is what they do about it.
privacy-notices = If you want notifications, the address of your browser’s push service or of your webhook is kept, and called. What is pushed is encrypted for your browser.
privacy-logs = Your network address is used to keep the limits, in memory only. The logs name no guests, links or network addresses, and nothing that is said.
privacy-time = Tables that are over, and guests who do not come back, are forgotten after a year, or after the time this server’s host has chosen.
privacy-delete = “Delete my data”, in the settings, removes all of it at once. Games you played stay for the others, without your name; so do the position, the seed or the set of pieces you made up for them, and the names in it.
