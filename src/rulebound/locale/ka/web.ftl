### The web client: lobby, people, settings, pages

## Everywhere
web-ago-now = ახლახან
web-ago-minutes = { $count } წუთის წინ
web-ago-hours = { $count } საათის წინ
web-ago-days = { $count } დღის წინ

web-name = Rulebound
web-skip = შიგთავსზე გადასვლა
web-close = დახურვა
web-save = შენახვა
web-saved = შენახულია.
web-on = ჩართული
web-off = გამორთული
web-try-now = ახლა სცადე
web-loading = გვერდი იტვირთება.

## Header
web-nav = გვერდები
web-nav-play = თამაში
web-nav-mine = ჩემი მაგიდები
web-nav-waiting = { $count ->
        [one] ერთი გელოდება
       *[other] { $count } გელოდება
    }
web-nav-replays = გამეორებები
web-nav-learn = სწავლა
web-nav-name = შენი სახელი

## Your move
# A number of waiting tables in the title of the browser's tab.
web-title-waiting = ({ $count }) Rulebound
web-morning = დილა მშვიდობისა, { $name }.
    .guest = დილა მშვიდობისა.
web-day = დღე მშვიდობისა, { $name }.
    .guest = დღე მშვიდობისა.
web-evening = საღამო მშვიდობისა, { $name }.
    .guest = საღამო მშვიდობისა.
web-your-move = { $count ->
        [1] ერთ მაგიდაზე
        [2] ორ მაგიდაზე
        [3] სამ მაგიდაზე
        [4] ოთხ მაგიდაზე
       *[other] { $count } მაგიდაზე
    } შენი ჯერია.
web-waiting = მაგიდები, რომლებიც გელოდება
# $ago is a time such as "12 minutes ago".
web-waits = შენთან ერთად: { $others }; ბოლო სვლა { $ago }
    .alone = მარტო; ბოლო სვლა { $ago }
web-waits-begun = შენთან ერთად: { $others }; იწყება { $kind }
    .alone = იწყება { $kind }

## Games and tables
web-choose-game = აირჩიე თამაში
web-tables = მაგიდები
web-tab-open = ღია მაგიდები, { $count }
web-tab-running = მიმდინარე, { $count }
web-tab-mine = ჩემი მაგიდები, { $count }
web-only = მხოლოდ { $game }
web-only-all = ყველა თამაშის ჩვენება
web-tables-more = მეტი მაგიდის ჩვენება
# "Chess, blitz": a game and its form.
web-row-kind = { $game }, { $form }
web-row-sit = დაჯდომა
    .label = დაჯდომა მაგიდასთან: { $title }
web-row-watch = ყურება
    .label = მაგიდის ყურება: { $title }
web-row-continue = გაგრძელება
    .label = გაგრძელება მაგიდასთან: { $title }
web-row-look = ხელახლა ნახვა
    .label = მაგიდის ხელახლა ნახვა: { $title }
web-row-waiting = მოთამაშეებს ელოდება
web-row-closed = დახურულია
# $ago is a time such as "2 days ago".
web-row-over = დასრულდა { $ago }
web-row-yours = შენი ჯერია
web-row-theirs = სვლა: { $name }
web-empty-open = ამჟამად ღია მაგიდა არ არის
    .note = გაშალე მაგიდა და გაგზავნე ბმული, ან ახლავე ეთამაშე ბოტს.
web-empty-running = ამჟამად საჯაროდ არავინ თამაშობს
    .note = გაშალე ყველასთვის ღია მაგიდა, ან ახლავე ეთამაშე ბოტს.
web-empty-mine = ჯერ არცერთ მაგიდასთან არ ზიხარ
    .note = გაშალე მაგიდა და გაგზავნე ბმული, ან ახლავე ეთამაშე ბოტს.
web-play-bot = ბოტთან თამაში
web-chair-open = { $count ->
        [one] თავისუფალი ადგილი
       *[other] { $count } თავისუფალი ადგილი
    }
web-chair-gentle = { $count ->
        [one] მსუბუქი ბოტი
       *[other] { $count } მსუბუქი ბოტი
    }
web-chair-steady = { $count ->
        [one] საშუალო ბოტი
       *[other] { $count } საშუალო ბოტი
    }
