### Heroes of Might and Magic III: what all scenarios share

## How scenarios end
homm3-over-eliminated = Minden ellenfél kiesett.
homm3-over-cubes = Minden ellenféltől megvan egy frakciókocka.
homm3-over-rounds = Véget ért az utolsó forduló, és senki sem érte el a célt.

## Buildings that rules speak of
homm3-role-city_hall = Városháza
homm3-role-citadel = Citadella
homm3-role-mage_guild = Mágusok céhe
homm3-role-dwelling_bronze = bronz lakhely
homm3-role-dwelling_silver = ezüst lakhely
homm3-role-dwelling_gold = arany lakhely
homm3-role-special_tent = a frakció első épülete
homm3-role-special_gears = a frakció második épülete

## Events and steps
homm3-timed-start = Ezeknek a fordulóknak az elején: { $rounds }.
homm3-timed-end = Ezeknek a fordulóknak a végén: { $rounds }.

## Questions
homm3-ask-which-unit = Melyik egység csatlakozzon hozzád?

## Choices
homm3-die-mixed = különféle dobókocka
homm3-option-unit = { $troop }
homm3-option-deck = { $deck }

## Log
homm3-log-scenario-over = { $count ->
        [0] A forgatókönyvnek vége. Senki sem győz.
        [one] A forgatókönyvnek vége. Győztes: { $winners }.
       *[other] A forgatókönyvnek vége. Győztesek: { $winners }.
    }
homm3-log-drew-units = { $seat } felfedi: { $troops }.

## Statistic cards
homm3-ask-empower = Felerősíthetsz egy tulajdonságlapot.

## AI Heroes and other armies that no player leads
homm3-ask-rover = Merre tovább: { $rover }? Az utak egyforma rövidek.
homm3-ask-ai-skill = Az MI-hős több jártasságot is használhat. Melyik legyen az?
homm3-option-rover-go = A sereg ide megy: { $field }
homm3-option-rover-discover = A lapka felfedése itt: { $tile }
homm3-option-ai-skill = { $card }
homm3-option-flee = Visszavonulás: a hős feladja a területet, és megmenti a sereget
homm3-log-rover-went = Egy ellenséges sereg ide megy: { $field } ({ $rover }).
homm3-log-rover-discovers = Egy ellenséges sereg felfed egy lapkát: { $rover }.
homm3-log-skill-taken = Az MI-hős elveszi: { $card }. Eddigi tulajdonosa { $seat }, aki másik lapot keres a pakliban.
homm3-log-fled = { $seat } visszavonul a seregével.

## Campaigns
homm3-ask-carry = { $left ->
        [one] Megnyerted ezt a részt. Melyik utolsó lap menjen tovább a hősöddel?
       *[other] Megnyerted ezt a részt. Melyik lap menjen tovább a hősöddel? Még ennyit választasz: { $left }.
    }
homm3-option-carry = Megtartás: { $card }
homm3-log-carried = { $seat } lapjai, amelyek a következő részbe mennek: { $cards }.
homm3-over-nobody_left = Nem maradt játékos.
