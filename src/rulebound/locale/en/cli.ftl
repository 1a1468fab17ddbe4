### The terminal: commands, questions, answers

## Help of the command line. Names of commands and flags are not translated.
cli-help-rulebound = Real tabletop games, played by the book.
cli-help-play = Play a game here, with people and bots at one keyboard.
cli-help-serve = Open tables for people: a web page to play on, with friends and bots.
cli-help-backup = Save everything that the server keeps in one file, even while it is running.
cli-help-restore = Bring back everything from a backup. The server must not be running.
cli-help-simulate = Let bots play many matches and see who wins.
cli-help-train = Let bots learn from matches against themselves what counts, and report what improved.
cli-help-deals = How many deals old and new weights play against each other, each from every seat.
cli-help-write = Keep the new weights.
cli-help-replay = Replay a saved match.
cli-help-games = List the games and their options.
cli-help-lang = Language: en, el, hu, ka or he.
cli-help-game = The game: see “rulebound games”.
cli-help-seats = The number of players.
cli-help-option = An option of the game, as name=value; can be given several times. --name value works too. See “rulebound games”.
cli-help-json = Print data instead of tables.
cli-help-players = Who plays, seat by seat: you, or the name of a bot. For instance you,greedy.
cli-help-names = The names of the people, in the order of their seats.
cli-help-seed = A number that decides everything random.
cli-help-position = Start from the position in this file.
cli-help-record = Save the match in this file, at the end and when you quit.
cli-help-resume = Continue the match saved in this file.
cli-help-cores = On how many cores a bot thinks at a time.
cli-help-yes = Ask nothing before the match; take the defaults.
cli-help-n = How many matches.
cli-help-bots = The bots, separated by commas. They take turns in the seats.
cli-help-jobs = How many processes share the work; 0: one for each processor. The results are the same.
cli-help-report = Show how often each part of the game is scored and for how much, for every number of players.
cli-help-svg = Also draw the report in this SVG file.
cli-help-file = A record, as saved by “play”.
cli-help-log = Print everything that happened.
cli-help-at = Show the table after this many choices.
cli-help-step = Go from choice to choice with Enter.
cli-help-seat = Show what this seat sees, counted from 1. Without it: as a spectator.
cli-help-host = The address to listen on. 0.0.0.0: other machines can reach the tables too.
cli-help-port = The port to listen on. Without it: 8080, or the next one that is free.
cli-help-data = The folder in which tables and players are kept.
cli-help-database = The URL of a database to keep them in instead, for instance postgresql://host/name.
cli-help-backup-file = The file to write; it must not exist yet.
cli-help-restore-file = The file with the backup.
cli-help-force = Replace the tables and players that are there now.
cli-help-workers = How many processes the bots think in.
cli-help-open = Open the page in a browser.
cli-help-arena = Let bots meet on equal terms, with the same deals from every seat, and rate them.
cli-help-arena-run = Play a contest. The word “run” can be left out.
cli-help-arena-show = Show the results that a file holds.
cli-help-arena-export = Write the results as a Parquet file, one row for each seat of a match.
cli-help-dataset = Let bots play, and write their matches, choices and results as Parquet files.
cli-help-dataset-folder = The folder to write; it must not exist yet.
cli-help-dataset-features = Also write what the player saw at each choice, in numbers.
cli-help-arena-bots = The bots, separated by commas. greedy@0.5 has half a second per choice, whatever the others have. Without it: greedy,random; with --ladder, all that have a character.
cli-help-arena-n = How many deals each meeting has. Each deal is played from every seat.
cli-help-arena-gauntlet = Let this bot meet each of the others, who do not meet each other.
cli-help-arena-ladder = Let each bot meet only the one before it. List them from the weakest to the strongest.
cli-help-arena-seconds = How many seconds of processor time a bot may think about a choice. Without it: as long as it likes, and the same seed gives the same results.
cli-help-arena-sprt = Stop a meeting as soon as it is clear whether the first bot is at least as much stronger as the second number says, or no more than the first. In Elo, for instance 0,50.
cli-help-arena-jobs = How many processes share the work; 0: one for each processor.
cli-help-arena-ray = Play on the Ray cluster at this address; auto: the one that this machine belongs to.
cli-help-arena-store = The file that keeps the results. What is in it already is not played again.
cli-help-arena-file = The file with the results.
cli-help-arena-mix = Count matches that another version of the code played, too.
cli-help-arena-anchor = Give a bot this rating; the others follow. For instance random=1000. Without it: 1500 on average.
cli-help-arena-report = Also write the tables to this file, which ends in .md or .json.

