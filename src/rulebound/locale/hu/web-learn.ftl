### The guided first games

web-learn-lessons = { $count ->
        [one] Egy lecke
       *[other] { $count } lecke
    }
web-learn-left = { $minutes ->
        [one] még körülbelül egy perc
       *[other] még körülbelül { $minutes } perc
    }
web-learn-step = { $step }/{ $steps }. lépés
web-learn-differently = Mondd másképp
web-learn-opens = { $lesson }. lecke
web-learn-leave = Folytatás útmutató nélkül
web-learn-guide = Útmutató
web-learn-done = kész
web-learn-present = jelenlegi lecke
web-learn-to-come = még hátravan

# The guide has taught everything: a first game against a gentle bot.
web-learn-next = Most játék: { $bot } ellen
web-learn-again = Az útmutató még egyszer
