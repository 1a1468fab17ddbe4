### Tash-Kalar in the terminal

cli-tashkalar-title = ტაშ-კალარი: ლეგენდების არენა
cli-tashkalar-usage =
    აკრიფე, რისი გაკეთებაც გინდა, ისე, როგორც მენიუში წერია: place e5,
    summon knight e6. სიტყვის დასაწყისიც საკმარისია: p e5, s kn e6.
    რიცხვი მენიუს შესაბამის სტრიქონს ირჩევს. მხოლოდ უჯრა ან კარტი (e5, knight)
    აჩვენებს ყველაფერს, რისი გაკეთებაც მისით შეიძლება.

      ways                გამოძახების ყველა ვარიანტი ახლა, დაფაზე მონიშნული
      ways კარტი          ერთი კარტისა: სამიზნე, გამოყენებული ფიგურები, მობრუნება
      why კარტი           რატომ ვერ გამოიყენებ ახლა კარტს, უჯრას ან დავალებას
      card კარტი          ნებისმიერი კარტის ტექსტი და წყობა, დავალების ტექსტი
      hand                შენი კარტები
      table               ყველაფერი თავიდან (ან უბრალოდ დააჭირე Enter-ს)
      log                 ყველაფერი, რაც აქამდე მოხდა
      hint                სამი საუკეთესო არჩევანი და მიზეზები
      undo                ბოლო არჩევანის გაუქმება
      save ფაილი          პარტიის შენახვა
      quit                პარტიის შენახვა და გასვლა
cli-tashkalar-a-task = დავალება
# R B N G are the letters of the colors on the board: red, blue, brown, green.
cli-tashkalar-help =
    დაფაზე ფიგურას აღნიშნავს მისი ფერის ასო (R წითელი, B ლურჯი, N ყავისფერი,
    G მწვანე) და მისი რანგის ნიშანი. ◆ წითელი უჯრაა, ● – მწვანე, + –
    ცენტრალური. [ ] უჯრებია, რომელთა არჩევაც შეგიძლია, ( ) – გამოყენებული
    უჯრები. წყობაში [ ] ახალი არსების უჯრაა, × და ∘ – უჯრები, რომლებზეც მისი
    ტექსტი საუბრობს.
    კარტები 3-2-1: სამი არსება, ორი ლეგენდა, ერთი გაელვება. მარაგი 15+3:
    თხუთმეტი ჩვეულებრივი ან გმირული ფიგურა, სამი ლეგენდარული.
    შერკინებაში ✦ ფერთან: ამ ფერით იმპროვიზაცია ჯერ კიდევ შეგიძლია; •: აღარ.
cli-tashkalar-ask-form = თამაშის რომელი ფორმა?
cli-tashkalar-ask-teams = ორი გუნდი, თითოში ორი მოთამაშე?
cli-tashkalar-ask-schools = სკოლებს თქვენ აირჩევთ? თუ არა, წილისყრა გადაწყვეტს.
cli-tashkalar-teams = გუნდები
cli-tashkalar-turn = სვლა { $number }
cli-tashkalar-control = მართავს { $name }
cli-tashkalar-actions = { $count ->
        [0] მოქმედება აღარ დარჩა
        [one] დარჩა 1 მოქმედება
       *[other] დარჩა { $count } მოქმედება
    }
cli-tashkalar-discarded = გადაგდება გამოყენებულია
cli-tashkalar-flared = გაელვება გამოყენებულია
cli-tashkalar-borrow = შემდეგი არსებისთვის მტრის ფიგურის გამოყენება შეიძლება
cli-tashkalar-frozen = გაყინულია: { $card } (მფლობელი თავის სვლაზე უფასოდ ალღობს)
cli-tashkalar-pending = მომლოდინეა: { $card } (თუ ბოლომდე არ გამოიძახეს, 2 ქულა იკარგება)
cli-tashkalar-stored = დროის ვაჭარზე ინახება: { $colour }, { $rank }
cli-tashkalar-fewer = { $count ->
        [one] შემდეგ სვლაზე ერთი მოქმედებით ნაკლები
       *[other] შემდეგ სვლაზე { $count } მოქმედებით ნაკლები
    }
cli-tashkalar-removed = { $count ->
        [one] თამაშიდან გავიდა 1 ფიგურა
       *[other] თამაშიდან გავიდა { $count } ფიგურა
    }
cli-tashkalar-possessed = შემდეგი წყობის ფერი: { $colour }
cli-tashkalar-blanks = { $count ->
        [one] 1 ცარიელი უჯრა შეიძლება ჩვეულებრივ ფიგურად ჩაითვალოს
       *[other] { $count } ცარიელი უჯრა შეიძლება ჩვეულებრივ ფიგურად ჩაითვალოს
    }
cli-tashkalar-doubled = ყოველი განადგურებული ფიგურა { $count }-ჯერ ითვლება
cli-tashkalar-thawing = ლღვება: { $card }
cli-tashkalar-gateway = კარიბჭე
cli-tashkalar-extra-turn = კიდევ ერთი სვლა მოჰყვება
cli-tashkalar-in-extra-turn = დამატებითი სვლა
cli-tashkalar-destroyed = ამ სვლაზე განადგურდა:
cli-tashkalar-worth = { $points ->
        [one] = 1 ქულა
       *[other] = { $points } ქულა
    }
cli-tashkalar-final-turns = { $count ->
        [one] ფინალური სვლები: დარჩა 1. ბოლოს თამაშობს { $name }.
       *[other] ფინალური სვლები: დარჩა { $count }. ბოლოს თამაშობს { $name }.
    }
cli-tashkalar-score = ქულა
cli-tashkalar-hand = კარტები
cli-tashkalar-deck = დასტა
cli-tashkalar-supply = მარაგი
cli-tashkalar-you = შენ
cli-tashkalar-tasks = დავალებები
cli-tashkalar-you-have = გაქვს
cli-tashkalar-next = შემდეგი
cli-tashkalar-kept = აქამდე დატოვებული: { $cards }
cli-tashkalar-ways = { $count ->
        [0] ახლა ვარიანტი არ არის
        [one] 1 ვარიანტი
       *[other] { $count } ვარიანტი
    }
cli-tashkalar-uses = იყენებს: { $squares }
cli-tashkalar-borrowed = აქედან მტრის: { $squares }
cli-tashkalar-charging = იმპროვიზაცია: { $colour }
cli-tashkalar-empty-squares = { $count ->
        [one] 1 ცარიელი უჯრა
       *[other] { $count } ცარიელი უჯრა
    }
cli-tashkalar-flare-upper = საჭიროა { $needs }-ით მეტი დაწინაურებული
cli-tashkalar-flare-lower = საჭიროა სულ { $needs }-ით მეტი
cli-tashkalar-turned-r0 = როგორც დაბეჭდილია
cli-tashkalar-turned-r90 = მეოთხედი ბრუნი მარცხნივ
cli-tashkalar-turned-r180 = ნახევარი ბრუნი
cli-tashkalar-turned-r270 = მეოთხედი ბრუნი მარჯვნივ
cli-tashkalar-turned-m0 = სარკისებური
cli-tashkalar-turned-m90 = სარკისებური, მეოთხედი ბრუნი მარცხნივ
cli-tashkalar-turned-m180 = სარკისებური, ნახევარი ბრუნი
cli-tashkalar-turned-m270 = სარკისებური, მეოთხედი ბრუნი მარჯვნივ