web-chair-sharp = { $count ->
        [one] ძლიერი ბოტი
       *[other] { $count } ძლიერი ბოტი
    }
web-bot-gentle = მსუბუქი
web-bot-patient = მომთმენი
web-bot-steady = საშუალო
web-bot-sharp = ძლიერი
web-bot-pip = პიპი
web-bot-pip-line = ლამაზად ალაგებს და ყოველ მესამე საფრთხეს ვერ ამჩნევს.
web-bot-quill = ქვილი
web-bot-quill-line = მოიკუნტება: თავის ფიგურებს ერთად ინახავს და იშვიათად უტევს.
web-bot-tock = ტოკი
web-bot-tock-line = აგროვებს ყველაფერს, რაც ბზინავს: დავალებებს, კრისტალებს, მაღაროებს.
web-bot-bram = ბრამი
web-bot-bram-line = მაგრდება და ითვლის. არაფერს თმობს.
web-bot-vesper = ვესპერი
web-bot-vesper-line = უყვარს სარისკო სვლები. იგებს სასწაულით ან საერთოდ ვერ იგებს.
web-bot-ash = აში
web-bot-ash-line = კარგ უჯრას განზრახ გიტოვებს.
web-bot-sable = სეიბლი
web-bot-sable-line = უტევს იმას, რაც ახლახან ააგე.
web-bot-alder = ალდერი
web-bot-alder-line = პირველივე სვლიდან ბოლო რაუნდს თამაშობს.

## Set a table
web-set = მაგიდის გაშლა
web-set-open = მაგიდის გახსნა
web-set-friend = გახსნა მეგობართან ერთად (ადგილი { $seat }), ბმულის კოპირება
web-set-seats = ადგილები
web-set-players = { $count ->
        [one] { $count } მოთამაშე
       *[other] { $count } მოთამაშე
    }
web-set-teams = { $count ->
        [one] { $count } გუნდი
       *[other] { $count } გუნდი
    }
web-set-seat = ადგილი { $number }
web-set-side = მხარე { $number }
web-set-chosen = არჩეულია { $count }
web-set-you = შენ
web-set-person = ადამიანი
web-set-bot = ბოტი
web-set-strength = რამდენად ძლიერია ბოტი
web-set-step = სიძლიერე { $step } / { $steps }
web-set-public = ვისთვის არის ღია
web-set-by-link = ბმულით
web-set-for-all = ყველასთვის
web-set-watching = ყურება
web-set-watching-yes = ნებადართულია
web-set-watching-no = მხოლოდ მოთამაშეები
web-set-help-free = როგორც ვის უნდა
web-set-hints = მინიშნებები
web-set-hints-usual = ბოტებთან
web-set-hints-yes = კი
web-set-hints-no = არა
web-set-clock = საათი
web-set-clock-none = საათის გარეშე
web-set-clock-seconds = { $count } წმ
web-set-clock-minutes = { $count } წთ
web-set-clock-hours = { $count } სთ
web-set-clock-days = { $count ->
        [one] { $count } დღე
       *[other] { $count } დღე
    }
web-set-seed = საწყისი რიცხვი
web-set-seed-random = შემთხვევითი
web-set-seed-several = შემთხვევითი (სხვებიც თამაშობენ)
web-set-more = ქვემოთ კიდევ გრძელდება
web-set-small-print = დამატებითი პარამეტრები
web-set-title = მაგიდის სახელი
web-set-title-none = შენი მაგიდა
web-set-title-usual = მაგიდა: { $name }
web-edition-line = ფაილი { $file } ვერ იკითხება: სტრიქონი { $line } გაუგებარია.
web-edition-long = ფაილი { $file } გამოცემისთვის მეტისმეტად გრძელია.

