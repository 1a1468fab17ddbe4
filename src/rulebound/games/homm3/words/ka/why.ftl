### Heroes of Might and Magic III: why something cannot be done

## Reasons: the combat
homm3-why-not-your-turn = ახლა არჩევის ჯერი შენი არ არის.
homm3-why-not-held = ეს კარტი ხელში არ გაქვს: { $card }.
homm3-why-map = { $card } მხოლოდ რუკაზე მოქმედებს, ბრძოლაში არა (H3-10.67).
homm3-why-moment = { $card } ახლა ვერ ითამაშება, მხოლოდ: { $moments } (H3-5.20).
homm3-why-other-faction = კარტს „{ $card }“ მხოლოდ ეს ფრაქცია იყენებს: { $faction } (H3-5.34).
homm3-why-discards = { $card }: გადასაგდებად საკმარისი კარტი არ გაქვს. საჭიროა: { $count }.
homm3-why-no-expert = { $card }: ექსპერტული გამოყენება აღარ დაგრჩა (H3-5.31).
homm3-why-limit = { $count ->
        [one] ბრძოლის ამ რაუნდში შელოცვა უკვე წარმოთქმულია; ზღვარი 1-ია (H3-5.50).
       *[other] ბრძოლის ამ რაუნდში უკვე წარმოთქმულია { $count } შელოცვა, ეს კი ზღვარია (H3-5.50).
    }
homm3-why-toll = { $unit } შელოცვას ერთი კარტით აძვირებენ, გადასაგდები კარტი კი არ გაქვს.
homm3-why-used = { $card } ბრძოლის ამ რაუნდში უკვე გამოყენებულია (H3-5.25).
homm3-why-power = { $card } მეტ ძალას მოითხოვს: { $need }. გაქვს { $have } (H3-5.46).
homm3-why-no-target = { $card } ახლა სამიზნეს ვერ პოულობს.
homm3-why-no-use = { $card }: მის ძალას ხელში მყოფი ვერცერთი შელოცვა ახლა ვერ გამოიყენებს (H3-5.47).
homm3-why-no-aim = { $card } არ მოქმედებს რაზმზე: { $unit }.
homm3-why-fallen = { $unit } დამარცხებული არიან.
homm3-why-not-its-turn = ახლა აქტიურია { $active } და არა { $unit } (H3-10.30).
homm3-why-attacked = { $unit }: შეტევა უკვე შესრულებულია.
homm3-why-tower = მშვილდოსანთა კოშკს მხოლოდ მსროლელი რაზმები უტევენ, { $unit } – ვერა (H3-10.104).
homm3-why-tower-stays = მშვილდოსანთა კოშკი არ გადაადგილდება (H3-10.104).
homm3-why-stepped = { $unit } უკვე გადაადგილდნენ; მსროლელი რაზმი გადაადგილებამდე უტევს (H3-9.10).
homm3-why-engaged = { $unit }: გვერდით მტერი დგას, ამიტომ მხოლოდ მეზობელ რაზმებს შეიძლება შეუტიონ (H3-9.11).
homm3-why-held = { $unit } შეკავებული არიან და ვერ გადაადგილდებიან.
homm3-why-out-of-reach = { $unit } მის გვერდით ვერცერთ უჯრამდე ვერ აღწევენ.
homm3-why-occupied = ამ უჯრაზე რაზმი დგას (H3-10.17).
homm3-why-other-side = რაზმები შენი მხარის ორ რიგში თავსდება (H3-10.15).
homm3-why-backline = მსროლელი მცველები უკანა ხაზზე დგებიან, სანამ იქ ადგილია (H3-10.22).
homm3-why-wall = ამ უჯრას კედელი ან ჭიშკარი კეტავს (H3-10.101).
homm3-why-wall-shot = { $unit } მსროლელები არიან; კედლებს მხოლოდ ქვეითი და მფრინავი რაზმები ანგრევენ (H3-10.102).
homm3-why-moved = { $unit } უკვე გადაადგილდნენ.
homm3-why-must-attack = { $unit } მცველები არიან და უნდა შეუტიონ, სანამ შეუძლიათ (H3-10.43).
homm3-why-too-far = { $steps ->
        [one] ეს უჯრა მეტისმეტად შორსაა: { $unit } 1 უჯრით გადაადგილდებიან (H3-9.10).
       *[other] ეს უჯრა მეტისმეტად შორსაა: { $unit } არაუმეტეს { $steps } უჯრით გადაადგილდებიან (H3-9.10).
    }

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
homm3-why-far-field = იქამდე { $need } გადაადგილების ქულაა საჭირო, შენს მთავარ გმირს კი { $have } აქვს (H3-3.21).
homm3-why-fight-first = იქამდე გზა ბრძოლაზე გადის: { $location } (H3-8.30).
homm3-why-no-way = იქამდე ღია გზა ჯერ არ მიდის: შუაში საზღვრები, ჩაკეტილი ველები ან დახურული ფილებია (H3-8.7).
homm3-why-blocked = ეს ჩაკეტილი ველია: გმირი მასზე ვერ შედის (H3-8.6).
homm3-why-border = ამ ველისკენ გზას საზღვარი კეტავს (H3-8.7).
homm3-why-face-down = ეს ფილა დახურულია. ჯერ აღმოაჩინე (H3-8.20).
homm3-why-occupied-field = იქ გმირი დგას და შენი გმირი ვერ გაჩერდებოდა (H3-3.25).
homm3-why-closed-field = გმირი ახლა ამ ველზე ვერ შედის.

## Reasons: cards
homm3-why-in-combat = { $card } მხოლოდ ბრძოლაში მოქმედებს.
homm3-why-not-now = { $card } ახლა ვერ ითამაშება.
