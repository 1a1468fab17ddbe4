### The table in the browser: bar, seats, log, chat, replay, waiting, rules

## Title of the browser's tab
web-table-title = { $title } · Rulebound
web-table-title-yours = შენი ჯერია · { $title } · Rulebound

## Top bar
web-table-home = Rulebound, ლობიში გადასვლა
web-table-tools = მაგიდა
# "Bridge, hand 7 of 12": a game with its form, and where the match is.
web-table-where = { $kind }, { $form }
web-table-where-finished = { $kind }, დასრულდა
web-table-watching = { $count ->
        [one] { $count } უყურებს
       *[other] { $count } უყურებს
    }
web-table-watchers = ვინ უყურებს
web-table-invite = მოწვევა
web-table-rules = წესები
web-table-goal = მიზანი
web-table-more = სხვა
web-table-record = ჩანაწერი
web-table-record-failed = ჩანაწერი ვერ ჩამოიტვირთა.
web-table-copied = ბმული დაკოპირდა.
web-table-copy-move = ბმულის კოპირება: სვლა { $at }
web-table-my-seat = ჩემი ადგილის ბმულის კოპირება
    .note = სხვა მოწყობილობისთვის. ვისაც ეს ბმული აქვს, შენ ნაცვლად თამაშობს.
web-table-notify = შემატყობინე, როცა ჩემი სვლაა
web-table-parent = ამის წინა პარტია
web-table-lobby = ლობი

## Regions, for people who cannot see them
web-table-decision = შენი გადაწყვეტილება
web-table-board = დაფა
web-table-hand = კარტები
web-table-strip = მოკლედ
web-table-side = დაფის გვერდით
web-table-rail = მოთამაშეები
web-table-rail-open = მოთამაშეებისა და ჟურნალის ჩვენება
web-table-drawer = დაფის ქვემოთ
web-table-drawer-up = ზემოთ აწევა
web-table-drawer-down = ქვემოთ ჩაწევა
web-table-log-and-chat = ჟურნალი და საუბარი

## The bar: your turn
web-table-your-turn = შენი ჯერია
web-table-your-move = შენი ჯერია
web-table-clock = დარჩენილი დრო
web-table-back = უკან
web-table-undo = გაუქმება
# $what is a choice: "Place a piece on f3".
web-table-undo-what = გაუქმება: { $what }
# $why is one of the next three.
web-table-undo-why = ვერ გააუქმებ: { $why }
web-table-undo-nothing = ჯერ არაფერია გასაუქმებელი
web-table-undo-not = უკვე აღარ შეიძლება
web-table-undo-never = ამ მაგიდასთან არ შეიძლება
web-table-undo-hold = დააჭირე და გეჭიროს, რომ სვლის დასაწყისამდე ყველაფერი გააუქმო.
web-table-way = ვარიანტი { $number } / { $count }
web-table-way-less = წინა ვარიანტი
web-table-way-more = შემდეგი ვარიანტი
web-table-step-less = ნაკლები
web-table-step-more = მეტი
# A chip that opens a list of everything that can be touched.
web-table-list = { $count ->
        [one] { $count } შესაძლებლობა
       *[other] ყველა { $count } შესაძლებლობა
    }
web-table-final = ვეღარ გააუქმებ
# What a screen reader says when the question changes.
web-table-spoken = { $eyebrow } { $question } { $count ->
        [one] ერთი შესაძლებლობა.
       *[other] { $count } შესაძლებლობა.
    }
web-table-sure = დარწმუნებული ხარ?
web-table-sure-what = { $what }?
web-table-sure-no = არა, ვაგრძელებ თამაშს

## The bar: somebody else's turn
web-table-waiting = მაგიდა იცდის
web-table-chooses = { $name } ირჩევს
web-table-thinks = { $name } ფიქრობს
# A decision of one’s own that is made as one has settled before.
web-table-answered = გრძელდება შენ ნაცვლად
# What others did is shown before the next question.
web-table-staged = ახლახან მოხდა
web-table-step = შემდეგი ნაბიჯი
web-table-skip = გამოტოვება
web-table-tempo = რა სისწრაფით ჩანს სხვების მოქმედება
web-table-tempo-step = ნაბიჯით
web-table-tempo-slow = ნელა
web-table-tempo-normal = საშუალო
web-table-tempo-fast = სწრაფად
web-table-key-space = Space
web-table-stuck = { $name } გაიჭედა
web-table-wake = ბოტის გაღვიძება
web-table-another-bot = სხვა ბოტი
web-table-nudge = შეხსენება
web-table-nudged = { $name } კითხულობს, აქ ხარ თუ არა.
web-table-watching-now = მაყურებელი ხარ
# $strength is a bot's strength, such as "Steady".
web-table-bot = ბოტი, { $strength }
# What a bot is called: the only one at a table, or one of several, by its seat.
web-table-bot-only = ბოტი
web-table-bot-number = ბოტი { $number }
web-table-player-number = მოთამაშე { $number }
web-table-away = { $time }-დან არ არის