## Who you are
web-who = ვინ ხარ?
web-who-note = სახელი საკმარისია. ის ამ მოწყობილობაში ინახება და მაგიდასთან ჩანს.
web-who-go = გაგრძელება
web-who-guest = მხოლოდ სახელით გაგრძელება
web-who-account = ანგარიში მაქვს
web-your-name = შენი სახელი
web-account = შენ
web-account-in = შესული ხარ სახელით { $login }.
web-account-note = ანგარიში შენს სახელს, პარამეტრებსა და მაგიდებს ყველა მოწყობილობაზე ინახავს.
web-account-new = ახალი ანგარიშის შექმნა
web-account-login-note = შედი, რომ შენი სახელი, პარამეტრები და მაგიდები აქ ნახო.
web-login = მომხმარებლის სახელი
web-login-given = შენი მომხმარებლის სახელი
web-login-given-note = ამით და პაროლით სხვა მოწყობილობებზე შეხვალ. შეინახე.
web-password = პაროლი
web-password-note = სულ მცირე რვა სიმბოლო. საუკეთესოა სამი-ოთხი ერთმანეთთან დაუკავშირებელი სიტყვა.
web-password-change = პაროლის შეცვლა
web-password-old = ამჟამინდელი პაროლი
web-password-new = ახალი პაროლი
web-password-save = ახალი პაროლის შენახვა
web-password-changed = პაროლი შეიცვალა. სხვაგან ყველგან გამოსული ხარ.
web-log-in = შესვლა
web-log-out = გასვლა
web-register = ანგარიშის შექმნა
web-sessions = სად ხარ შესული
web-session-device = { $browser }, { $system }
web-session-unknown = უცნობი მოწყობილობა
web-session-current = ეს მოწყობილობა
web-session-seen = ბოლოს გამოყენებული: { $when }
web-session-end = გასვლა
web-session-end-of = გასვლა: { $device }
web-sessions-end = სხვაგან ყველგან გასვლა
web-sessions-ended = იქიდან გამოსული ხარ.

## Settings
web-settings = პარამეტრები
web-settings-look = იერსახე და მართვა
web-language = ენა
web-theme = განათება
web-theme-auto = როგორც სისტემაში
web-theme-lamplight = ლამპის შუქი
web-theme-daylight = დღის შუქი
web-motion = მოძრაობა
web-motion-auto = როგორც სისტემაში
web-motion-full = ფიგურები მოძრაობს
web-motion-reduced = არაფერი მოძრაობს
web-sound = ხმა
web-volume = ხმის სიმაღლე
web-colours = მოთამაშეების ფერები
    .note = მოთამაშეებს ყოველთვის ფორმა განასხვავებს; მკაფიო ფერები სიკაშკაშითაც განსხვავდება.
web-colours-standard = როგორც დაბეჭდილია
web-colours-distinct = მკაფიო
web-confirm = შენი არჩევანი
    .note = რისი გაუქმებაც შეუძლებელია, ყოველთვის ღილაკს ელოდება.
web-confirm-button = ღილაკს ელოდება
web-confirm-touch = ბოლო შეხებისას სრულდება
web-help = დახმარება
    .note = მაგიდას შეუძლია დახმარება ყველა მოთამაშისთვის განსაზღვროს.
web-help-full = სრული
    .note = აჩვენებს არჩევანის ყოველ გზას, იმას, რაც თითქმის შესაძლებელია, და უეჭველ შედეგებს.
web-help-legal = დასაშვები
    .note = აჩვენებს მხოლოდ იმას, რასაც ახლა შეიძლება შეეხო.
web-help-table = მაგიდა
    .note = არაფერს აჩვენებს, სანამ არ შეეხები, როგორც ნამდვილ მაგიდასთან.
web-keys = ასოების კლავიშები
    .note = ისრები, Enter და Escape ყოველთვის მუშაობს.

## Replays
web-replays = გამეორებები
web-replays-note = დასრულებული პარტიები, რომელთა ნახვა ყველას შეუძლია, და შენი პარტიები.
web-replays-import = ჩანაწერის გახსნა
web-replays-import-note = ჩააგდე აქ პარტიის ფაილი ან აირჩიე ის. ის გამეორებად გაიხსნება.
web-replays-choose = ფაილის არჩევა
web-replays-reading = პარტია თავიდან თამაშდება და მოწმდება.
web-replays-not-json = { $file } ჩანაწერი არ არის.
web-replays-long = ფაილი { $file } ჩანაწერისთვის მეტისმეტად გრძელია.
web-replays-empty = დასრულებული პარტია ჯერ არ არის
    .note = ითამაშე პარტია ან გახსენი ჩანაწერი ფაილიდან.

