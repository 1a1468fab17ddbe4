### Heroes III in the browser: the map

## The sheet
web-homm3-map = რუკა
web-homm3-map-closer = მიახლოება
web-homm3-map-farther = დაშორება
web-homm3-map-slot = ცარიელი ადგილი, აქ ფილის დადება შეიძლება
web-homm3-map-turn = ბრუნი { $number } / { $count }
web-homm3-map-ring = როგორ დევს ფილა

## Fields, as they are read out
# For instance: Mine, 5 gold
web-homm3-map-mine = { $resource ->
        [gold] მაღარო, { $amount } ოქრო
        [materials] { $amount ->
            [one] მაღარო, { $amount } სამშენებლო მასალა
           *[other] მაღარო, { $amount } სამშენებლო მასალა
        }
       *[other] { $amount ->
            [one] მაღარო, { $amount } ძვირფასეულობა
           *[other] მაღარო, { $amount } ძვირფასეულობა
        }
    }
# For instance: Treasure, 2 dice
web-homm3-map-dice = { $count ->
        [one] { $name }, { $count } კამათელი
       *[other] { $name }, { $count } კამათელი
    }
web-homm3-map-guarded = მცველები { $level }
web-homm3-map-visited = ნამყოფია
web-homm3-map-flag = დროშა: { $name }
web-homm3-map-flag-own = შენი დროშა
web-homm3-map-flag-enemy = მტრის დროშა
web-homm3-map-step = 1 ნაბიჯი
web-homm3-map-can = შეგიძლია აირჩიო
web-homm3-map-chosen = არჩეულია
web-homm3-map-own-hero = { $movement ->
        [one] { $hero }, შენი, გადაადგილების { $movement } ქულა
       *[other] { $hero }, შენი, გადაადგილების { $movement } ქულა
    }
web-homm3-map-hero = { $hero }, მოთამაშე { $name }
web-homm3-map-army = მტრის არმია
# For instance: Face-down tile, IV–V
web-homm3-map-back = დახურული ფილა, { $numerals }
web-homm3-map-turn-up = შეგიძლია გახსნა

## The inspector: what waits on a Field
web-homm3-map-look-turn-up = გახსენი გადაადგილების 1 ქულით, შემდეგ მოაბრუნე, როგორც გინდა.
web-homm3-map-look-back = მის გვერდით მდგომი გმირი მას გადაადგილების 1 ქულით ხსნის.
web-homm3-map-look-numerals = მცველები ასეთ ფილებზე: { $numerals }
web-homm3-map-look-slot = ცარიელი ადგილი
web-homm3-map-look-place = { $count ->
        [one] დადე აქ შენი ფილა გადაადგილების 1 ქულით.
       *[other] დადე აქ შენი { $count } ფილიდან ერთი გადაადგილების 1 ქულით.
    }
web-homm3-map-look-own = აქ დგას { $hero }.
web-homm3-map-look-friend = აქ დგას { $hero }, მოთამაშე { $name }. გავლა შეგიძლია, გაჩერება – არა.
web-homm3-map-look-enemy = აქ დგას { $hero }, მოთამაშე { $name }. შესვლა შეტევას ნიშნავს.
web-homm3-map-look-rover = აქ არმია დგას: { $rover }. შესვლა შეტევას ნიშნავს.
web-homm3-map-look-quick = სწრაფი ბრძოლა: მცველები გარბიან. არც ბრძოლა, არც გამოცდილება.
# For instance: Guards: 2 bronze, 1 silver
web-homm3-map-look-guards = მცველები: { $guards }
web-homm3-map-look-tier = { $tier ->
        [bronze] { $count } ბრინჯაო
        [silver] { $count } ვერცხლი
        [gold] { $count } ოქრო
       *[azure] { $count } ლაჟვარდი
    }
web-homm3-map-look-rounds = { $more ->
        [0] ბრძოლის ერთი რაუნდი. კიდევ ერთისთვის გადაადგილების ქულა არ გაქვს.
        [one] ბრძოლის ერთი რაუნდი, კიდევ ერთი გადაადგილების ბოლო ქულით.
       *[other] ბრძოლის ერთი რაუნდი, შემდეგ გადაადგილების ყოველ დარჩენილ ქულაზე კიდევ თითო; ქულები: { $more }.
    }
web-homm3-map-look-endless = ბრძოლის რაუნდები შეუზღუდავია, რამდენი გადაადგილების ქულაც უნდა დარჩეს.
web-homm3-map-look-win = { $xp ->
        [0] მოგება: გამოცდილების გარეშე, შენი გმირის დონე უფრო მაღალია.
       *[other] მოგება: { $xp } გამოცდილება, შემდეგ სტუმრობა.
    }
web-homm3-map-look-flag = აქ არის { $flag }.
web-homm3-map-look-visited = აქ უკვე იყვნენ. სანამ შავი კუბი დევს, არაფერი მოაქვს.
web-homm3-map-look-beside = ამ ადგილის გვერდით იქნებოდა, სადაც შენი გმირი დგას: { $location }.

## Riding to a Field farther away
web-homm3-map-ride = { $cost } ნაბიჯი
web-homm3-ride-title = მარშრუტი, { $count } ველი
web-homm3-ride-tab = მარშრუტი, { $count }
web-homm3-ride-cost = გადაადგილება { $cost } / { $movement }
web-homm3-ride-nothing = აქ არაფერი ხდება.
web-homm3-ride-storm = მისი პატრონია { $name }, რომელსაც შეუძლია გადაიხადოს და დაიცვას.
web-homm3-ride-threat = შემდეგ სვლაზე აქ შეიძლება მოვიდეს, კარტების გარეშეც: { $hero }.
web-homm3-ride-stops = გმირი იქ ჩერდება, სადაც რამეს გეკითხებიან.
web-homm3-ride-on = გზის გაგრძელება
web-homm3-ride-reach = მტრის წვდომა
web-homm3-map-look-cost = აქამდე გადაადგილების { $cost } ქულა
web-homm3-map-look-far = { $left ->
        [0] აქამდე გადაადგილების { $cost } ქულაა საჭირო. აღარ დარჩა.
       *[other] აქამდე გადაადგილების { $cost } ქულაა საჭირო. გაქვს { $left }.
    }
web-homm3-map-look-border = ამ ველსა და შენს გმირს შორის გვერდს საზღვარი კეტავს.
web-homm3-map-look-army = არმია: { $army }
web-homm3-map-look-known = ცნობილი მცველები: { $guards }
web-homm3-map-look-secret = კიდევ { $count } მცველი, ბრძოლამდე უცნობი
web-homm3-map-look-walls = მათ კედლები და ჭიშკარი იცავს.

## Fewer clicks
web-homm3-world-discard = { $count } კარტის გადაგდება, დანარჩენი რჩება
web-homm3-world-verb-keep-all = ყველას დატოვება
web-homm3-world-marked = { $all ->
        [one] გადასაგდებია
       *[other] გადასაგდებია: { $count } / { $all }
    }
web-homm3-world-chip-price = { $building }: { $price }
web-homm3-world-take-top = აღება: { $card }
web-homm3-board-again = იგივე არმია, რაც წინა ჯერზე
web-homm3-world-slot = ცარიელი ადგილი
