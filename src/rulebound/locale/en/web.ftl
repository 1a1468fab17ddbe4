### The web client: lobby, people, settings, pages

## Everywhere
web-name = Rulebound
web-skip = Skip to the content
web-close = Close
web-save = Save
web-saved = Saved.
web-on = On
web-off = Off
web-try-now = Try now
web-loading = Loading …
web-ago-now = just now
web-ago-minutes = { $count ->
        [one] { $count } minute ago
       *[other] { $count } minutes ago
    }
web-ago-hours = { $count ->
        [one] { $count } hour ago
       *[other] { $count } hours ago
    }
web-ago-days = { $count ->
        [one] { $count } day ago
       *[other] { $count } days ago
    }

## Header
web-nav = Pages
web-nav-play = Play
web-nav-mine = My tables
web-nav-waiting = { $count ->
        [one] 1 waiting for you
       *[other] { $count } waiting for you
    }
web-nav-replays = Replays
web-nav-learn = Learn
web-nav-name = Your name

## Your move
# A number of waiting tables in the title of the browser's tab.
web-title-waiting = ({ $count }) Rulebound
web-morning = Good morning, { $name }.
    .guest = Good morning.
web-day = Good afternoon, { $name }.
    .guest = Good afternoon.
web-evening = Good evening, { $name }.
    .guest = Good evening.
web-your-move = It’s your move at { $count ->
        [1] one table
        [2] two tables
        [3] three tables
        [4] four tables
       *[other] { $count } tables
    }.
web-waiting = Tables waiting for you
# $ago is a time such as "12 minutes ago".
web-waits = With { $others }, last move { $ago }
    .alone = Alone, last move { $ago }
web-waits-begun = With { $others }: { $kind } has started
    .alone = { $kind } has started

## Games and tables
web-choose-game = Choose a game
web-tables = Tables
web-tab-open = Open tables, { $count }
web-tab-running = Watch, { $count }
web-tab-mine = My tables, { $count }
web-only = Only { $game }
web-only-all = Show all games
web-tables-more = Show more tables
# "Chess, blitz": a game and its form.
web-row-kind = { $game }, { $form }
web-row-sit = Sit down
    .label = Sit down at { $title }
web-row-watch = Watch
    .label = Watch { $title }
web-row-continue = Continue
    .label = Continue { $title }
web-row-look = Replay
    .label = Replay { $title }
web-row-waiting = Waiting for players
web-row-closed = Closed
# $ago is a time such as "2 days ago".
web-row-over = Finished { $ago }
web-row-yours = Your move
web-row-theirs = { $name } to move
web-empty-open = No open tables at the moment
    .note = Open a table and send the link, or play a bot now.
web-empty-running = No public games right now
    .note = Open a public table, or play a bot now.
web-empty-mine = You’re not at a table yet
    .note = Open a table and send the link, or play a bot now.
web-play-bot = Play a bot
web-chair-open = { $count ->
        [one] a free chair
       *[other] { $count } free chairs
    }
web-chair-gentle = { $count ->
        [one] a gentle bot
       *[other] { $count } gentle bots
    }
web-chair-steady = { $count ->
        [one] a steady bot
       *[other] { $count } steady bots
    }
web-chair-sharp = { $count ->
        [one] a sharp bot
       *[other] { $count } sharp bots
    }
web-bot-gentle = Gentle
web-bot-patient = Patient
web-bot-steady = Steady
web-bot-sharp = Sharp
web-bot-pip = Pip
web-bot-pip-line = Places what looks pretty and overlooks every third threat.
web-bot-quill = Quill
web-bot-quill-line = Rolls up: keeps its things together and seldom attacks.
web-bot-tock = Tock
web-bot-tock-line = Collects whatever glitters: tasks, crystals, mines.
web-bot-bram = Bram
web-bot-bram-line = Digs in and counts. Gives nothing away.
web-bot-vesper = Vesper
web-bot-vesper-line = Loves a long shot. Wins by a miracle or not at all.
web-bot-ash = Ash
web-bot-ash-line = Leaves you the good square on purpose.
web-bot-sable = Sable
web-bot-sable-line = Attacks whatever you have just built.
web-bot-alder = Alder
web-bot-alder-line = Plays the last round from the first move on.