## Learn
web-guides = სწავლა
web-guides-note = მეგზური შენთან ერთად ნამდვილ მაგიდასთან ზის. სცადე, რაც გინდა; ის იცდის, სანამ ყოველ ნაბიჯს შეასრულებ.
web-guide-start = დაწყება
web-guide-table = მეგზური
web-guide-start-game = მეგზურთან ერთად დაწყება
    .label = მეგზურთან ერთად დაწყება: { $game }
web-guide-rules = წესების წაკითხვა
    .label = წესების წაკითხვა: { $game }
web-guide-opening = მეგზური მაგიდას შლის.
web-guide-retry = ხელახლა ცდა
web-guide-none = ამ თამაშს მეგზური არ აქვს.
web-rules-of = წესები: { $game }
web-rules-contents = თავები
web-rules-book = წესების სრული წიგნი
web-rules-book-language = წესების წიგნი ინგლისურ ენაზეა.
web-rules-short = წესები მოკლედ
web-rules-chapter = მთელი თავი
web-rules-unknown = წესი { $rule } არ არსებობს.

## Credits
web-credits = ავტორები
web-credits-icons = სურათები
web-credits-icons-note = ჩვენი მაგიდებისთვის გადაფერადებული. დახატეს:
web-credits-fonts = შრიფტები
web-credits-fonts-note = ყველა ლიცენზიით SIL Open Font License 1.1.
web-credits-own = დაფები, კარტის ჩარჩოები, ნიშნები, რანგები და სიმბოლოები ჩვენი ნახატებია. გამომცემლის მხატვრობა არსად გამოიყენება.
web-credits-games = თამაშები
web-credits-games-note = Rulebound მათ გამომცემლებთან დაკავშირებული არ არის.

## When something is missing
web-nowhere = ამ მისამართზე გვერდი არ არის
    .note = შესაძლოა, გვერდი გადავიდა ან ბმულს გზაში ბოლო მოაკლდა.
web-no-table = ამ მისამართზე მაგიდა არ არის
    .note = შესაძლოა, მაგიდა პატრონმა დახურა ან ბმულს გზაში ბოლო მოაკლდა.
web-to-lobby = ლობიში გადასვლა
web-paste = სხვა ბმულის ჩასმა
web-paste-go = გადასვლა
web-paste-foreign = ეს ბმული სხვა საიტზე გადადის.
web-stopped = ეს გვერდი გაჩერდა
    .note = მაგიდა უსაფრთხოდაა: ყოველი არჩევანი ჩვენებამდე შეინახა. გადატვირთე გვერდი, რომ იქვე დაჯდე, სადაც იყავი.
web-stopped-reload = გადატვირთვა
web-stopped-copy = შეცდომის აღწერის კოპირება
web-stopped-copied = დაკოპირდა
web-stopped-report = შეცდომის აღწერაშია თამაში, პარამეტრები, შეცდომა და ვერსია. სახელები და საუბარი მასში არ არის.