## Connection
web-table-coming = მაგიდა იტვირთება.
web-table-reconnecting = კავშირი აღდგება
web-table-lost = კავშირი არ არის { $time }-დან
web-table-kept = შენი ჯერია, ყველაფერი ისეა, როგორც იყო
web-table-missed = მას შემდეგ { $count } სვლა შესრულდა
web-table-missed-look = მათი ნახვა
web-table-no-watching = ამ მაგიდაზე მაყურებლები არ დაიშვებიან.
web-table-outdated-eyebrow = ძველი წესები · სვლა { $count }
web-table-outdated = ამ პარტიის დაწყების შემდეგ წესები შეიცვალა. აქ მისი ნახვა კვლავ შეიძლება, მაგრამ გაგრძელება აღარ.
web-table-outdated-end = პარტიის დასრულება
web-table-outdated-gone = ეს პარტია ძველი წესებით ითამაშეს. მხოლოდ მისი ჩანაწერი დარჩა.

## Refusals
web-table-trouble-stale = მაგიდაზე ვითარება უკვე შეიცვალა.
web-table-trouble-no-connection = კავშირი არ არის. არაფერი გაიგზავნა.
web-table-trouble-not-your-turn = ახლა შენი ჯერი არ არის.
web-table-trouble-illegal = ეს ახლა შეუძლებელია.
web-table-trouble-cannot-undo = ამას ვეღარ გააუქმებ.
web-table-trouble-over = პარტია დასრულდა.
web-table-trouble-too-fast = ეს მეტისმეტად სწრაფი იყო. ცოტა მოიცადე.
web-table-trouble-try-again = სერვერმა ამის შენახვა ვერ შეძლო. ისევ სცადე.
web-table-trouble-seat-taken = ეს ადგილი უკვე დაიკავეს.
web-table-trouble-not-open = პარტია უკვე დაწყებულია.
web-table-trouble-other = სერვერმა ეს არ დაუშვა.

## The end
web-table-over-eyebrow = { $title }, { $count ->
        [one] { $count } არჩევანი
       *[other] { $count } არჩევანი
    }
web-table-over-you = შენ მოიგე.
web-table-over-you-and = მოიგეთ შენ და { $names }.
web-table-over-others = { $count ->
        [one] მოიგო: { $names }.
       *[other] მოიგეს: { $names }.
    }
web-table-over-lost = შენ წააგე.
web-table-over-lost-other = წააგო: { $name }.
web-table-over-draw = არავინ მოიგო: ფრეა.
web-table-over-rules = არავინ მოიგო: წესები შეიცვალა და პარტია ვეღარ გაგრძელდა.
web-table-over-all-lost = ყველამ წააგო.
web-table-rematch = რევანში
web-table-rematch-by = რევანში სურს: { $names }.
web-table-rematch-waiting = თანხმობას ველით: { $names }
web-table-rematch-back = თხოვნის გაუქმება
web-table-rematch-go = რევანშზე გადასვლა

## Seats
web-table-you = შენ
# $sub is a side, a strength or "away since 21:14".
web-table-seat = { $name }, { $sub }, ქულა { $score }
web-table-seat-side = { $side }, { $bot }
web-table-seat-stuck = ბოტი გაიჭედა

## Log
web-table-log = ჟურნალი
web-table-log-empty = ჯერ არაფერი მომხდარა.
# A line of the log for people who cannot see the mark before it.
web-table-log-line = { $name }: { $said }

