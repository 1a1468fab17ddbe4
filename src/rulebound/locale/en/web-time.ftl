# Time at a table, and what people agree on beside the match.

## The clock of a table
web-set-over = When time runs out
# $time and $more are lengths of time: "10 min", "1 day".
web-clock-choice = { $time } per decision
web-clock-turn = { $time } per turn
web-clock-bank = { $time } + { $more } per turn
web-clock-bank-only = { $time } in all
web-clock-over-bot = a bot takes over
web-clock-over-lose = the game is lost
web-clock-over-nothing = nothing (friendly)
web-clock-over-choose = a bot decides

## Time at the table
web-time-days = { $days } d { $hours } h
web-time-left = { $time } left
web-time-on-vacation = on vacation
web-time-late-eyebrow = Time is up
web-time-late-own = Your time is up. Everyone was told; you can still play.
web-time-short = Your time is running out.
web-time-pause-eyebrow = Pause
web-time-paused = The clock stands still until someone goes on.
web-time-go-on = Go on
web-time-seat-taken = a bot plays here
web-time-taken-eyebrow = A bot took over
web-time-taken = A bot plays for you. You can come back at any time.
web-time-taken-for-good = A bot plays your game to the end, as agreed at this table.
web-time-return = Come back
web-time-seat-bot = Seat a bot
web-time-claim = Claim the game
web-time-claim-sure = Yes, claim it
web-time-wait = Keep waiting
# $days are what is left.
web-time-vacation = Go on vacation ({ $days ->
        [one] { $days } day
       *[other] { $days } days
    } left)
web-time-vacation-end = End my vacation

## Proposals
web-time-propose-back = Propose to take back my last choice
web-time-propose-back-to = Propose to go back to move { $at }
web-time-propose-end = Propose to end without a winner
web-time-propose-pause = Propose a pause
web-time-asked = You are asked
web-time-waits-for = Waiting for { $names }
web-time-agree = Agree
web-time-decline = Decline
web-time-withdraw = Withdraw the proposal
web-time-proposed-back = { $name } would like to take back { $count ->
        [one] one choice
       *[other] { $count } choices
    }. What was seen stays seen.
web-time-proposed-end = { $name } would like to end the match without a winner.
web-time-proposed-pause = { $name } would like a pause.
web-time-own-back = You proposed to take back { $count ->
        [one] one choice
       *[other] { $count } choices
    }.
web-time-own-end = You proposed to end the match without a winner.
web-time-own-pause = You proposed a pause.

## In the log
web-notice-late-lose = { $name } ran out of time and loses.
web-notice-late-bot = { $name } ran out of time. A bot takes over.
web-notice-late-nothing = { $name } ran out of time.
web-notice-claimed-win = { $other } stayed away. { $name } claimed the game.
web-notice-claimed-bot = { $other } stayed away. { $name } seated a bot.
web-notice-returned = { $name } is back and plays again.
web-notice-vacation = { $name } goes on vacation.
web-notice-vacation-over = { $name } is back from vacation.
web-notice-pause = Pause, agreed by all ({ $name }’s proposal).
web-notice-resumed = { $name } goes on; the clock runs.
web-notice-end = All agreed to end without a winner ({ $name }’s proposal).
web-notice-back = { $name } took back to move { $at } by consent: { $count ->
        [one] one choice
       *[other] { $count } choices
    }. What was seen meanwhile stays known.
web-notice-declined-back = { $name } declined to take back.
web-notice-declined-end = { $name } declined to end the match.
web-notice-declined-pause = { $name } declined the pause.
web-notice-withdrawn-back = { $name } no longer wants to take back.
web-notice-withdrawn-end = { $name } no longer wants to end the match.
web-notice-withdrawn-pause = { $name } no longer wants a pause.

## Ends that no rule of the game knows
web-table-over-time = { $seat } ran out of time.
web-table-over-claimed = { $seat } stayed away.
web-table-over-agreed = Nobody wins: all agreed to end the match.
web-time-over-bot = { $count ->
        [one] one choice by a bot
       *[other] { $count } choices by a bot
    }

## What was refused
web-time-trouble-proposed = Another proposal is still open.
web-time-trouble-not-proposed = That is no longer proposed.
web-time-trouble-cannot-go-back = There is nothing to go back to.
web-time-trouble-not-away = The player is there or may take this time.
web-time-trouble-too-soon = Wait a little longer.
web-time-trouble-taken-over = A bot has taken your seat. Come back first.
web-time-trouble-no-vacation = There are no vacation days to take.
