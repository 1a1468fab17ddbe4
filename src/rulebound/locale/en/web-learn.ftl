### The guided first games

web-learn-lessons = { $count ->
        [one] One lesson
       *[other] { $count } lessons
    }
web-learn-left = { $minutes ->
        [one] about a minute left
       *[other] about { $minutes } minutes left
    }
web-learn-step = step { $step } of { $steps }
web-learn-differently = Say it another way
web-learn-opens = lesson { $lesson }
web-learn-leave = Leave the guide, keep playing
web-learn-guide = Guide
web-learn-done = done
web-learn-present = current lesson
web-learn-to-come = coming up

# The guide has taught everything: a first game against a gentle bot.
web-learn-next = Play { $bot } now
web-learn-again = Try the guide again
