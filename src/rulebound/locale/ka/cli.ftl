### The terminal: commands, questions, answers

## Help of the command line. Names of commands and flags are not translated.
cli-help-rulebound = ნამდვილი სამაგიდო თამაშები, ზუსტად წესების მიხედვით.
cli-help-play = ითამაშე აქ, ადამიანებთან და ბოტებთან ერთად, ერთ კლავიატურაზე.
cli-help-serve = გაშალე მაგიდები ადამიანებისთვის: ვებგვერდი, სადაც მეგობრებთან და ბოტებთან ითამაშებ.
cli-help-simulate = ათამაშე ბოტებს ბევრი პარტია და ნახე, ვინ იგებს.
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
cli-help-workers = რამდენ პროცესში ფიქრობენ ბოტები.
cli-help-open = გახსენი გვერდი ბრაუზერში.

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
cli-footer = აკრიფე არჩევანი ან მისი ნომერი, ან: ways why card hand log undo save help quit
cli-which = შესაფერისია { $count } არჩევანი. რომელი?
cli-not-possible = „{ $text }“ ახლა შეუძლებელია. აკრიფე help, რომ ნახო, რისი აკრეფა შეგიძლია, ან why და იმის სახელი, რაც გაინტერესებს.
cli-no-number = აკრიფე რიცხვი 1-დან { $count }-მდე.
cli-no-ways = ახლა საჩვენებელი ვარიანტები არ არის.
cli-no-reason = ამას არაფერი კრძალავს.
cli-say-which = თქვი, რომელი, მაგალითად: why e5, card knight.
cli-several = „{ $text }“ შეიძლება ნიშნავდეს: { $names }.
cli-unknown-thing = აქ არაფერს ჰქვია „{ $text }“.
cli-cannot-undo = ბოლო არჩევანს უკან ვეღარ დააბრუნებ.
cli-undone = უკან დაბრუნდა: { $text }
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
      undo                ბოლო არჩევანის უკან დაბრუნება
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

## The report of a simulation
cli-report-title = { $seats } მოთამაშე, { $count } პარტია
cli-report-times = ნათამაშები
cli-report-share = ქულა ჩაიწერა
cli-report-average = ქულა მოთამაშეზე
cli-report-largest = უდიდესი
cli-report-smallest = უმცირესი
cli-report-bots = ბოტები: { $bots }
cli-report-svg-alone = --svg მხოლოდ --report-თან ერთად გამოიყენება.

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
