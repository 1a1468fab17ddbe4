### The table in the browser: bar, seats, log, chat, replay, waiting, rules

## Title of the browser's tab
web-table-title = { $title } · Rulebound
web-table-title-yours = Your move · { $title } · Rulebound

## Top bar
web-table-home = Rulebound, go to the lobby
web-table-tools = Table
# "Bridge, hand 7 of 12": a game with its form, and where the match is.
web-table-where = { $kind }, { $form }
web-table-where-finished = { $kind }, finished
web-table-watching = { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
web-table-watchers = Watching now
web-table-invite = Invite
web-table-rules = Rules
web-table-goal = Goal
web-table-more = More
web-table-record = Download record
web-table-record-failed = The record could not be fetched.
web-table-copied = The link is copied.
web-table-copy-move = Copy link to move { $at }
web-table-my-seat = Copy the link to my seat
    .note = For another device. Anyone who has it can play for you.
web-table-notify = Tell me when it’s my move
web-table-parent = Previous match
web-table-lobby = Lobby

## Regions, for people who cannot see them
web-table-decision = Your decision
web-table-board = Board
web-table-hand = Hand
web-table-strip = At a glance
web-table-side = Side panel
web-table-rail = Players
web-table-rail-open = Show players and log
web-table-drawer = Bottom panel
web-table-drawer-up = Pull up
web-table-drawer-down = Push down
web-table-log-and-chat = Log and chat

## The bar: your turn
web-table-your-turn = Your turn
web-table-your-move = It’s your move
web-table-clock = Time left
web-table-back = Back
web-table-undo = Undo
# $what is a choice: "Place a piece on f3".
web-table-undo-what = Undo: { $what }
# $why is one of the next three.
web-table-undo-why = Undo is not possible: { $why }
web-table-undo-nothing = nothing to undo yet
web-table-undo-not = too late now
web-table-undo-never = not at this table
web-table-undo-hold = Hold to undo back to the start of your turn.
web-table-way = way { $number } of { $count }
web-table-way-less = Previous way
web-table-way-more = Next way
web-table-step-less = Fewer
web-table-step-more = More
# A chip that opens a list of everything that can be touched.
web-table-list = { $count ->
        [one] { $count } possibility
       *[other] All { $count } possibilities
    }
web-table-final = can’t be undone
# What a screen reader says when the question changes.
web-table-spoken = { $eyebrow } { $question } { $count ->
        [one] One option.
       *[other] { $count } options.
    }
web-table-sure = Are you sure?
web-table-sure-what = { $what }?
web-table-sure-no = No, keep playing

## The bar: somebody else's turn
web-table-waiting = Waiting
web-table-chooses = { $name } is choosing
web-table-thinks = { $name } is thinking
# A decision of one’s own that is made as one has settled before.
web-table-answered = Continuing on your behalf
# What others did is shown before the next question.
web-table-staged = What has just happened
web-table-step = Next step
web-table-skip = Skip
web-table-tempo = How fast you see what others do
web-table-tempo-step = step
web-table-tempo-slow = slow
web-table-tempo-normal = normal
web-table-tempo-fast = fast
web-table-key-space = Space
web-table-stuck = { $name } is stuck
web-table-wake = Wake the bot
web-table-another-bot = Replace the bot
web-table-nudge = Nudge
web-table-nudged = { $name } asks if you’re there.
web-table-watching-now = You’re watching
# $strength is a bot's strength, such as "Steady".
web-table-bot = Bot, { $strength }
# What a bot is called: the only one at a table, or one of several, by its seat.
web-table-bot-only = Bot
web-table-bot-number = Bot { $number }
web-table-player-number = Player { $number }
web-table-away = away since { $time }

## Connection
web-table-coming = Loading the table …
web-table-reconnecting = Reconnecting
web-table-lost = No connection since { $time }
web-table-kept = Your turn, just as you left it
web-table-missed = { $count ->
        [one] 1 move since then
       *[other] { $count } moves since then
    }
web-table-missed-look = Show them
web-table-no-watching = This table is not open to watchers.
web-table-outdated-eyebrow = Older rules · move { $count }
web-table-outdated = The rules have changed since this match began. You can still read it here, but it can’t go on.
web-table-outdated-end = End the match
web-table-outdated-gone = This match was played with older rules. Only its record is left.

## Refusals
web-table-trouble-stale = The game has moved on. Have another look.
web-table-trouble-no-connection = There is no connection. Nothing was sent.
web-table-trouble-not-your-turn = It’s not your turn.
web-table-trouble-illegal = That isn’t possible now.
web-table-trouble-cannot-undo = That can no longer be undone.
web-table-trouble-over = The match is over.
web-table-trouble-too-fast = That was too fast. Wait a moment.
web-table-trouble-try-again = The server couldn’t save that. Try again.
web-table-trouble-seat-taken = Someone else has taken this chair.
web-table-trouble-not-open = This match has already started.
web-table-trouble-other = The server didn’t allow that.

## The end
web-table-over-eyebrow = { $title }, { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
web-table-over-you = You win.
web-table-over-you-and = You and { $names } win.
web-table-over-others = { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
web-table-over-lost = You lose.
web-table-over-lost-other = { $name } loses.
web-table-over-draw = Nobody wins: it’s a draw.
web-table-over-rules = Nobody wins: the rules changed and the match couldn’t go on.
web-table-over-all-lost = Everyone loses.
web-table-rematch = Rematch
web-table-rematch-by = Rematch requested by { $names }.
web-table-rematch-waiting = Waiting for { $names } to say yes
web-table-rematch-back = Cancel request
web-table-rematch-go = Go to the rematch

## Seats
web-table-you = You
# $sub is a side, a strength or "away since 21:14".
web-table-seat = { $name }, { $sub }, score { $score }
web-table-seat-side = { $side }, { $bot }
web-table-seat-stuck = The bot is stuck

## Log
web-table-log = Log
web-table-log-empty = Nothing has happened yet.
# A line of the log for people who cannot see the mark before it.
web-table-log-line = { $name }: { $said }

## Replay
web-table-replay = Replay
web-table-live = Live
web-table-arrived = The game has moved on.
web-table-move = Move { $at } of { $total }
web-table-move-short = { $at } of { $total }
web-table-move-none = Before the first move
web-table-transport = Playback
web-table-first = To the beginning
web-table-previous = One move back
web-table-play = Play
web-table-pause = Pause
web-table-next = One move forward
web-table-last = To the end
web-table-speed = Moves per second
web-table-speed-of = { $speed ->
        [one] { $speed } move per second
       *[other] { $speed } moves per second
    }
web-table-to-table = Back to the table
web-table-to-result = Back to the result
web-table-seen-by = View as
web-table-seen-open = The match is over, so you can look at every hand.
web-table-watcher = Watcher
web-table-play-on = Continue from here
web-table-play-on-title = Continue from move { $at }
web-table-play-on-note = A new table starts from this position. The finished match stays as it is. Its record shows what will be drawn, so the other chairs are for bots.
web-table-play-on-go = Open the table
web-table-sitter-me = I’ll sit here
web-table-sitter-open = Someone with the link

## Chat
web-table-chat = Chat
web-table-chat-empty = Nobody has said anything yet.
web-table-chat-news = new
web-table-say = Say something
web-table-send = Send
web-table-mute = Mute
web-table-muted = Messages from { $name } are hidden.
web-table-unmute = Show them again
web-table-phrases = Quick phrases
web-table-phrase-hello = Hello
web-table-phrase-luck = Good luck
web-table-phrase-nice = Well played
web-table-phrase-moment = One moment, please
web-table-phrase-thanks = Thanks for the game
web-table-phrase-again = Shall we play again?

## Explaining
web-table-why-nothing = You can’t use this now. Whatever glows can be chosen.
web-table-why-not-now = It’s not your turn.
web-table-instead = Possible now:
web-table-chapter-of = Rule { $rule }, open the chapter
web-table-rules-search = Search the rules
web-table-rules-none = No chapter mentions “{ $words }”.
web-table-rules-found = { $count ->
        [0] No chapter in short holds these words.
        [one] { $count } chapter holds these words.
       *[other] { $count } chapters hold these words.
    }
web-table-describe = Describe the table

## Keys
web-table-keys = Keys
web-table-keys-off = Letter, digit and symbol keys are turned off in your settings.
web-table-key-tab = next region; with Shift the previous one
web-table-key-arrows = move over the board or the hand
web-table-key-shift-arrows = next thing that can be chosen in that direction
web-table-key-glowing = previous and next thing that can be chosen
web-table-key-enter = choose the focused thing, or do what the button says; Space too
web-table-key-escape = drop the last selection; close the top window
web-table-key-undo = undo
web-table-key-undo-turn = undo back to the start of the turn
web-table-key-chips = the choices in the bar
web-table-key-prepare = switch cards on before an attack
web-table-key-stop = stop, pass or end
web-table-key-ways = previous and next way; fewer and more
web-table-key-decision = to the decision
web-table-key-board = to the board
web-table-key-hand = to the hand
web-table-key-log = to the log
web-table-key-chat = to the chat
web-table-key-rules = rules of the focused thing
web-table-key-describe = describe the table
web-table-key-keys = all keys

## A table with empty chairs
web-table-chairs = { $count ->
        [one] One chair is free
       *[other] { $count } chairs are free
    }
    .note = The match starts when the last chair is taken.
web-table-starting = The match is starting
web-table-chair = Chair { $number }
web-table-chair-open = Free
web-table-sit = Sit down here
web-table-put-bot = Put a bot here
web-table-clear = Clear this chair
web-table-leave = Stand up
web-table-copy-link = Copy link
web-table-close-table = Close the table

## Lengths of time
web-table-seconds = { $seconds } s
web-table-minutes = { $minutes } min { $seconds } s
web-table-hours = { $hours } h { $minutes } min

web-table-stands-in = A bot plays for { $name }
web-table-stands-in-eyebrow = Left to a bot
web-table-stood-in = by a bot
web-table-in-place = the bot for { $name }
web-table-trouble-stood-in = A bot plays for you; stop it first.

## Hints
web-table-hint = Hint
web-table-hint-label = Hint: { $why }
web-table-hint-close = Close the hint
web-table-hint-left = { $count ->
        [0] none left
        [one] 1 left
       *[other] { $count } left
    }
web-table-hint-only-one = There is only one thing to do
web-table-hint-used = No more hints this round
web-table-hint-thinking = The bot is thinking …
web-table-hint-failed = No hint this time
web-table-hint-in-100 = in 100
web-table-hint-about = Chance to win, from what you know. Games played on: { $samples }. Give or take { $within }.
web-table-hint-round = This round
web-table-hint-seen = The others see that you asked, not what you read.
web-table-hint-asked = { $name } asked for a hint.
web-table-key-hint = ask for a hint, close it
web-table-key-played = in an analysis: played or better
web-table-key-note = write a note to the move you look at

## Analysis of a finished match
web-table-analysis = Analysis
web-table-analysis-start = Let the bot read this match, about a minute
web-table-analysis-none = No analysis yet.
web-table-analysis-refused = This match cannot be analysed.
web-table-analysis-not-yet = The bot has not come to this choice yet.
web-table-analysis-nothing-here = There was nothing to choose here.
web-table-analysis-reads = The bot reads the match
web-table-analysis-far = { $known } of { $total }
web-table-analysis-stopped = The bot stopped at choice { $number }.
web-table-analysis-go-on = Go on
web-table-analysis-move = Move { $at } of { $total }
web-table-analysis-place = Move { $at } of { $total }, chance to win { $percent } per cent
web-table-analysis-curve = Chance to win over the match
web-table-analysis-shows = What the board shows
web-table-analysis-played = Played
web-table-analysis-better = Better
web-table-analysis-play-on = Play on
web-table-analysis-turning-before = Turning point before
web-table-analysis-turning-after = Next turning point
web-table-analysis-instead = Instead of move { $number }
web-table-analysis-instead-tab = Instead
web-table-analysis-per-cent = chance to win, per cent
web-table-analysis-was-played = played
web-table-analysis-by = { $sign ->
        [more] +{ $by }
        [same] ±0
       *[less] −{ $by }
    }
web-table-analysis-line = Expected:
web-table-analysis-about = From what this seat knew then. Games played on: { $samples }. Give or take { $within }.
web-table-analysis-moves = Moves
web-table-analysis-turning = Turning points, { $count }
web-table-analysis-no-turning = No choice gave away a tenth of the chance to win for certain.
web-table-analysis-worst = Move { $number } was the turning point: { $lost } per cent given away.
web-table-analysis-by-whom = Move { $number }, { $name }:
web-table-analysis-mark-best = the best by far
web-table-analysis-mark-doubtful = doubtful
web-table-analysis-mark-bad = a mistake

## Studying: notes of one’s own, branches, all hands

web-table-note = Notes
web-table-note-at = Note to move { $number }
web-table-note-yours = only you see it
web-table-note-write = Write a note
web-table-note-here = You wrote a note here
web-table-note-also = Also at move
web-table-branches = Branches, { $count }
web-table-branch-going-on = still open
web-table-branch-over = ended
web-table-branch-won = won
web-table-branch-lost = lost
web-table-branch-drawn = drawn
web-table-branch-from = from move { $number }
web-table-branch-none = No branches yet. Choose another option and play on: the table you open is kept here.
web-table-play-on-begin = Begin with
web-table-all-hands = All hands

## Watching

web-table-commentary = Commentary
web-table-commentary-more = { $count } more in the log
web-table-commentary-none = Nothing has happened yet.
web-table-watch-standing = Who leads
web-table-watch-leads = { $name } leads, { $score } to { $next }.
web-table-watch-level = { $names } are level at { $score }.
web-table-watch-sees = You see what lies on the table, and nobody’s hand.
web-table-watch-late = The bar next to the board shows how it stood { $turns } turns ago, so that nobody can be helped from here.
web-table-watch-chances = Chances to win, { $turns } turns ago
web-table-watch-again = Last turn again
web-table-watch-share = Share this table
web-table-others = Other tables
web-table-others-none = No other table can be watched now.

## An invitation
web-invite-by = { $name } invites you
web-invite-come = Come and play { $game }
web-invite-length = Length
web-invite-clock = Clock
web-invite-learn = Learn it first, in five minutes
    .note = The link brings you back here.
web-invite-note = No account, nothing to install.

## The end of a match

web-end-count = The count
web-end-course = How it went
web-end-total = Total
web-end-race = { $what }. In the end: { $ends }
web-end-chance = Your chance to win
web-end-chance-of = { $name }, chance to win
web-end-reckoning = reckoning, { $known } of { $total }
web-end-decided = What decided it
web-end-deeds = What brought most
web-end-choice = choice { $number }
web-end-share = Share
web-end-share-text = { $title }: { $result }
web-end-share-picture = The table in the end. { $result }
web-end-share-send = Share …
web-end-share-save = Save the picture
web-end-share-link = Copy the link
web-end-share-copy = Copy the text
web-table-key-end = After the end: rematch, analysis, share