## Refusals
web-trouble-no-connection = სერვერთან კავშირი ვერ დამყარდა.
web-trouble-try-again = სერვერი დაკავებულია. ცოტა ხანში ისევ სცადე.
web-trouble-too-fast = ძალიან ბევრი მცდელობაა. ცოტა მოიცადე.
web-trouble-too-large = ეს სერვერისთვის მეტისმეტად გრძელია.
web-trouble-bad-option = ეს პარამეტრები ერთმანეთს არ ეთავსება.
web-trouble-bad-record = ამ ჩანაწერის გამეორება შეუძლებელია.
web-trouble-not-examined = სერვერმა ამ ჩანაწერის შემოწმება ვერ მოასწრო. ცოტა ხანში ისევ სცადე.
web-trouble-bad-request = სერვერს ეს არ ესმის.
web-trouble-known-seed = საწყისი რიცხვის არჩევა მხოლოდ მაშინ შეიძლება, როცა მარტო თამაშობ ბოტებთან.
web-trouble-bad-name = სახელში უხილავი სიმბოლოებია. აკრიფე მათ გარეშე.
web-trouble-other-login = ეს მომხმარებლის სახელი თავისუფალი აღარ არის. სხვა მოგენიჭა: სცადე ხელახლა.
web-trouble-wrong-login = მომხმარებლის სახელი და პაროლი ერთმანეთს არ შეესაბამება.
web-trouble-wrong-password = ეს შენი ამჟამინდელი პაროლი არ არის.
web-trouble-weak-password-own = პაროლი შენს სახელს ძალიან ჰგავს. აირჩიე სიტყვები, რომლებსაც შენთან არავინ დააკავშირებს.
web-trouble-weak-password-common = ამ პაროლს ბევრი იყენებს, ამიტომ მას პირველს სცდიან. შეაერთე სამი-ოთხი ერთმანეთთან დაუკავშირებელი სიტყვა.
web-trouble-weak-password-pattern = გამეორებებს, მეზობელ კლავიშებსა და თარიღებს სწრაფად გამოიცნობენ. ამის ნაცვლად შეაერთე სამი-ოთხი სიტყვა.
web-trouble-weak-password-short = პაროლი ძალიან მოკლეა და უსაფრთხო ვერ იქნება. დაამატე კიდევ ერთი-ორი სიტყვა.
web-trouble-no-such-session = იმ მოწყობილობიდან უკვე გამოსული ხარ.
web-trouble-seat-taken = ეს ადგილი ახლახან დაიკავეს.
web-trouble-not-open = ეს პარტია უკვე დაწყებულია. შეგიძლია უყურო.
web-trouble-no-such-table = ეს მაგიდა აღარ არის.
web-trouble-no-such-game = ამ თამაშს აქ არ თამაშობენ.
web-trouble-too-many-friends = საკმარის ადამიანს შესთავაზე.
web-trouble-too-many-challenges = ჯერ პასუხს დაელოდე.
web-trouble-not-reached = ამ ადამიანს ვერ ჰკითხავ.
web-trouble-other = სერვერმა ამაზე უარი თქვა.

## The first page
web-about = სამაგიდო თამაშები, ზუსტად წესების მიხედვით.
    .note = ითამაშე ბრაუზერში, მეგობრებთან ან ბოტებთან. მაგიდამ ყველა წესი იცის, გაჩვენებს ყველაფერს, რისი გაკეთებაც შეგიძლია, და გეტყვის, რატომ არ შეიძლება რაიმე.
web-promise = უფასო, ღია კოდით, ანგარიშის გარეშე.
web-learn-five = ისწავლე ხუთ წუთში
    .label = ისწავლე ხუთ წუთში: { $game }
web-quick = დაჯექი ახლავე
web-quick-game = თამაში
web-quick-against = მეტოქე
web-quick-friend = მეგობარი, ბმულით
    .note = გაუგზავნე, როგორც გინდა. მხოლოდ უნდა დააჭიროს.
web-quick-play = თამაში, მეტოქე: { $bot }
web-quick-now = { $kind }, მეტოქე: { $bot }
web-quick-other = შეცვლა
web-quick-change = სხვა ადგილები, ფორმა ან წესები
web-quick-short = მოკლე ფორმაზე დაბრუნება
# What the name of somebody is who has not said one: "Guest 417".
web-guest-name = სტუმარი { $number }

## Coming back
web-once = კიდევ ერთხელ
web-once-again = ხელახლა
    .label = ხელახლა: { $kind }
# $others is a list of people and bots.
web-once-with = შენთან ერთად: { $others }
    .alone = მარტო
web-left-minutes = დარჩა { $count } წთ
web-left-hours = დარჩა { $count } სთ
web-left-days = { $count ->
        [one] დარჩა { $count } დღე
       *[other] დარჩა { $count } დღე
    }
web-ended = დასრულდა, სანამ აქ არ იყავი
web-ended-won = შენ მოიგე
web-ended-lost = შენ წააგე
web-ended-drawn = ფრე

## The app
web-offline = კავშირი არ არის. რასაც ხედავ, შეიძლება ძველი იყოს.
web-newer = ახალი ვერსიაა.
web-newer-load = ჩატვირთვა

## What one has played

web-nav-history = ისტორია
web-history = შენი პარტიები
web-history-empty = დასრულებული პარტია ჯერ არ არის
    .note = ითამაშე პარტია ბოლომდე და ის აქ იქნება.
