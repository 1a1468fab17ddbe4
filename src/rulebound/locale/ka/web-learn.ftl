### The guided first games

web-learn-lessons = { $count ->
        [one] ერთი გაკვეთილი
       *[other] { $count } გაკვეთილი
    }
web-learn-left = { $minutes ->
        [one] დარჩა დაახლოებით ერთი წუთი
       *[other] დარჩა დაახლოებით { $minutes } წუთი
    }
web-learn-step = ნაბიჯი { $step } / { $steps }
web-learn-differently = სხვანაირად მითხარი
web-learn-opens = გაკვეთილი { $lesson }
web-learn-leave = მეგზურის გარეშე გაგრძელება
web-learn-guide = მეგზური
web-learn-done = დასრულებულია
web-learn-present = ახლანდელი გაკვეთილი
web-learn-to-come = წინაა

# The guide has taught everything: a first game against a gentle bot.
web-learn-next = ახლა თამაში, მეტოქე: { $bot }
web-learn-again = სახელმძღვანელო თავიდან
