### The terminal: commands, questions, answers

## Help of the command line. Names of commands and flags are not translated.
cli-help-rulebound = ნამდვილი სამაგიდო თამაშები, ზუსტად წესების მიხედვით.
cli-help-play = ითამაშე აქ, ადამიანებთან და ბოტებთან ერთად, ერთ კლავიატურაზე.
cli-help-serve = გაშალე მაგიდები ადამიანებისთვის: ვებგვერდი, სადაც მეგობრებთან და ბოტებთან ითამაშებ.
cli-help-backup = შეინახე ერთ ფაილში ყველაფერი, რასაც სერვერი ინახავს, თუნდაც მუშაობის დროს.
cli-help-restore = აღადგინე ყველაფერი სარეზერვო ასლიდან. სერვერი ამ დროს არ უნდა მუშაობდეს.
cli-help-simulate = ათამაშე ბოტებს ბევრი პარტია და ნახე, ვინ იგებს.
cli-help-train = ბოტები საკუთარ თავთან თამაშით სწავლობენ, რა რამდენად მნიშვნელოვანია, და გამოაქვთ ანგარიში, რა გაუმჯობესდა.
cli-help-deals = რამდენ დარიგებას თამაშობენ ძველი და ახალი წონები ერთმანეთის წინააღმდეგ, თითოეულს ყველა ადგილიდან.
cli-help-write = ახალი წონების შენახვა.
cli-help-replay = ხელახლა ნახე შენახული პარტია.
cli-help-games = თამაშებისა და მათი პარამეტრების სია.
cli-help-lang = ენა: en, el, hu, ka ან he.
cli-help-game = თამაში; იხილე „rulebound games“.
cli-help-seats = მოთამაშეების რაოდენობა.
cli-help-option = თამაშის პარამეტრი, ასე: სახელი=მნიშვნელობა; შეიძლება რამდენჯერმე მიუთითო. გამოდგება --სახელი მნიშვნელობაც. იხილე „rulebound games“.
cli-help-json = ცხრილების ნაცვლად მონაცემები დაბეჭდე.
cli-help-players = ვინ თამაშობს, ადგილების მიხედვით: you ან ბოტის სახელი. მაგალითად you,greedy.
cli-help-names = ადამიანების სახელები, მათი ადგილების თანმიმდევრობით.
cli-help-seed = რიცხვი, რომელიც ყველა შემთხვევითობას განსაზღვრავს.
cli-help-position = დაიწყე ამ ფაილში ჩაწერილი პოზიციიდან.
cli-help-record = შეინახე პარტია ამ ფაილში, დასრულებისას და გასვლისას.
cli-help-resume = განაგრძე ამ ფაილში შენახული პარტია.
cli-help-cores = რამდენ ბირთვზე ფიქრობს ბოტი ერთდროულად.
cli-help-yes = პარტიის წინ არაფერი იკითხო; გამოიყენე ნაგულისხმევი მნიშვნელობები.
cli-help-n = რამდენი პარტია.
cli-help-bots = ბოტები, მძიმეებით გამოყოფილი. ადგილებს რიგრიგობით იკავებენ.
cli-help-jobs = რამდენი პროცესი ინაწილებს სამუშაოს; 0: თითო ყოველ პროცესორზე. შედეგები იგივეა.
cli-help-report = აჩვენე, რამდენად ხშირად და რამდენ ქულას იძლევა თამაშის თითოეული ნაწილი, მოთამაშეთა ყოველი რაოდენობისთვის.
cli-help-svg = ანგარიში ამ SVG ფაილშიც დახატე.
cli-help-file = ჩანაწერი, „play“-ით შენახული.
cli-help-log = დაბეჭდე ყველაფერი, რაც მოხდა.
cli-help-at = აჩვენე მაგიდა ამდენი არჩევანის შემდეგ.
cli-help-step = არჩევანიდან არჩევანზე გადადი Enter-ით.
cli-help-seat = უყურე ამ ადგილის თვალით; ადგილები 1-დან ითვლება. ამის გარეშე: როგორც მაყურებელი.
cli-help-host = მისამართი, რომელზეც სერვერი უსმენს. 0.0.0.0: მაგიდებს სხვა კომპიუტერებიც მიწვდება.
cli-help-port = პორტი, რომელზეც სერვერი უსმენს. ამის გარეშე: 8080 ან შემდეგი თავისუფალი.
cli-help-data = საქაღალდე, სადაც მაგიდები და მოთამაშეები ინახება.
cli-help-database = მონაცემთა ბაზის URL, თუ მათი შენახვა ბაზაში გინდა, მაგალითად postgresql://host/name.
cli-help-backup-file = ფაილი, რომელშიც ასლი ჩაიწერება; ის ჯერ არ უნდა არსებობდეს.
cli-help-restore-file = სარეზერვო ასლის ფაილი.
cli-help-force = ჩაანაცვლე მაგიდები და მოთამაშეები, რომლებიც ახლა იქ არის.
cli-help-workers = რამდენ პროცესში ფიქრობენ ბოტები.
cli-help-open = გახსენი გვერდი ბრაუზერში.
cli-help-arena = შეახვედრე ბოტები თანაბარ პირობებში: ერთი და იგივე დარიგებები ყველა ადგილიდან, რეიტინგებით.
cli-help-arena-run = შეჯიბრის ჩატარება. სიტყვა „run“ შეიძლება გამოტოვო.
cli-help-arena-show = ფაილში შენახული შედეგების ჩვენება.
cli-help-arena-export = შედეგების ჩაწერა Parquet ფაილში, თითო სტრიქონი პარტიის ყოველი ადგილისთვის.
cli-help-dataset = ბოტები თამაშობენ; პარტიები, არჩევანი და შედეგები იწერება Parquet ფაილებში.
cli-help-dataset-folder = ჩასაწერი საქაღალდე; ის ჯერ არ უნდა არსებობდეს.
cli-help-dataset-features = ჩაიწეროს ისიც, რას ხედავდა მოთამაშე ყოველი არჩევანისას, რიცხვებით.
cli-help-arena-bots = ბოტები, მძიმეებით გამოყოფილი. greedy@0.5: ნახევარი წამი ერთ არჩევანზე, რამდენიც არ უნდა ჰქონდეთ სხვებს. ამის გარეშე: greedy,random; --ladder-ის შემთხვევაში ყველა, ვისაც ხასიათი აქვს.
cli-help-arena-n = რამდენი დარიგება აქვს ყოველ შეხვედრას. ყოველი დარიგება ყველა ადგილიდან თამაშდება.
cli-help-arena-gauntlet = ეს ბოტი ხვდება თითოეულ დანარჩენს; ისინი ერთმანეთს არ ხვდებიან.
cli-help-arena-ladder = ყოველი ბოტი მხოლოდ წინამავალს ხვდება. ჩამოთვალე უსუსტესიდან უძლიერესამდე.
cli-help-arena-seconds = პროცესორის რამდენი წამი აქვს ბოტს ერთ არჩევანზე. ამის გარეშე: რამდენიც უნდა, და იგივე საწყისი რიცხვი იგივე შედეგს იძლევა.
cli-help-arena-sprt = შეხვედრა მთავრდება, როგორც კი ნათელია: პირველი ბოტი მეორე რიცხვით მაინც უფრო ძლიერია თუ პირველ რიცხვზე მეტით არა. Elo-ში, მაგალითად 0,50.
cli-help-arena-jobs = რამდენი პროცესი ინაწილებს სამუშაოს; 0: თითო ყოველ პროცესორზე.
cli-help-arena-ray = ითამაშე Ray-ს კლასტერზე ამ მისამართით; auto: იმაზე, რომელსაც ეს მანქანა ეკუთვნის.
cli-help-arena-store = ფაილი, რომელიც შედეგებს ინახავს. რაც უკვე შიგ არის, ხელახლა აღარ თამაშდება.
cli-help-arena-file = ფაილი შედეგებით.
cli-help-arena-mix = კოდის სხვა ვერსიით ნათამაშები პარტიებიც ითვლება.
cli-help-arena-anchor = მიანიჭე ბოტს ეს რეიტინგი; დანარჩენები მას მიჰყვებიან. მაგალითად random=1000. ამის გარეშე: საშუალოდ 1500.
cli-help-arena-report = ცხრილები ამ ფაილშიც ჩაიწერება; ბოლო უნდა იყოს .md ან .json.

