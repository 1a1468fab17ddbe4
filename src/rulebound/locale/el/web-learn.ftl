### The guided first games

web-learn-lessons = { $count ->
        [one] Ένα μάθημα
       *[other] { $count } μαθήματα
    }
web-learn-left = { $minutes ->
        [one] απομένει περίπου ένα λεπτό
       *[other] απομένουν περίπου { $minutes } λεπτά
    }
web-learn-step = βήμα { $step } από { $steps }
web-learn-differently = Πες το αλλιώς
web-learn-opens = μάθημα { $lesson }
web-learn-leave = Συνέχεια χωρίς τον οδηγό
web-learn-guide = Οδηγός
web-learn-done = ολοκληρώθηκε
web-learn-present = τρέχον μάθημα
web-learn-to-come = ακολουθεί

# The guide has taught everything: a first game against a gentle bot.
web-learn-next = Τώρα παιχνίδι με: { $bot }
web-learn-again = Ξανά από την αρχή ο οδηγός
