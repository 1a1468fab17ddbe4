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
    } შენი სვლაა.
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
web-tab-running = საყურებელი, { $count }
web-tab-mine = ჩემი მაგიდები, { $count }
web-only = მხოლოდ { $game }
web-only-all = ყველა თამაშის ჩვენება
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
web-row-yours = შენი სვლაა
web-row-theirs = სვლა: { $name }
web-empty-open = ამჟამად ღია მაგიდა არ არის
    .note = გაშალე მაგიდა და გაგზავნე ბმული, ან ახლავე ეთამაშე ბოტს.
web-empty-running = ამჟამად საჯაროდ არავინ თამაშობს
    .note = გაშალე ყველასთვის ღია მაგიდა, ან ახლავე ეთამაშე ბოტს.
web-empty-mine = ჯერ არცერთ მაგიდასთან არ ზიხარ
    .note = გაშალე მაგიდა და გაგზავნე ბმული, ან ახლავე ეთამაშე ბოტს.
web-play-bot = ბოტთან თამაში
web-chair-open = თავისუფალი ადგილი
web-chair-gentle = რბილი ბოტი
web-chair-steady = საიმედო ბოტი
web-chair-sharp = მახვილი ბოტი
web-bot-gentle = რბილი
web-bot-steady = საიმედო
web-bot-sharp = მახვილი

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
web-set-public = შესვლა
web-set-by-link = ბმულით
web-set-for-all = ყველასთვის
web-set-watching = ყურება
web-set-watching-yes = ნებადართულია
web-set-watching-no = მხოლოდ მოთამაშეები
web-set-help-free = როგორც ვის უნდა
web-set-clock = დრო არჩევანისთვის
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
web-set-small-print = წვრილმანები
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
web-login-note = სულ მცირე სამი ასო ან ციფრი, გამოტოვების გარეშე.
web-password = პაროლი
web-password-note = სულ მცირე რვა სიმბოლო.
web-log-in = შესვლა
web-log-out = გასვლა
web-register = ანგარიშის შექმნა

## Settings
web-settings = პარამეტრები
web-settings-look = როგორ გამოიყურება და თამაშდება
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
    .note = რისი უკან დაბრუნებაც შეუძლებელია, ყოველთვის ღილაკს ელოდება.
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
web-guides-note = მეგზური შენთან ერთად ნამდვილ მაგიდასთან ზის. შეეხე საგნებს; ის იცდის, სანამ ყოველ ნაბიჯს შეასრულებ.
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
web-credits-icons-note = საიტიდან game-icons.net, ლიცენზიით CC BY 3.0, ხელახლა შეფერილი. ავტორების მიხედვით:
web-credits-fonts = შრიფტები
web-credits-fonts-note = ყველა ლიცენზიით SIL Open Font License 1.1.
web-credits-own = დაფები, კარტის ჩარჩოები, ნიშნები, რანგები და სიმბოლოები ჩვენი ნახატებია. გამომცემლის მხატვრობა არსად გამოიყენება.
web-credits-games = თამაშები
web-credits-games-note = Rulebound მათთან დაკავშირებული არ არის.

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
web-stopped-copy = აღწერის კოპირება
web-stopped-copied = დაკოპირდა
web-stopped-report = აღწერაშია თამაში, პარამეტრები, შეცდომა და ვერსია. სახელები და საუბარი მასში არ არის.

## Refusals
web-trouble-no-connection = სერვერთან კავშირი ვერ დამყარდა.
web-trouble-try-again = სერვერი დაკავებულია. ცოტა ხანში ისევ სცადე.
web-trouble-too-fast = მცირე დროში ეს მეტისმეტად ხშირად მოხდა. ცოტა მოიცადე.
web-trouble-too-large = ეს სერვერისთვის მეტისმეტად გრძელია.
web-trouble-bad-option = ეს არჩევანი ერთმანეთს არ ეთავსება.
web-trouble-bad-record = ამ ჩანაწერის გამეორება შეუძლებელია.
web-trouble-bad-request = სერვერს ეს არ ესმის.
web-trouble-login-taken = ეს მომხმარებლის სახელი დაკავებულია. აირჩიე სხვა.
web-trouble-wrong-login = მომხმარებლის სახელი და პაროლი ერთმანეთს არ შეესაბამება.
web-trouble-seat-taken = ეს ადგილი ახლახან დაიკავეს.
web-trouble-not-open = ეს პარტია უკვე დაწყებულია. შეგიძლია უყურო.
web-trouble-no-such-table = ეს მაგიდა აღარ არის.
web-trouble-no-such-game = ამ თამაშს აქ არ თამაშობენ.
web-trouble-other = სერვერმა ამაზე უარი თქვა.