## Before the match
cli-default = (Enter)
cli-yes = კი
cli-no = არა
# All words that mean yes, separated by blanks.
cli-yes-words = კი კ დიახ დ ჰო ხო y yes
cli-pick-again = აკრიფე რიცხვი 1-დან { $count }-მდე ან სიტყვის დასაწყისი.
cli-ask-game = რომელი თამაში?
cli-ask-seats = რამდენი მოთამაშე?
cli-ask-player = ვინ ზის ადგილზე { $number }?
cli-ask-for-seat = ადგილი { $number }?
cli-person = ადამიანი
cli-bot = ბოტი
cli-player = მოთამაშე { $number }
cli-seed = საწყისი რიცხვი (seed): { $seed }. იგივე რიცხვი და იგივე არჩევანი იმავე პარტიას იძლევა.

## At the table
cli-thinks = { $name } ფიქრობს …
cli-pass-keyboard = გადაეცი კლავიატურა მოთამაშეს: { $name }. { $name }, დააჭირე Enter-ს.
cli-group = { $count } შესაძლებლობა
cli-a-square = უჯრა
cli-a-card = კარტი
cli-a-colour = ფერი
cli-footer = აკრიფე არჩევანი ან მისი ნომერი, ან: ways why card hand log undo save hint help quit
cli-which = შესაფერისია { $count } არჩევანი. რომელი?
cli-not-possible = „{ $text }“ ახლა შეუძლებელია. აკრიფე help, რომ ნახო, რისი აკრეფა შეგიძლია, ან why და იმის სახელი, რაც გაინტერესებს.
cli-no-number = აკრიფე რიცხვი 1-დან { $count }-მდე.
cli-no-ways = ახლა საჩვენებელი ვარიანტები არ არის.
cli-no-reason = ამას არაფერი კრძალავს.
cli-other-choice = ახლა სხვა რამ უნდა აირჩიოთ.
cli-say-which = თქვი, რომელი, მაგალითად: why e5, card knight.
cli-several = „{ $text }“ შეიძლება ნიშნავდეს: { $names }.
cli-unknown-thing = აქ არაფერს ჰქვია „{ $text }“.
cli-cannot-undo = ბოლო არჩევანს ვეღარ გააუქმებ.
cli-undone = გაუქმდა: { $text }
cli-sure = { $text }: დარწმუნებული ხარ? (კი/არა)
cli-saved = პარტია შენახულია ფაილში { $file }.
cli-resume = გასაგრძელებლად: rulebound play { $game } --resume { $file }
cli-left = ნახვამდის. არაფერი გითამაშია, ამიტომ არაფერი შენახულა.
cli-help-table =
    აკრიფე, რისი გაკეთებაც გინდა, ისე, როგორც მენიუში წერია. სიტყვის დასაწყისიც
    საკმარისია. რიცხვი მენიუს შესაბამის სტრიქონს ირჩევს.

      why კარტი           რატომ ვერ გამოიყენებ ახლა კარტს
      card კარტი          ნებისმიერი კარტის ტექსტი
      hand                შენი კარტები
      table               ყველაფერი თავიდან (ან უბრალოდ დააჭირე Enter-ს)
      log                 ყველაფერი, რაც აქამდე მოხდა
      hint                სამი საუკეთესო არჩევანი და მიზეზები
      undo                ბოლო არჩევანის გაუქმება
      save ფაილი          პარტიის შენახვა
      quit                პარტიის შენახვა და გასვლა