## Before the match
cli-default = (Enter)
cli-yes = yes
cli-no = no
# All words that mean yes, separated by blanks.
cli-yes-words = y yes
cli-pick-again = Type a number from 1 to { $count }, or the beginning of a word.
cli-ask-game = Which game?
cli-ask-seats = How many players?
cli-ask-player = Who sits in seat { $number }?
cli-ask-for-seat = Seat { $number }?
cli-person = a person
cli-bot = a bot
cli-player = Player { $number }
cli-seed = Seed { $seed }. The same seed and the same choices give the same match.

## At the table
cli-thinks = { $name } is thinking …
cli-pass-keyboard = Pass the keyboard to { $name }. { $name }, press Enter.
cli-group = { $count } possibilities
cli-a-square = SQUARE
cli-a-card = CARD
cli-a-colour = COLOR
cli-footer = Type a choice or its number, or: ways why card hand log undo save hint help quit
cli-which = { $count ->
        [one] One choice fits. Is that it?
       *[other] { $count } choices fit. Which one?
    }
cli-not-possible = “{ $text }” is not possible now. Type help to see what you can type, or why and the name of a thing.
cli-no-number = Type a number from 1 to { $count }.
cli-no-ways = There are no ways to show now.
cli-no-reason = Nothing forbids that.
cli-other-choice = Something else has to be chosen now.
cli-say-which = Say which one, for instance: why e5, card knight.
cli-several = “{ $text }” could mean { $names }.
cli-unknown-thing = Nothing here is called “{ $text }”.
cli-cannot-undo = The last choice can no longer be undone.
cli-undone = Undone: { $text }
cli-sure = { $text }: are you sure? (yes/no)
cli-saved = The match is saved in { $file }.
cli-resume = Continue it: rulebound play { $game } --resume { $file }
cli-left = Goodbye. Nothing was played, so nothing was saved.
cli-help-table =
    Type what you want to do as the menu writes it. Beginnings are enough.
    A number takes that line of the menu.

      why CARD            why a card cannot be used now
      card CARD           the text of a card
      hand                your cards
      table               everything again (or just press Enter)
      log                 everything that happened so far
      hint                the three best choices, and why
      undo                undo the last choice
      save FILE           save the match
      quit                save the match and stop

## The end
cli-result = The match is over
cli-place = Place
cli-name = Name
cli-score = Score

## Replay
cli-replay-open = The table after { $at } of { $count } choices.
cli-replay-step = Choice { $at } of { $count }. Enter: the next one; q: stop.

## The server
cli-serve-address = Rulebound is at { $url }
cli-serve-stop = Ctrl-C stops it. Nothing is lost: matches continue where they left off.
cli-backup-done = Everything is saved in { $file }. Tables: { $tables }; players: { $players }.
cli-restore-done = Everything is back from { $file }. Tables: { $tables }; players: { $players }.

## Simulations
cli-sim-progress = Playing
cli-sim-bot = Bot
cli-sim-games = Matches
cli-sim-wins = Wins
cli-sim-share = Share
cli-sim-interval = 95% interval
cli-sim-score = Avg. score
cli-sim-matches = Matches
cli-sim-draws = Draws
cli-sim-order = First places, { $number ->
        [1] starting player
       *[other] player { $number } in turn order
    }
cli-sim-seat = First places, seat { $number }
cli-sim-choices = Choices per match
cli-sim-turns = Turns per match

## What bots learnt
cli-train-kind = Kind
cli-train-games = Matches
cli-train-tables = Tables
cli-train-before = Log loss before
cli-train-after = after
cli-train-feature = Feature
cli-train-contest = New weights against old: { $won } of { $played } matches.

