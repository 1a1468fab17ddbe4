### Heroes of Might and Magic III: why something cannot be done on the map

## Reasons: the Town
homm3-why-token-used = { $token ->
        [build] მშენებლობის ჟეტონი ამ რაუნდში გამოყენებულია (H3-7.6).
        [population] მოსახლეობის ჟეტონი ამ რაუნდში გამოყენებულია (H3-7.10).
       *[other] შელოცვების წიგნის ჟეტონი ამ რაუნდში გამოყენებულია (H3-7.14).
    }
homm3-why-built = { $building } უკვე დგას.
homm3-why-first-build = ჯერ ეს ააშენე: { $building } (H3-7.2).
homm3-why-short = არ გყოფნის: { $resource }. აკლია: { $count } (H3-6.2).
homm3-why-not-allowed = სცენარის წესები ამ შენობას კრძალავს: { $building }.
homm3-why-no-dwelling = ამ რანგს თავისი სამყოფელი სჭირდება: { $building } (H3-7.11).
homm3-why-no-citadel = დიდ რაზმებს ციტადელი სჭირდება: { $building } (H3-7.12).
homm3-why-reinforced = { $troop } უკვე დიდი რაზმია.

## Reasons: the map
homm3-why-no-movement = შენს მთავარ გმირს გადაადგილების ქულა აღარ დარჩა (H3-3.21).
homm3-why-not-beside = გმირი თითო ველით გადაადგილდება, ეს ველი კი მეზობელი არ არის (H3-3.24).
homm3-why-blocked = ეს ჩაკეტილი ველია: გმირი მასზე ვერ შედის (H3-8.6).
homm3-why-border = ამ ველისკენ გზას საზღვარი კეტავს (H3-8.7).
homm3-why-face-down = ეს ფილა დახურულია. ჯერ აღმოაჩინე (H3-8.20).
homm3-why-occupied-field = იქ გმირი დგას და შენი გმირი ვერ გაჩერდებოდა (H3-3.25).
homm3-why-closed-field = გმირი ახლა ამ ველზე ვერ შედის.

## Reasons: cards
homm3-why-in-combat = { $card } მხოლოდ ბრძოლაში მოქმედებს.
homm3-why-not-now = { $card } ახლა ვერ ითამაშება.

## Choices of events that a scenario may offer
homm3-option-choose-free_building = ააშენე შენობა უფასოდ
homm3-option-choose-spawn = გააჩინე არმია
homm3-option-choose-visit_again = კიდევ ერთხელ მიიღე ველის სარგებელი