## Replay
web-table-replay = გამეორება
web-table-live = პირდაპირი ჩვენება
web-table-arrived = მაგიდაზე თამაში წინ წავიდა.
web-table-move = სვლა { $at } / { $total }
web-table-move-short = { $at } / { $total }
web-table-move-none = პირველ სვლამდე
web-table-transport = გაშვება და გადახვევა
web-table-first = დასაწყისში
web-table-previous = ერთი სვლით უკან
web-table-play = გაშვება
web-table-pause = პაუზა
web-table-next = ერთი სვლით წინ
web-table-last = ბოლოში
web-table-speed = სვლა წამში
web-table-speed-of = { $speed ->
        [one] წამში { $speed } სვლა
       *[other] წამში { $speed } სვლა
    }
web-table-to-table = მაგიდასთან დაბრუნება
web-table-to-result = შედეგთან დაბრუნება
web-table-seen-by = ვისი თვალით
web-table-seen-open = პარტია დასრულდა, ამიტომ ყველას კარტების ნახვა შეიძლება.
web-table-watcher = მაყურებელი
web-table-play-on = აქედან თამაშის გაგრძელება
web-table-play-on-title = თამაშის გაგრძელება, სვლა { $at }
web-table-play-on-note = ახალი მაგიდა ამ პოზიციიდან იწყება. დასრულებული პარტია უცვლელი რჩება. მისი ჩანაწერიდან ჩანს, რა ამოვა შემდეგ, ამიტომ დანარჩენი სკამები ბოტებისთვისაა.
web-table-play-on-go = მაგიდის გახსნა
web-table-sitter-me = აქ მე ვზივარ
web-table-sitter-open = ადამიანი, ბმულით

## Chat
web-table-chat = საუბარი
web-table-chat-empty = ჯერ არავის არაფერი უთქვამს.
web-table-chat-news = ახალი
web-table-say = თქვი რამე
web-table-send = გაგზავნა
web-table-mute = დადუმება
web-table-muted = შენ არ ხედავ, რას ამბობს { $name }.
web-table-unmute = ისევ ჩვენება
web-table-phrases = მზა ფრაზები
web-table-phrase-hello = გამარჯობა
web-table-phrase-luck = წარმატებას გისურვებ
web-table-phrase-nice = კარგად ითამაშე
web-table-phrase-moment = ერთი წუთით, გთხოვ
web-table-phrase-thanks = გმადლობ თამაშისთვის
web-table-phrase-again = კიდევ ვითამაშოთ?

## Explaining
web-table-why-nothing = მისი გამოყენება ახლა შეუძლებელია. რაც ანათებს, იმას შეიძლება შეეხო.
web-table-why-not-now = ახლა შენი ჯერი არ არის.
web-table-instead = ახლა შესაძლებელია:
web-table-chapter-of = წესი { $rule }: შესაბამისი თავი
web-table-rules-search = წესებში ძებნა
web-table-rules-none = „{ $words }“ არცერთ თავში არ გვხვდება.
web-table-rules-found = თავები ამ სიტყვებით: { $count }.
web-table-describe = მაგიდის აღწერა

## Keys
web-table-keys = კლავიშები
web-table-keys-off = ასოების, ციფრებისა და ნიშნების კლავიშები შენს პარამეტრებში გამორთულია.
web-table-key-tab = შემდეგი არე; Shift-თან ერთად წინა
web-table-key-arrows = დაფაზე ან ხელში გადაადგილება
web-table-key-shift-arrows = ამ მიმართულებით შემდეგი, რასაც შეიძლება შეეხო
web-table-key-glowing = წინა და შემდეგი, რასაც შეიძლება შეეხო
web-table-key-enter = მონიშნულზე შეხება ან ღილაკის შესრულება; Space-იც
web-table-key-escape = ბოლო არჩეულის გაშვება; ზემოდან მდებარის დახურვა
web-table-key-undo = გაუქმება
web-table-key-undo-turn = გაუქმება სვლის დასაწყისამდე
web-table-key-chips = ზოლში ჩამოთვლილი შესაძლებლობები
web-table-key-prepare = შეტევამდე კარტების მომზადება
web-table-key-stop = შეჩერება, გამოტოვება ან დასრულება
web-table-key-ways = წინა და შემდეგი ვარიანტი; ნაკლები და მეტი
web-table-key-decision = გადაწყვეტილებაზე გადასვლა
web-table-key-board = დაფაზე გადასვლა
web-table-key-hand = კარტებზე გადასვლა
web-table-key-log = ჟურნალზე გადასვლა
web-table-key-chat = საუბარზე გადასვლა
web-table-key-rules = მონიშნულის წესები
web-table-key-describe = მაგიდის აღწერა
web-table-key-keys = ყველა კლავიში

