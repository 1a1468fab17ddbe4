### The guided first games

web-learn-lessons = { $count ->
        [one] שיעור אחד
        [two] שני שיעורים
       *[other] { $count } שיעורים
    }
web-learn-left = { $minutes ->
        [one] נותרה דקה אחת בערך
        [two] נותרו שתי דקות בערך
       *[other] נותרו { $minutes } דקות בערך
    }
web-learn-step = צעד { $step } מתוך { $steps }
web-learn-differently = הסבר אחר
web-learn-opens = שיעור { $lesson }
web-learn-leave = המשך בלי המדריך
web-learn-guide = מדריך
web-learn-done = הושלם
web-learn-present = השיעור הנוכחי
web-learn-to-come = בהמשך

# The guide has taught everything: a first game against a gentle bot.
web-learn-next = עכשיו משחק נגד { $bot }
web-learn-again = המדריך מההתחלה