## The end
cli-result = პარტია დასრულდა
cli-place = ადგილი
cli-name = სახელი
cli-score = ქულა

## Replay
cli-replay-open = მაგიდა { $at } არჩევანის შემდეგ; სულ არის { $count }.
cli-replay-step = არჩევანი { $at }/{ $count }. Enter: შემდეგი; q: შეწყვეტა.

## The server
cli-serve-address = Rulebound არის მისამართზე { $url }
cli-serve-stop = Ctrl-C აჩერებს. არაფერი იკარგება: პარტიები იქიდან გაგრძელდება, სადაც შეჩერდა.
cli-backup-done = ყველაფერი შენახულია ფაილში { $file }. მაგიდები: { $tables }; მოთამაშეები: { $players }.
cli-restore-done = ყველაფერი აღდგენილია ფაილიდან { $file }. მაგიდები: { $tables }; მოთამაშეები: { $players }.

## Simulations
cli-sim-progress = მიმდინარეობს თამაში
cli-sim-bot = ბოტი
cli-sim-games = პარტიები
cli-sim-wins = მოგება
cli-sim-share = წილი
cli-sim-interval = 95% ინტერვალი
cli-sim-score = საშ. ქულა
cli-sim-matches = პარტიები
cli-sim-draws = ფრე
cli-sim-order = პირველი გავიდა: { $number ->
        [1] დამწყები მოთამაშე
       *[other] რიგით მე-{ $number } მოთამაშე
    }