## A table with empty chairs
web-table-chairs = { $count ->
        [one] თავისუფალია ერთი ადგილი
       *[other] თავისუფალია { $count } ადგილი
    }
    .note = პარტია ბოლო ადგილის დაკავებისთანავე იწყება.
web-table-starting = პარტია იწყება
web-table-chair = ადგილი { $number }
web-table-chair-open = თავისუფალია
web-table-sit = აქ დაჯდომა
web-table-put-bot = აქ ბოტის დასმა
web-table-clear = ადგილის გათავისუფლება
web-table-leave = ადგომა
web-table-copy-link = ბმულის კოპირება
web-table-close-table = მაგიდის დახურვა

## Lengths of time
web-table-seconds = { $seconds } წმ
web-table-minutes = { $minutes } წთ { $seconds } წმ
web-table-hours = { $hours } სთ { $minutes } წთ

web-table-stands-in = ბოტი თამაშობს, მოთამაშე: { $name }
web-table-stands-in-eyebrow = თამაშობს ბოტი
web-table-stood-in = ბოტის მიერ
web-table-in-place = ბოტი ({ $name })
web-table-trouble-stood-in = შენ ნაცვლად ბოტი თამაშობს; ჯერ შეაჩერე.

## Hints
web-table-hint = მინიშნება
web-table-hint-label = მინიშნება: { $why }
web-table-hint-close = მინიშნების დახურვა
web-table-hint-left = { $count ->
        [0] აღარ დარჩა
       *[other] დარჩა { $count }
    }
web-table-hint-only-one = მხოლოდ ერთი არჩევანია
web-table-hint-used = ამ რაუნდში მინიშნება აღარ დარჩა
web-table-hint-thinking = ბოტი ფიქრობს …
web-table-hint-failed = ამჯერად მინიშნება არ არის
web-table-hint-in-100 = 100-დან
web-table-hint-about = მოგების ალბათობა იმით, რაც იცი. ნათამაშები თამაში: { $samples }. ± { $within }.
web-table-hint-round = ეს რაუნდი
web-table-hint-seen = სხვები ხედავენ, რომ იკითხე, და არა იმას, რაც წაიკითხე.
web-table-hint-asked = { $name } მინიშნებას ითხოვს.
web-table-key-hint = მინიშნების თხოვნა, დახურვა
web-table-key-played = გარჩევაში: ნათამაშები თუ უკეთესი
web-table-key-note = ჩანაწერი სვლაზე, რომელსაც უყურებ

## Analysis of a finished match
web-table-analysis = გარჩევა
web-table-analysis-start = ბოტმა წაიკითხოს ეს პარტია, დაახლოებით ერთი წუთი
web-table-analysis-none = გარჩევა ჯერ არ არის.
web-table-analysis-refused = ამ პარტიის გარჩევა არ შეიძლება.
web-table-analysis-not-yet = ბოტს ამ არჩევანამდე ჯერ არ მოუღწევია.
web-table-analysis-nothing-here = აქ ასარჩევი არაფერი იყო.
web-table-analysis-reads = ბოტი კითხულობს პარტიას
web-table-analysis-far = { $known } / { $total }
web-table-analysis-stopped = ბოტი გაჩერდა არჩევანზე { $number }.
web-table-analysis-go-on = გაგრძელება
web-table-analysis-move = სვლა { $at } / { $total }
web-table-analysis-place = სვლა { $at } / { $total }, მოგების ალბათობა { $percent } პროცენტი
web-table-analysis-curve = მოგების ალბათობა პარტიის განმავლობაში
web-table-analysis-shows = რას აჩვენებს დაფა
web-table-analysis-played = ნათამაშები
web-table-analysis-better = უკეთესი
web-table-analysis-play-on = გაგრძელება
web-table-analysis-turning-before = წინა გარდატეხა
web-table-analysis-turning-after = შემდეგი გარდატეხა
web-table-analysis-instead = სვლის ნაცვლად: { $number }
web-table-analysis-instead-tab = ნაცვლად
web-table-analysis-per-cent = მოგების ალბათობა, პროცენტი
web-table-analysis-was-played = ნათამაშები
web-table-analysis-by = { $sign ->
        [more] +{ $by }
        [same] ±0
       *[less] −{ $by }
    }
