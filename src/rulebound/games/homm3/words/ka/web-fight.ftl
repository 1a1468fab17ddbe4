web-homm3-verb-roll = კამათლის გაგორება
web-homm3-do-with = { $act }, კარტით: { $cards }
web-homm3-question-attack = როცა შენი რაზმი უტევს
web-homm3-question-struck = როცა შენს რაზმს უტევენ
web-homm3-question-step = სროლის შემდგომ ნაბიჯზე
web-homm3-question-parry = კამათლის საწინააღმდეგო კარტზე
web-homm3-question-off = ამას ნუღარ მკითხავ
web-homm3-question-on = ისევ მკითხე
web-homm3-questions = { $count ->
        [one] გამორთულია ერთი კითხვა
       *[other] გამორთულია { $count } კითხვა
    }
web-homm3-odds-before = გაგორებამდე
web-homm3-odds-adds = კიდევ { $attack } შეტევა
web-homm3-odds-covers = კიდევ { $defense } დაცვა
web-homm3-odds-cover-label = კარტები საპასუხო დარტყმის წინააღმდეგ
web-homm3-odds-parry = მკითხე, მოვიგერიო თუ არა საპასუხო დარტყმა
web-homm3-odds-way = როგორ გამოიყენება კარტი
web-homm3-odds-without = კარტების გარეშე: { $chance }
web-homm3-odds-prepared = მომზადებული კარტები გაგორებასთან ერთად ითამაშება, დაცვისა კი — მტრის საპასუხო დარტყმისას. კიდევ გკითხავს მხოლოდ მაშინ, თუ საქმე აქ ნაჩვენებზე უარესადაა ან სხვა რამ მოხდა.
web-homm3-chance = იქაური ბრძოლა
web-homm3-chance-win = გამარჯვება: { $chance }%
web-homm3-chance-between = { $low }-დან { $high }%-მდე
web-homm3-chance-first = ბრძოლის ერთ რაუნდში: { $chance }%.
web-homm3-chance-lost = { $lost ->
        [0] რაზმს თითქმის არასდროს კარგავ.
       *[other] საშუალოდ კარგავ { NUMBER($lost) } რაზმს.
    }
web-homm3-chance-tried = გათამაშდა { $count } ბრძოლა; ორივე მხარეს ბოტი თამაშობდა.
web-homm3-chance-wait = ბრძოლა იცდება…
web-homm3-fight-out = ბრძოლის დასრულება
web-homm3-fight-out-once = ახლავე ბოლომდე
web-homm3-fight-out-steps = ნაბიჯ-ნაბიჯ
web-homm3-fight-out-asked = { $name }: ბრძოლა ბოტმა დაასრულოს.
web-homm3-fight-out-no = არა, გავაგრძელოთ
web-homm3-fight-out-stop = შეჩერდი, თავად გავაგრძელებ
web-homm3-fight-out-back = შეთავაზების გაუქმება
