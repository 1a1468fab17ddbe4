## Why one would do so: hints and analysis
homm3-reason-wins-combat = იგებს ბრძოლას.
homm3-reason-fells = { $target } აუცილებლად მარცხდებიან.
homm3-reason-may-fell = { $target } მარცხდებიან 100-დან { $percent } გაგორებაზე.
homm3-reason-may-flip = { $target } მცირე რაზმი ხდებიან 100-დან { $percent } გაგორებაზე.
homm3-reason-damages = { $target }: ზიანი { $low }–{ $high }.
homm3-reason-hurts = აუცილებლად აზიანებს: { $target }.
homm3-reason-no-return = { $target } საპასუხო დარტყმას ვერ აყენებენ.
homm3-reason-strikes-back = { $target } საპასუხო დარტყმას აყენებენ, თუ გადარჩნენ.
homm3-reason-defends = იღებს დაცვის ჟეტონს და მტერს ელოდება.
homm3-reason-card = { $card } ახლა მოქმედებს.
homm3-reason-keeps-cards = { $count ->
        [0] ახლა უკეთესი არაფერია.
        [one] შენს კარტს უკეთესი წამისთვის ინახავს.
       *[other] შენს { $count } კარტს უკეთესი წამისთვის ინახავს.
    }
homm3-reason-activates = { $unit } ახლა მოქმედებენ, სხვებზე ადრე.
homm3-reason-takes-part = { $troop } იქიდან ერთვებიან ბრძოლაში.
homm3-reason-lines-up = მსროლელები სხვების უკან დგებიან.
homm3-reason-stays-out = რაზმი გარეთ რჩება და არ იკარგება.
homm3-reason-spares = { $card } ყველაზე ნაკლებად გჭირდება.
homm3-reason-wants = { $card } ყველაზე მეტად გეხმარება.
homm3-reason-meets = { $unit } მტრის გვერდით დგებიან.
homm3-reason-closes-in = { $unit } მტერს უახლოვდებიან.
homm3-reason-stays-away = { $unit } მტრისგან შორს რჩებიან.
homm3-reason-flags = დროშას აღმართავს: { $location }.
homm3-reason-gains = მოაქვს: { homm3-amounts }.
homm3-reason-production = ზრდის წარმოებას ({ $resource }): { $amount }.
homm3-reason-visits = სტუმრობს: { $location }.
homm3-reason-experience = { $count ->
        [one] მოაქვს 1 გამოცდილება.
       *[other] მოაქვს { $count } გამოცდილება.
    }
homm3-reason-quick = მცველები უბრძოლველად გარბიან.
homm3-reason-fight = იქაური ბრძოლა { $count } ცდიდან { $won }-ჯერ მოიგო.
homm3-reason-builds = აშენებს: { $building }. დარჩენილ რაუნდებში ანაზღაურდება.
homm3-reason-recruits = აძლიერებს შენს ჯარს.
homm3-reason-explores = გვაჩვენებს, რა არის იქ.
homm3-reason-nothing-left = ამ სვლაზე სხვა არაფერი ღირს თავის ფასად.
homm3-reason-gain = ყველაზე მეტს აქ იგებ: { $feature }.
homm3-reason-quiet = მაშინვე არაფერი მოაქვს, მაგრამ ინარჩუნებს, რაც გაქვს.
homm3-feature-goal = სცენარის მიზანი
homm3-feature-pace = დროის უპირატესობა
homm3-feature-army = შენი ჯარი
homm3-feature-level = გამოცდილება
homm3-feature-income = წარმოება
homm3-feature-stock = რესურსები
homm3-feature-buildings = შენობები
homm3-feature-hand = კარტები ხელში რუკაზე
