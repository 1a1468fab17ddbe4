# დრო მაგიდასთან და ის, რაზეც პარტიის გარდა თანხმდებიან.

## მაგიდის საათი
web-set-over = როცა დრო ამოიწურება
web-clock-choice = { $time } არჩევანზე
web-clock-turn = { $time } ჯერზე
web-clock-bank = { $time } + { $more } ჯერზე
web-clock-bank-only = { $time } სულ
web-clock-over-bot = ჩაანაცვლებს ბოტი
web-clock-over-lose = პარტია წაგებულია
web-clock-over-nothing = არაფერი (მეგობრულად)
web-clock-over-choose = ირჩევს ბოტი

## დრო მაგიდასთან
web-time-days = { $days } დღე { $hours } სთ
web-time-left = დარჩა { $time }
web-time-on-vacation = შვებულებაშია
web-time-late-eyebrow = დრო ამოიწურა
web-time-late-own = შენი დრო ამოიწურა. ეს ყველამ იცის; თამაში კიდევ შეგიძლია.
web-time-short = შენი დრო იწურება.
web-time-pause-eyebrow = პაუზა
web-time-paused = საათი დგას, სანამ ვინმე არ გააგრძელებს.
web-time-go-on = გაგრძელება
web-time-seat-taken = აქ ბოტი თამაშობს
web-time-taken-eyebrow = ჩაგანაცვლა ბოტმა
web-time-taken = შენ ნაცვლად ბოტი თამაშობს. დაბრუნება ნებისმიერ დროს შეგიძლია.
web-time-taken-for-good = შენს პარტიას ბოლომდე ბოტი თამაშობს, როგორც ამ მაგიდასთან შეთანხმდით.
web-time-return = დაბრუნება
web-time-seat-bot = ბოტის დასმა
web-time-claim = მოგების მოთხოვნა
web-time-claim-sure = დიახ, მოთხოვნა
web-time-wait = ლოდინი
web-time-vacation = შვებულება (დარჩა { $days } დღე)
web-time-vacation-end = შვებულების დასრულება

## წინადადებები
web-time-propose-back = წინადადება: ჩემი ბოლო არჩევანის უკან წაღება
web-time-propose-back-to = წინადადება: დაბრუნება სვლაზე { $at }
web-time-propose-end = წინადადება: დასრულება გამარჯვებულის გარეშე
web-time-propose-pause = წინადადება: პაუზა
web-time-asked = შენ გეკითხებიან
web-time-waits-for = პასუხს ველით: { $names }
web-time-agree = თანხმობა
web-time-decline = უარი
web-time-withdraw = წინადადების მოხსნა
web-time-proposed-back = { $name } უკან წაღებას ითხოვს, არჩევანი: { $count }. რაც გამოჩნდა, ცნობილი რჩება.
web-time-proposed-end = { $name } პარტიის დასრულებას ითხოვს, გამარჯვებულის გარეშე.
web-time-proposed-pause = { $name } პაუზას ითხოვს.
web-time-own-back = შენ უკან წაღება შესთავაზე, არჩევანი: { $count }.
web-time-own-end = შენ დასრულება შესთავაზე, გამარჯვებულის გარეშე.
web-time-own-pause = შენ პაუზა შესთავაზე.

## ჩანაწერებში
web-notice-late-lose = დრო ამოიწურა: { $name } აგებს.
web-notice-late-bot = დრო ამოიწურა: { $name }. თამაშს ბოტი აგრძელებს.
web-notice-late-nothing = დრო ამოიწურა: { $name }.
web-notice-claimed-win = { $other } არ ჩანს. { $name } მოგებას ითხოვს.
web-notice-claimed-bot = { $other } არ ჩანს. { $name } მის ადგილას ბოტს სვამს.
web-notice-returned = { $name } ბრუნდება და ისევ თამაშობს.
web-notice-vacation = { $name } შვებულებაში მიდის.
web-notice-vacation-over = { $name } შვებულებიდან ბრუნდება.
web-notice-pause = პაუზა ყველას თანხმობით (წინადადება: { $name }).
web-notice-resumed = { $name } აგრძელებს; საათი მიდის.
web-notice-end = ყველა თანახმაა: დასრულება გამარჯვებულის გარეშე (წინადადება: { $name }).
web-notice-back = { $name } თანხმობით ბრუნდება სვლაზე { $at }, უკან წაღებული არჩევანი: { $count }. რაც ამასობაში გამოჩნდა, ცნობილი რჩება.
web-notice-declined-back = { $name } უკან წაღებაზე უარს ამბობს.
web-notice-declined-end = { $name } დასრულებაზე უარს ამბობს.
web-notice-declined-pause = { $name } პაუზაზე უარს ამბობს.
web-notice-withdrawn-back = { $name } უკან წაღებას აღარ ითხოვს.
web-notice-withdrawn-end = { $name } დასრულებას აღარ ითხოვს.
web-notice-withdrawn-pause = { $name } პაუზას აღარ ითხოვს.

## დასასრული, რომელიც თამაშის წესებში არ არის
web-table-over-time = დრო ამოიწურა: { $seat }.
web-table-over-claimed = არ დაბრუნდა: { $seat }.
web-table-over-agreed = არავინ მოიგო: ყველა დასრულებაზე შეთანხმდა.
web-time-over-bot = ბოტის არჩევანი: { $count }

## რაც არ გამოვიდა
web-time-trouble-proposed = სხვა წინადადება ჯერ ღიაა.
web-time-trouble-not-proposed = ეს წინადადება აღარ მოქმედებს.
web-time-trouble-cannot-go-back = დასაბრუნებელი არაფერია.
web-time-trouble-not-away = მოთამაშე აქ არის ან ამის დრო აქვს.
web-time-trouble-too-soon = ცოტა კიდევ დაიცადე.
web-time-trouble-taken-over = შენს ადგილზე ბოტი ზის. ჯერ დაბრუნდი.
web-time-trouble-no-vacation = შვებულების დღეები არ არის.