web-history-guest = აქ ჯერ არავინ გიცნობს
    .note = ვინც თამაშობს, სახელს იღებს, შემდეგ კი ისტორიას.
web-history-nothing = ასეთი არაფერია
web-history-clear = ყველას გასუფთავება
web-history-search = ძებნა სათაურებსა და სახელებში
web-history-filters = ფილტრები და რიცხვები
web-history-result = შედეგი
web-history-game = თამაში
web-history-form = ფორმა
web-history-side = სკოლა ან ფრაქცია
web-history-person = ვისთან
web-history-won = მოგებული
web-history-drawn = ფრე
web-history-lost = წაგებული
web-history-figures = { $won } მოგებული, { $drawn } ფრე, { $lost } წაგებული
web-history-outcome-won = მოგება
web-history-outcome-drawn = ფრე
web-history-outcome-lost = წაგება
web-history-outcome-open = უშედეგოდ
web-history-place = ადგილი { $place } / { $seats }
web-history-score = { $outcome }, { $score }
web-history-shown = { $shown } / { $total }
web-history-more = მეტის ჩვენება
web-history-export = ყველა ჩანაწერის ჩამოტვირთვა
web-history-alone = მარტო
web-history-stood-in = ბოტმა { $count }-ჯერ აირჩია. ვის ნაცვლად: { $name }
web-history-stood-in-you = შენ ნაცვლად ბოტმა { $count }-ჯერ აირჩია
web-history-pictures = სურათები
web-history-list = სია
web-history-when = როდის
web-history-from = საწყისი თარიღი
web-history-until = ბოლო თარიღი
web-history-month = ბოლო 30 დღე
web-history-two = თქვენ ორნი
    .told = შენ { $won }, { $name } { $lost }
web-history-two-level = { $count } ფრე
web-history-rematch = რევანში
    .label = რევანში: { $title }
web-nav-people = ხალხი
web-nav-asked = შენს პასუხს ელოდება: { $count }
web-people = ხალხი
web-people-guest = მეგობრებისთვის ანგარიშია საჭირო
    .note = შექმენი ის პარამეტრებში და ვისთანაც ითამაშე, ისევ გიპოვის.
web-people-friends = მეგობრები
web-people-none = მეგობარი ჯერ არ გყავს. შესთავაზე მეგობრობა მას, ვისთანაც ითამაშე.
web-people-met = ვისთანაც ახლახან ითამაშე
web-people-own = შენი პროფილი
web-people-here = ახლა აქ არის
web-people-asked = შენთან მეგობრობა სურს
web-people-asking = ჯერ არ უპასუხია
web-people-ask = მეგობრობის შეთავაზება
    .label = მეგობრობის შეთავაზება: { $name }
web-people-accept = დათანხმება
    .label = მეგობრობაზე დათანხმება: { $name }
web-people-decline = ახლა არა
    .label = ახლა არა: { $name }
web-people-back = უკან წაღება
    .label = შეთავაზების უკან წაღება: { $name }
web-people-remove = მეგობრობის დასრულება
    .label = მეგობრობის დასრულება: { $name }
web-people-watch = ყურება
    .label = თამაშის ყურება: { $name }
web-people-look = ნახვა
    .label = მაგიდის ნახვა: { $name }
web-people-challenge = გამოწვევა
    .label = გამოწვევა: { $name }
web-people-challenges = გამოწვევები
web-people-by = { $name } გიწვევს სათამაშოდ
web-people-to = შენ გამოიწვიე: { $name }
web-people-not-now = ახლა არა
web-people-which = რა გსურს ითამაშო?
web-profile-since = აქ არის: { $date }
web-profile-matches = { $count } პარტია
web-profile-results = შედეგები
web-profile-last = ბოლო შედეგები
web-profile-sides = სკოლები და ფრაქციები
web-profile-forms = ფორმები
web-profile-of = მოგებული / ნათამაშები
web-profile-recent = ბოლო პარტიები
web-profile-none = დასრულებული პარტია ჯერ არ არის.
web-profile-private = { $name }: დანარჩენი დახურულია.
web-profile-shown = ვინ ხედავს შენს პროფილს
web-profile-shown-everyone = ყველა
web-profile-shown-friends = მეგობრები
web-profile-shown-nobody = მხოლოდ შენ