web-table-analysis-line = მოსალოდნელია:
web-table-analysis-about = იმით, რაც ამ ადგილმა მაშინ იცოდა. ნათამაშები თამაში: { $samples }. ± { $within }.
web-table-analysis-moves = სვლები
web-table-analysis-turning = გარდატეხები, { $count }
web-table-analysis-no-turning = არც ერთ არჩევანს ნამდვილად არ დაუკარგავს მოგების ალბათობის მეათედი.
web-table-analysis-worst = გარდატეხა იყო სვლა { $number }: დაიკარგა { $lost } პროცენტი.
web-table-analysis-by-whom = სვლა { $number }, { $name }:
web-table-analysis-mark-best = აშკარად საუკეთესო
web-table-analysis-mark-doubtful = საეჭვო
web-table-analysis-mark-bad = შეცდომა

## Studying: notes of one’s own, branches, all hands

web-table-note = ჩანაწერები
web-table-note-at = ჩანაწერი, სვლა { $number }
web-table-note-yours = მხოლოდ შენ ხედავ
web-table-note-write = დაწერე ჩანაწერი
web-table-note-here = აქ ჩანაწერი გაქვს
web-table-note-also = კიდევ სვლა
web-table-branches = ვარიანტები, { $count }
web-table-branch-going-on = გრძელდება
web-table-branch-over = დასრულდა
web-table-branch-won = მოგება
web-table-branch-lost = წაგება
web-table-branch-drawn = ფრე
web-table-branch-from = სვლიდან { $number }
web-table-branch-none = ვარიანტი ჯერ არ არის. აირჩიე სხვა სვლა და გააგრძელე თამაში: გახსნილი მაგიდა აქ დარჩება.
web-table-play-on-begin = დასაწყისი:
web-table-all-hands = ყველას კარტები

## Watching

web-table-commentary = კომენტარი
web-table-commentary-more = კიდევ { $count } ჟურნალში
web-table-commentary-none = ჯერ არაფერი მომხდარა.
web-table-watch-standing = ვინ ლიდერობს
web-table-watch-leads = { $name } ლიდერობს: { $score } : { $next }.
web-table-watch-level = { $names }: თანაბარი ქულა, { $score }.
web-table-watch-sees = ხედავ იმას, რაც მაგიდაზეა, და არავის კარტებს.
web-table-watch-late = დაფის გვერდით ზოლი აჩვენებს მდგომარეობას { $turns } სვლით ადრე, რომ აქედან ვერავინ მიიღოს დახმარება.
web-table-watch-chances = მოგების შანსი { $turns } სვლით ადრე
web-table-watch-again = ბოლო სვლა თავიდან
web-table-watch-share = მაგიდის გაზიარება
web-table-others = სხვა მაგიდები
web-table-others-none = ახლა სხვა მაგიდის ყურება არ შეიძლება.

## An invitation
web-invite-by = გეპატიჟება: { $name }
web-invite-come = მოდი, ვითამაშოთ: { $game }
web-invite-length = ხანგრძლივობა
web-invite-clock = საათი
web-invite-learn = ჯერ ისწავლე, ხუთ წუთში
    .note = ბმული აქ დაგაბრუნებს.
web-invite-note = არც ანგარიშია საჭირო და არც დაყენება.

## The end of a match

web-end-count = შეჯამება
web-end-course = მსვლელობა
web-end-total = ჯამი
web-end-race = { $what }. ბოლოს: { $ends }
web-end-chance = შენი მოგების ალბათობა
web-end-chance-of = { $name }, მოგების ალბათობა
web-end-reckoning = ითვლება, { $known } / { $total }
web-end-decided = რამ გადაწყვიტა
web-end-deeds = რამ მოიტანა ყველაზე მეტი
web-end-choice = არჩევანი { $number }
web-end-share = გაზიარება
web-end-share-text = { $title }: { $result }
web-end-share-picture = მაგიდა ბოლოს. { $result }
web-end-share-send = გაზიარება …
web-end-share-save = სურათის შენახვა
web-end-share-link = ბმულის კოპირება
web-end-share-copy = ტექსტის კოპირება
web-table-key-end = დასრულების შემდეგ: რევანში, გარჩევა, გაზიარება