## Set a table
web-set = New table
web-set-open = Open the table
web-set-friend = Keep seat { $seat } for a friend and copy the link
web-set-seats = Seats
web-set-players = { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
web-set-teams = { $count ->
        [one] { $count } team
       *[other] { $count } teams
    }
web-set-seat = Seat { $number }
web-set-side = Side { $number }
web-set-chosen = { $count } chosen
web-set-you = You
web-set-person = A person
web-set-bot = Bot
web-set-strength = Strength of the bot
web-set-step = Strength { $step } of { $steps }
web-set-public = Open to
web-set-by-link = anyone with the link
web-set-for-all = everyone
web-set-watching = Watching
web-set-watching-yes = allowed
web-set-watching-no = players only
web-set-help-free = each player’s choice
web-set-hints = Hints
web-set-hints-usual = against bots
web-set-hints-yes = yes
web-set-hints-no = no
web-set-clock = Clock
web-set-clock-none = no clock
web-set-clock-seconds = { $count } s
web-set-clock-minutes = { $count } min
web-set-clock-hours = { $count } h
web-set-clock-days = { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-set-seed = Seed
web-set-seed-random = random
web-set-seed-several = random (others play too)
web-set-more = There is more below
web-set-small-print = Advanced options
web-set-title = Name of the table
web-set-title-none = your table
web-set-title-usual = { $name }’s table
web-edition-line = { $file } can’t be read: line { $line } makes no sense.
web-edition-long = { $file } is too long for an edition.

## Who you are
web-who = Who are you?
web-who-note = A name is enough. It is kept on this device and shown at the table.
web-who-go = Continue
web-who-guest = Continue with just a name
web-who-account = I have an account
web-your-name = Your name
web-account = You
web-account-in = You are logged in as { $login }.
web-account-note = An account keeps your name, settings and tables on every device.
web-account-new = Create a new account
web-account-login-note = Log in to find your name, settings and tables here.
web-login = Username
web-login-given = Your username
web-login-given-note = With this and your password you log in on other devices. Keep it.
web-password = Password
web-password-note = At least eight characters. Three or four words that have no connection are best.
web-password-change = Change password
web-password-old = Current password
web-password-new = New password
web-password-save = Save the new password
web-password-changed = The password has been changed. You are logged out everywhere else.
web-log-in = Log in
web-log-out = Log out
web-register = Create account
web-sessions = Where you are logged in
web-session-device = { $browser } on { $system }
web-session-unknown = Unknown device
web-session-current = This device
web-session-seen = Last used: { $when }
web-session-end = Log out
web-session-end-of = Log out: { $device }
web-sessions-end = Log out everywhere else
web-sessions-ended = You are logged out there.

## Settings
web-settings = Settings
web-settings-look = How it looks and plays
web-language = Language
web-theme = Lighting
web-theme-auto = Same as system
web-theme-lamplight = Lamplight
web-theme-daylight = Daylight
web-motion = Motion
web-motion-auto = Same as system
web-motion-full = Pieces move
web-motion-reduced = Nothing moves
web-sound = Sound
web-volume = Volume
web-colours = Player colors
    .note = Shapes always tell the players apart; distinct colors also differ in brightness.
web-colours-standard = As printed
web-colours-distinct = Distinct
web-confirm = Confirm moves
    .note = Anything that can’t be undone always waits for the button.
web-confirm-button = with the button
web-confirm-touch = on the last tap
web-help = Help
    .note = A table may fix the help for all its players.
web-help-full = Full
    .note = Shows every way to make a choice, what is nearly possible, and outcomes that are certain.
web-help-legal = Legal
    .note = Shows only what can be chosen now.
web-help-table = Table
    .note = Shows nothing until you select it, as at a real table.
web-keys = Letter keys
    .note = Arrows, Enter and Escape always work.

## Replays
web-replays = Replays
web-replays-note = Finished matches that are open to everyone, and your own.
web-replays-import = Open a record
web-replays-import-note = Drop a match file here, or choose one. It opens as a replay.
web-replays-choose = Choose a file
web-replays-reading = Replaying and checking the match …
web-replays-not-json = { $file } is not a record.
web-replays-long = { $file } is too long for a record.
web-replays-empty = No finished matches yet
    .note = Play one, or open a record from a file.

## Learn
web-guides = Learn
web-guides-note = The guide sits with you at a real table. Try things out: it waits until you’ve finished each step.
web-guide-start = Start
web-guide-table = The guide
web-guide-start-game = Start the guide
    .label = Start the guide: { $game }
web-guide-rules = Read the rules
    .label = Read the rules: { $game }
web-guide-opening = The guide is setting up the table.
web-guide-retry = Try again
web-guide-none = There is no guide for this game.
web-rules-of = Rules: { $game }
web-rules-contents = Chapters
web-rules-book = The whole rule book
web-rules-book-language = The rule book is in English.
web-rules-short = The rules in brief
web-rules-chapter = The whole chapter
web-rules-unknown = There is no rule { $rule }.

## Credits
web-credits = Credits
web-credits-icons = Pictures
web-credits-icons-note = Recolored for our tables. They were drawn by:
web-credits-fonts = Fonts
web-credits-fonts-note = All under the SIL Open Font License 1.1.
web-credits-own = Boards, card frames, marks, ranks and signs are our own drawings. No publisher’s art is used.
web-credits-games = The games
web-credits-games-note = Rulebound is not affiliated with their publishers.

## When something is missing
web-nowhere = No page at this address
    .note = It may have moved, or part of the link was cut off.
web-no-table = No table at this address
    .note = It may have been closed by its owner, or part of the link was cut off.
web-to-lobby = Go to the lobby
web-paste = Paste another link
web-paste-go = Go there
web-paste-foreign = This link leads to another site.
web-stopped = This page has stopped
    .note = The table is safe: every choice was stored before it was shown. Reload to sit down again where you were.
web-stopped-reload = Reload
web-stopped-copy = Copy report
web-stopped-copied = Copied
web-stopped-report = The report contains the game, its options, the error and the version. No names, no chat.

## Refusals
web-trouble-no-connection = The server can’t be reached.
web-trouble-try-again = The server is busy. Try again in a moment.
web-trouble-too-fast = Too many tries in a short time. Wait a moment.
web-trouble-too-large = This is too long for the server.
web-trouble-bad-option = These options don’t go together.
web-trouble-bad-record = This record can’t be replayed.
web-trouble-not-examined = The server didn’t get around to looking at this record. Try again in a moment.
web-trouble-bad-request = The server doesn’t understand this request.
web-trouble-known-seed = You can choose a seed only when you play alone with bots.
web-trouble-bad-name = This name contains characters that cannot be seen. Type it without them.
web-trouble-other-login = This username is no longer free. You have been given another one: please try again.
web-trouble-wrong-login = Wrong username or password.
web-trouble-wrong-password = That is not your current password.
web-trouble-weak-password-own = This password is too much like your name. Choose words that nobody would connect with you.
web-trouble-weak-password-common = Many people use this password, so it is guessed first. Put three or four words together that have no connection.
web-trouble-weak-password-pattern = Repetitions, rows of keys and dates are guessed quickly. Put three or four words together instead.
web-trouble-weak-password-short = This password is too short to be safe. Add another word or two.
web-trouble-no-such-session = That device is already logged out.
web-trouble-seat-taken = Someone has just taken that chair.
web-trouble-not-open = This match has already started. You can watch it.
web-trouble-no-such-table = This table is gone.
web-trouble-no-such-game = This server doesn’t have this game.
web-trouble-too-many-friends = You have asked enough people.
web-trouble-too-many-challenges = Wait until someone has answered.
web-trouble-not-reached = This person can’t be asked.
web-trouble-other = The server refused this.

## The first page
web-about = Board games, played by the book.
    .note = Play in your browser, with friends or against bots. The table knows every rule, shows all you can do and says why something cannot be done.
web-promise = Free, open source, no account needed.
web-learn-five = Learn in five minutes
    .label = Learn in five minutes: { $game }
web-quick = Sit down now
web-quick-game = Game
web-quick-against = Against
web-quick-friend = A friend, by link
    .note = Send it any way you like. They only click.
web-quick-play = Play { $bot }
web-quick-now = { $kind }, against { $bot }
web-quick-other = Change
web-quick-change = Change seats, form or rules
web-quick-short = Back to the short form
# What the name of somebody is who has not said one: "Guest 417".
web-guest-name = Guest { $number }

## Coming back
web-once = Once more
web-once-again = Play again
    .label = Play again: { $kind }
# $others is a list of people and bots.
web-once-with = with { $others }
    .alone = alone
web-left-minutes = { $count } min left
web-left-hours = { $count } h left
web-left-days = { $count ->
        [one] { $count } day left
       *[other] { $count } days left
    }
web-ended = Ended while you were away
web-ended-won = You won
web-ended-lost = You lost
web-ended-drawn = A draw

## The app
web-offline = You are offline. What you see may be old.
web-newer = A new version is here.
web-newer-load = Load it

## What one has played

web-nav-history = History
web-history = Your matches
web-history-empty = No finished matches yet
    .note = Play one to its end, and it will be here.
web-history-guest = Nobody knows you here yet
    .note = Whoever plays gets a name, and then a history.
web-history-nothing = Nothing like that
web-history-clear = Clear all
web-history-search = Search titles and names
web-history-filters = Filters and figures
web-history-result = Result
web-history-game = Game
web-history-form = Form
web-history-side = School or faction
web-history-person = With
web-history-won = Won
web-history-drawn = Drawn
web-history-lost = Lost
web-history-figures = { $won } won, { $drawn } drawn, { $lost } lost
web-history-outcome-won = Won
web-history-outcome-drawn = Drawn
web-history-outcome-lost = Lost
web-history-outcome-open = No result
web-history-place = place { $place } of { $seats }
web-history-score = { $outcome }, { $score }
web-history-shown = { $shown } of { $total }
web-history-more = Show more
web-history-export = Download all records
web-history-alone = alone
web-history-stood-in = { $count ->
        [one] a bot chose once for { $name }
       *[other] a bot chose { $count } times for { $name }
    }
web-history-stood-in-you = { $count ->
        [one] a bot chose once for you
       *[other] a bot chose { $count } times for you
    }
web-history-pictures = Pictures
web-history-list = List
web-history-when = When
web-history-from = From
web-history-until = To
web-history-month = Last 30 days
web-history-two = You two
    .told = You { $won }, { $name } { $lost }
web-history-two-level = { $count ->
        [one] one drawn
       *[other] { $count } drawn
    }
web-history-rematch = Rematch
    .label = Rematch: { $title }
web-nav-people = People
web-nav-asked = { $count ->
        [one] someone waits for your answer
       *[other] { $count } wait for your answer
    }
web-people = People
web-people-guest = Friends need an account
    .note = Make one in the settings, and people you have played with can find you again.
web-people-friends = Friends
web-people-none = No friends yet. Ask someone you have played with.
web-people-met = Played with lately
web-people-own = Your own profile
web-people-here = here now
web-people-asked = would like to be your friend
web-people-asking = was asked, no answer yet
web-people-ask = Ask to be friends
    .label = Ask to be friends: { $name }
web-people-accept = Accept
    .label = Accept { $name } as a friend
web-people-decline = Not now
    .label = Not now: { $name }
web-people-back = Take back
    .label = Take back what you asked { $name }
web-people-remove = End friendship
    .label = End friendship: { $name }
web-people-watch = Watch
    .label = Watch { $name } play
web-people-look = Look
    .label = Look at the table: { $name }
web-people-challenge = Challenge
    .label = Challenge { $name }
web-people-challenges = Challenges
web-people-by = { $name } challenges you
web-people-to = You challenge { $name }
web-people-not-now = not now
web-people-which = What would you like to play?
web-profile-since = here since { $date }
web-profile-matches = { $count ->
        [one] one match
       *[other] { $count } matches
    }
web-profile-results = Results
web-profile-last = The last results
web-profile-sides = Schools and factions
web-profile-forms = Forms
web-profile-of = won / played
web-profile-recent = Recent matches
web-profile-none = No finished matches yet.
web-profile-private = { $name } keeps the rest private.
web-profile-shown = Who sees your profile
web-profile-shown-everyone = everyone
web-profile-shown-friends = friends
web-profile-shown-nobody = only you