## The report of a simulation
cli-report-title = { $seats } players, { $count ->
        [one] 1 match
       *[other] { $count } matches
    }
cli-report-times = Played
cli-report-share = Players scoring
cli-report-average = Points per player
cli-report-largest = Most
cli-report-smallest = Least
cli-report-bots = Bots: { $bots }
cli-report-svg-alone = --svg needs --report.

## The arena
cli-arena-seats = { $count ->
        [one] 1 player
       *[other] { $count } players
    }
cli-arena-seconds = { $seconds } s per choice
cli-arena-seed = seed { $seed }
cli-arena-played = Deals: { $deals }; matches: { $matches }.
cli-arena-left-out = Matches that do not count: { $count } (of deals not played from every seat, or after the end of a test).
cli-arena-cross = All against all: the share of the points that the row gets against the column
cli-arena-meetings = Meetings
cli-arena-meeting = Bots
cli-arena-deals = Deals
cli-arena-results = Won / drawn / lost
cli-arena-share = Share (95%)
cli-arena-lead = Score lead
cli-arena-test = Stronger?
cli-arena-open = open
cli-arena-ratings = Ratings
cli-arena-elo = Elo
cli-arena-thought = Time per choice
cli-arena-choices = Choices
cli-arena-mean = Mean
cli-arena-most = 99% within
cli-arena-longest = Longest
cli-arena-late = More than { $seconds } s late
cli-arena-exported = The results are in { $file }. Rows: { $count }.
cli-dataset-written = The matches are in { $folder }. Matches: { $matches }; choices: { $count }.
cli-arena-stopped = Stopped. Everything played so far is kept, and the same command continues from here.
cli-arena-stopped-lost = Stopped. With --store FILE, the same command would continue from here.
cli-arena-one-form = Choose --gauntlet or --ladder, not both.
cli-arena-bad-sprt = “{ $text }” is not two differences in Elo; write for instance 0,50.
cli-arena-bad-anchor = “{ $text }” is not a bot and its rating; write for instance random=1000. The bots are { $known }.
cli-arena-bad-report = The name of { $file } has to end in .md or .json.
cli-arena-no-store = { $file } does not exist.
cli-arena-not-store = { $file } does not hold results of the arena.
cli-arena-spoilt = { $file } is damaged: { $reason }.
cli-arena-other-code = { $file } holds matches of this contest that another version of the code played. Choose another file, or count them with --mix.
cli-arena-other-node = These matches were played by another version of the code. Install this one on all machines of the cluster, or use --mix.

## Games
cli-games-seats = Players: { $seats }
cli-games-option = Option
cli-games-default = Default
cli-games-allowed = Allowed
cli-games-meaning = Meaning

## Errors
cli-error-language = There is no language { $language }; there are { $known }.
cli-error-option = “{ $text }” is not an option: write name=value.
cli-error-player = Nobody is called { $name }; a player is one of { $known }.
cli-error-player-count = There are { $players } players for { $seats } seats.
cli-error-names = There are { $names } names for { $people } people.
cli-error-read = { $file } cannot be read: { $reason }.
cli-error-too-long = { $file } is longer than { $limit } MB.
cli-error-not-text = { $file } is not a text file.
cli-error-not-json = { $file } is not a record.
cli-error-exists = { $file } already exists; choose another name.
cli-error-folder = The folder of { $file } does not exist.
cli-error-write = { $file } cannot be written: { $reason }.
cli-error-seat = There is no seat { $number }; there are { $count }.
cli-error-at = There is no choice { $at }; the record holds { $count }.
cli-error-not-backup = { $file } is not a Rulebound database.
cli-error-newer = { $file } was made by a newer version of Rulebound.
cli-error-running = A server is using { $file }; stop it first.
cli-error-not-empty = { $file } already holds tables or players; --force replaces them.
cli-error-sqlite-only = This is for SQLite files; for PostgreSQL, use pg_dump and psql.