cli-sim-seat = პირველი გავიდა: ადგილი { $number }
cli-sim-choices = არჩევანი ერთ პარტიაში
cli-sim-turns = სვლა ერთ პარტიაში

## What bots learnt
cli-train-kind = სახეობა
cli-train-games = პარტიები
cli-train-tables = მდგომარეობები
cli-train-before = ლოგარითმული დანაკარგი მანამდე
cli-train-after = შემდეგ
cli-train-feature = მახასიათებელი
cli-train-contest = ახალი წონები ძველების წინააღმდეგ: { $won } პარტია { $played }-დან.

## The report of a simulation
cli-report-title = { $seats } მოთამაშე, { $count } პარტია
cli-report-times = ნათამაშები
cli-report-share = ქულა ჩაიწერა
cli-report-average = ქულა მოთამაშეზე
cli-report-largest = უდიდესი
cli-report-smallest = უმცირესი
cli-report-bots = ბოტები: { $bots }
cli-report-svg-alone = --svg მხოლოდ --report-თან ერთად გამოიყენება.

## The arena
cli-arena-seats = { $count } მოთამაშე
cli-arena-seconds = { $seconds } წმ ერთ არჩევანზე
cli-arena-seed = საწყისი რიცხვი: { $seed }
cli-arena-played = დარიგებები: { $deals }; პარტიები: { $matches }.
cli-arena-left-out = პარტიები, რომლებიც არ ითვლება: { $count } (დარიგება ყველა ადგილიდან არ არის ნათამაშები, ან შემოწმება უკვე დასრულებული იყო).
cli-arena-cross = ყველა ყველას წინააღმდეგ: სტრიქონის წილი ქულებში სვეტის წინააღმდეგ
cli-arena-meetings = შეხვედრები
cli-arena-meeting = ბოტები
cli-arena-deals = დარიგებები
cli-arena-results = მოგება / ფრე / წაგება
cli-arena-share = წილი (95%)
cli-arena-lead = ქულების სხვაობა
cli-arena-test = უფრო ძლიერია?
cli-arena-open = უცნობია
cli-arena-ratings = რეიტინგები
cli-arena-elo = Elo
cli-arena-thought = დრო ერთ არჩევანზე
cli-arena-choices = არჩევანი
cli-arena-mean = საშუალო
cli-arena-most = 99%-ის ზღვარი
cli-arena-longest = უდიდესი
cli-arena-late = დაგვიანება { $seconds } წმ-ზე მეტით
cli-arena-exported = შედეგები ჩაწერილია ფაილში { $file }. სტრიქონები: { $count }.
cli-dataset-written = პარტიები ჩაწერილია საქაღალდეში { $folder }. პარტიები: { $matches }; არჩევანი: { $count }.
cli-arena-stopped = გაჩერებულია. აქამდე ნათამაშები ყველაფერი შენახულია; იგივე ბრძანება აქედან განაგრძობს.
cli-arena-stopped-lost = გაჩერებულია. --store FILE-ის შემთხვევაში იგივე ბრძანება აქედან განაგრძობდა.
cli-arena-one-form = აირჩიე --gauntlet ან --ladder, ორივე ერთად არ შეიძლება.
cli-arena-bad-sprt = „{ $text }“ Elo-ს ორი სხვაობა არ არის; დაწერე, მაგალითად, 0,50.
cli-arena-bad-anchor = „{ $text }“ ბოტი და მისი რეიტინგი არ არის; დაწერე, მაგალითად, random=1000. ბოტებია: { $known }.
cli-arena-bad-report = ფაილის სახელის ბოლო უნდა იყოს .md ან .json: { $file }.
cli-arena-no-store = ფაილი { $file } არ არსებობს.
cli-arena-not-store = ფაილში { $file } არენის შედეგები არ არის.
cli-arena-spoilt = ფაილი { $file } დაზიანებულია: { $reason }.
cli-arena-other-code = ფაილში { $file } არის ამ შეჯიბრის პარტიები, რომლებიც კოდის სხვა ვერსიით არის ნათამაშები. აირჩიე სხვა ფაილი ან ჩათვალე ისინიც --mix-ით.
cli-arena-other-node = ეს პარტიები კოდის სხვა ვერსიით არის ნათამაშები. დააყენე ეს ვერსია კლასტერის ყველა მანქანაზე ან გამოიყენე --mix.

