### The terminal: commands, questions, answers

## Help of the command line. Names of commands and flags are not translated.
cli-help-rulebound = Real tabletop games, played by the book.
cli-help-play = Play a game here, with people and bots at one keyboard.
cli-help-serve = Set up tables for people: a web page to play on, with friends and bots.
cli-help-simulate = Let bots play many matches and see who wins.
cli-help-replay = Look at a saved match again.
cli-help-games = List the games and their options.
cli-help-lang = Language: en, el, hu, ka or he.
cli-help-game = The game: see “rulebound games”.
cli-help-seats = The number of players.
cli-help-option = An option of the game, as name=value; can be given several times. --name value works too. See “rulebound games”.
cli-help-json = Print data instead of tables.
cli-help-players = Who plays, seat by seat: you, or the name of a bot. For instance you,greedy.
cli-help-names = The names of the people, in the order of their seats.
cli-help-seed = A number that decides all that is random.
cli-help-position = Start from the position in this file.
cli-help-record = Save the match in this file, at the end and when you quit.
cli-help-resume = Go on with the match saved in this file.
cli-help-yes = Ask nothing before the match; take the defaults.
cli-help-n = How many matches.
cli-help-bots = The bots, separated by commas. They take turns in the seats.
cli-help-jobs = How many processes share the work; 0: one for each processor. The results are the same.
cli-help-report = Show how often each part of the game is scored and for how much, for every number of players.
cli-help-svg = Also draw the report in this SVG file.
cli-help-file = A record, as saved by “play”.
cli-help-log = Print all that happened.
cli-help-at = Show the table after this many choices.
cli-help-step = Go from choice to choice with Enter.
cli-help-seat = Show what this seat sees, counted from 1. Without it: as a spectator.
cli-help-host = The address to listen at. 0.0.0.0: other machines can reach the tables too.
cli-help-port = The port to listen at. Without it: 8080, or the next one that is free.
cli-help-data = The folder in which tables and players are kept.
cli-help-database = The URL of a database to keep them in instead, for instance postgresql://host/name.
cli-help-workers = How many processes the bots think in.
cli-help-open = Open the page in a browser.

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
cli-footer = Type a choice or its number, or: ways why card hand log undo save help quit
cli-which = { $count ->
        [one] One choice fits. Is that it?
       *[other] { $count } choices fit. Which one?
    }
cli-not-possible = “{ $text }” is not possible now. Type help to see what you can type, or why and the name of a thing.
cli-no-number = Type a number from 1 to { $count }.
cli-no-ways = There are no ways to show now.
cli-no-reason = Nothing forbids that.
cli-say-which = Say which one, for instance: why e5, card knight.
cli-several = “{ $text }” can mean { $names }.
cli-unknown-thing = Nothing here is called “{ $text }”.
cli-cannot-undo = The last choice can no longer be taken back.
cli-undone = Taken back: { $text }
cli-sure = { $text }: are you sure? (yes/no)
cli-saved = The match is saved in { $file }.
cli-resume = Go on with it: rulebound play { $game } --resume { $file }
cli-left = Goodbye. Nothing was played, so nothing was saved.
cli-help-table =
    Type what you want to do as the menu writes it. Beginnings are enough.
    A number takes that line of the menu.

      why CARD            why a card cannot be used now
      card CARD           the text of a card
      hand                your cards
      table               everything again (or just press Enter)
      log                 all that happened so far
      undo                take the last choice back
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
cli-serve-stop = Ctrl-C stops it. Nothing is lost: matches go on where they were.

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
cli-sim-choices = Choices in a match
cli-sim-turns = Turns in a match

## The report of a simulation
cli-report-title = { $seats } players, { $count ->
        [one] 1 match
       *[other] { $count } matches
    }
cli-report-times = Played
cli-report-share = Players scoring
cli-report-average = Points a player
cli-report-largest = Most
cli-report-smallest = Least
cli-report-bots = Bots: { $bots }
cli-report-svg-alone = --svg needs --report.

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
cli-error-exists = { $file } exists already; choose another name.
cli-error-folder = The folder of { $file } does not exist.
cli-error-write = { $file } cannot be written: { $reason }.
cli-error-seat = There is no seat { $number }; there are { $count }.
cli-error-at = There is no choice { $at }; the record holds { $count }.