## What a bot would do, and where a match turned
cli-help-hint = Show the three best choices and why, knowing only what the player knows.
cli-help-hint-file = A record, as saved by “play”; with --game, a position.
cli-help-hint-at = After this many choices. Without it: where the record ends.
cli-help-hint-game = The file is a position of this game.
cli-help-hint-seconds = How long the bot may think.
cli-help-hints = Whether people may type hint.
cli-help-analyse = Show where a finished match turned and what would have been better.
cli-help-analyse-seconds = How long to think about the whole match.
cli-help-analyse-report = Also write a report to this file, which ends in .md or .html.
cli-help-play-on = Play on from there. The record stays as it is.
cli-help-play-on-players = Who plays on, seat by seat: you, or the name of a bot. Without it: you for whoever has to choose.
cli-hint-none = There is nothing to choose between.
cli-hint-below = Chance to win, per cent, give or take { $within }, from { $samples } games played on. The bot knows what you know.
cli-hint-over = There the match is over.
cli-hint-off = This table is played without hints.
cli-hint-thinks = Looking for the best choices …
cli-analysis-progress = Choices
cli-analysis-none = No choice gave away a tenth of the chance to win for certain.
cli-analysis-played = played
cli-analysis-moves = Marked choices
cli-analysis-number = Choice
cli-analysis-player = Player
cli-analysis-choice = Played
cli-analysis-chance = Chance
cli-analysis-mark = Mark
cli-analysis-point = Choice { $number }, { $name } { $mark }: { $lost } per cent given away
cli-analysis-line = The line expected: { $line }
cli-analysis-curve = Each side’s chance to win
cli-analysis-open = Only a finished match can be analysed.
cli-error-analyse-report = { $file } must end in .md or .html.

cli-help-admin = For the owner of a server: accounts, reports, tables, announcements, invitations.
cli-help-admin-status = How many there are of everything.
cli-help-admin-accounts = List accounts.
cli-help-admin-suspend = Suspend an account and sign it out everywhere.
cli-help-admin-restore = Let a suspended account in again.
cli-help-admin-sign-out = Sign an account out everywhere.
cli-help-admin-reports = List what people have reported.
cli-help-admin-settle = Mark a report as dealt with.
cli-help-admin-tables = List the tables that are not over, perhaps those of one account.
cli-help-admin-end-table = End a table: its match is over without a result.
cli-help-admin-announce = Tell everyone something in the lobby.
cli-help-admin-announcements = List what is told in the lobby.
cli-help-admin-withdraw = Take an announcement back.
cli-help-admin-invite = Make invitations; each works once.
cli-help-admin-invitations = List the invitations.
cli-help-admin-login = The username of an account.
cli-help-admin-number = Its number, as listed.
cli-help-admin-search = A username, the beginning of a name, or an e-mail address.
cli-help-admin-settled = Those that were dealt with.
cli-help-admin-table = The table, or its address.
cli-help-admin-text = The text, in English.
cli-help-admin-in = The text in another language, such as el=…; may be given several times.
cli-help-admin-hours = For how many hours; without it, until it is withdrawn.
cli-help-admin-note = A note for yourself: whom it is for.
cli-admin-status = Accounts: { $accounts } (suspended: { $suspended }); guests: { $guests }. Tables open: { $open }, running: { $running }, finished: { $finished }. Reports to deal with: { $reports }.
cli-admin-suspended = suspended
cli-admin-done = Done.
cli-admin-nothing = There is nothing like that.
cli-admin-nobody = There is no account { $login }.
cli-admin-no-data = There is no database at { $file }.
cli-admin-bad-language = { $given } is not a language and a text, such as el=…
cli-admin-announced = Announced as number { $number }.
cli-admin-used = used by { $name }

## Cards
cli-help-cards = Look at the cards of a game: all of them, or those of a name.
cli-help-cards-name = A name or a part of it, in any language, also without accents.
cli-help-cards-where = Only what is so: school=highland. Give it several times; values of the same kind are alternatives.
cli-cards-no-gallery = The game “{ $game }” shows no cards.
cli-cards-none = There is no such card: { $name }
cli-cards-where = “{ $given }” is not of the form kind=value; kinds: { $facets }
cli-cards-value = “{ $value }” is no { $facet }; known: { $known }
cli-cards-count = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cli-cards-rulings = Rulings
cli-cards-rules = Rules: { $rules }