## Games
cli-games-seats = მოთამაშეები: { $seats }
cli-games-option = პარამეტრი
cli-games-default = ნაგულისხმევი
cli-games-allowed = დასაშვები
cli-games-meaning = მნიშვნელობა

## Errors
cli-error-language = ასეთი ენა არ არის: { $language }; ხელმისაწვდომია: { $known }.
cli-error-option = „{ $text }“ პარამეტრი არ არის: დაწერე სახელი=მნიშვნელობა.
cli-error-player = { $name } არავის ჰქვია; მოთამაშე შეიძლება იყოს: { $known }.
cli-error-player-count = { $seats } ადგილისთვის მითითებულია { $players } მოთამაშე.
cli-error-names = { $people } ადამიანისთვის მითითებულია { $names } სახელი.
cli-error-read = ფაილი { $file } ვერ იკითხება: { $reason }.
cli-error-too-long = ფაილი { $file } { $limit } MB-ზე დიდია.
cli-error-not-text = { $file } ტექსტური ფაილი არ არის.
cli-error-not-json = { $file } ჩანაწერი არ არის.
cli-error-exists = ფაილი { $file } უკვე არსებობს; აირჩიე სხვა სახელი.
cli-error-folder = ფაილის { $file } საქაღალდე არ არსებობს.
cli-error-write = ფაილი { $file } ვერ ჩაიწერა: { $reason }.
cli-error-seat = ადგილი { $number } არ არის; სულ { $count } ადგილია.
cli-error-at = არჩევანი { $at } არ არის; ჩანაწერში { $count } არჩევანია.
cli-error-not-backup = { $file } Rulebound-ის მონაცემთა ბაზა არ არის.
cli-error-newer = ფაილი { $file } Rulebound-ის უფრო ახალი ვერსიით არის შექმნილი.
cli-error-running = ფაილს { $file } სერვერი იყენებს; ჯერ სერვერი გააჩერე.
cli-error-not-empty = ფაილში { $file } უკვე არის მაგიდები ან მოთამაშეები; --force მათ ჩაანაცვლებს.
cli-error-sqlite-only = ეს ბრძანება SQLite-ის ფაილებისთვისაა; PostgreSQL-ისთვის გამოიყენე pg_dump და psql.

## What a bot would do, and where a match turned
cli-help-hint = სამი საუკეთესო არჩევანი და მიზეზები, მხოლოდ იმით, რაც მოთამაშემ იცის.
cli-help-hint-file = ჩანაწერი, როგორც „play“ ინახავს; --game-თან ერთად პოზიცია.
cli-help-hint-at = ამდენი არჩევანის შემდეგ. მის გარეშე: სადაც ჩანაწერი მთავრდება.
cli-help-hint-game = ფაილი ამ თამაშის პოზიციაა.
cli-help-hint-seconds = რამდენ ხანს შეიძლება ბოტმა იფიქროს.
cli-help-hints = შეიძლება თუ არა ბრძანება hint.
cli-help-analyse = გვიჩვენებს, სად გადაწყდა დასრულებული პარტია და რა იქნებოდა უკეთესი.
cli-help-analyse-seconds = რამდენ ხანს იფიქროს მთელ პარტიაზე.
cli-help-analyse-report = ანგარიშსაც წერს ამ ფაილში, რომელიც .md-ით ან .html-ით მთავრდება.
cli-help-play-on = თამაშის გაგრძელება იქიდან. ჩანაწერი უცვლელი რჩება.
cli-help-play-on-players = ვინ აგრძელებს, ადგილების მიხედვით: you ან ბოტის სახელი. მის გარეშე: you იმისთვის, ვინც ირჩევს.
cli-hint-none = ასარჩევი არაფერია.
cli-hint-below = მოგების ალბათობა პროცენტებში, ± { $within }, { $samples } ნათამაშები თამაშიდან. ბოტმა იცის ის, რაც შენ.
cli-hint-over = იქ პარტია უკვე დამთავრებულია.
cli-hint-off = ამ მაგიდასთან მინიშნებები არ არის.
cli-hint-thinks = საუკეთესო არჩევანის ძებნა …
cli-analysis-progress = არჩევანი
cli-analysis-none = არც ერთ არჩევანს ნამდვილად არ დაუკარგავს მოგების ალბათობის მეათედი.
cli-analysis-played = ნათამაშები
cli-analysis-moves = მონიშნული არჩევანი
cli-analysis-number = არჩევანი
cli-analysis-player = მოთამაშე
cli-analysis-choice = ნათამაშები
cli-analysis-chance = ალბათობა
cli-analysis-mark = ნიშანი
cli-analysis-point = არჩევანი { $number }, { $name } { $mark }: დაიკარგა { $lost } პროცენტი
cli-analysis-line = მოსალოდნელი გაგრძელება: { $line }
cli-analysis-curve = თითოეული მხარის მოგების ალბათობა
cli-analysis-open = მხოლოდ დასრულებული პარტიის გარჩევა შეიძლება.
cli-error-analyse-report = { $file } უნდა მთავრდებოდეს .md-ით ან .html-ით.

cli-help-admin = სერვერის მფლობელისთვის: ანგარიშები, საჩივრები, მაგიდები, განცხადებები, მოსაწვევები.
cli-help-admin-status = რისგან რამდენია.
cli-help-admin-accounts = ანგარიშების სია.
cli-help-admin-suspend = ანგარიშის შეჩერება და ყველგან გამოსვლა.
cli-help-admin-restore = შეჩერებული ანგარიშის აღდგენა.
cli-help-admin-sign-out = ანგარიშის ყველგან გამოსვლა.
cli-help-admin-reports = საჩივრების სია.
cli-help-admin-settle = საჩივრის მონიშვნა განხილულად.
cli-help-admin-tables = დაუსრულებელი მაგიდების სია, შესაძლოა ერთი ანგარიშის.
cli-help-admin-end-table = მაგიდის დასრულება: პარტია უშედეგოდ მთავრდება.
cli-help-admin-announce = ყველასთვის განცხადება ლობიში.
cli-help-admin-announcements = ლობის განცხადებების სია.
cli-help-admin-withdraw = განცხადების გაუქმება.
cli-help-admin-invite = მოსაწვევების შექმნა; თითოეული ერთხელ მუშაობს.
cli-help-admin-invitations = მოსაწვევების სია.
cli-help-admin-login = ანგარიშის მომხმარებლის სახელი.
cli-help-admin-number = ნომერი სიიდან.
cli-help-admin-search = მომხმარებლის სახელი, სახელის დასაწყისი ან ელფოსტის მისამართი.
cli-help-admin-settled = განხილულები.
cli-help-admin-table = მაგიდა ან მისი მისამართი.
cli-help-admin-text = ტექსტი ინგლისურად.
cli-help-admin-in = ტექსტი სხვა ენაზე, მაგალითად el=…; შეიძლება რამდენჯერმე.
cli-help-admin-hours = რამდენ საათს; ამის გარეშე — გაუქმებამდე.
cli-help-admin-note = შენიშვნა შენთვის: ვისთვის არის.
cli-admin-status = ანგარიშები: { $accounts } (შეჩერებული: { $suspended }); სტუმრები: { $guests }. მაგიდები: ღია { $open }, მიმდინარე { $running }, დასრულებული { $finished }. განსახილველი საჩივრები: { $reports }.
cli-admin-suspended = შეჩერებულია
cli-admin-done = მზადაა.
cli-admin-nothing = ასეთი რამ არ არის.
cli-admin-nobody = ანგარიში { $login } არ არსებობს.
cli-admin-no-data = { $file }: მონაცემთა ბაზა აქ არ არის.
cli-admin-bad-language = { $given } არ არის ენა და ტექსტი, როგორიცაა el=…
cli-admin-announced = გამოცხადდა, ნომერი { $number }.
cli-admin-used = გამოიყენა: { $name }

## Cards
cli-help-cards = თამაშის კარტების დათვალიერება: ყველასი ან სახელით ნაპოვნისა.
cli-help-cards-name = სახელი ან მისი ნაწილი, ნებისმიერ ენაზე.
cli-help-cards-where = მხოლოდ ასეთი: school=highland. შეიძლება რამდენჯერმე; ერთი სახის მნიშვნელობები ალტერნატივებია.
cli-cards-no-gallery = თამაში „{ $game }“ კარტებს არ აჩვენებს.
cli-cards-none = ასეთი კარტი არ არის: { $name }
cli-cards-where = „{ $given }“ არ არის ფორმით სახე=მნიშვნელობა; სახეები: { $facets }
cli-cards-value = უცნობი მნიშვნელობა „{ $value }“ ({ $facet }); ცნობილია: { $known }
cli-cards-count = { $count } კარტი
cli-cards-rulings = განმარტებები
cli-cards-rules = წესები: { $rules }
