### Heroes of Might and Magic III in the gallery

## By what cards are found
homm3-facet-kind = სახე
homm3-facet-faction = ფრაქცია
homm3-facet-tier = საფეხური
homm3-facet-school = მაგიის სკოლა
homm3-facet-type = ტიპი
homm3-facet-timing = დრო
homm3-facet-cost = ფასი
homm3-facet-difficulty = სირთულე
homm3-facet-box = ყუთი

## Kinds and values
homm3-entry-unit = რაზმი
homm3-entry-hero = გმირი
homm3-entry-building = შენობა
homm3-entry-location = ადგილი
homm3-entry-tile = რუკის ფილა
homm3-entry-week = ასტროლოგები აცხადებენ
homm3-entry-event = მოვლენა
homm3-entry-ai = კომპიუტერის კარტი
homm3-entry-core = საბაზისო ყუთი
homm3-faction-boss = მთავარი მტრები
homm3-entry-gold = { $most ->
        [0] { $least } ოქრო და მეტი
       *[other] { $least }-დან { $most } ოქრომდე
    }
homm3-entry-few = მცირე რაზმი
homm3-entry-pack = დიდი რაზმი
homm3-entry-powers = ძალა { $powers }
homm3-entry-gives-power = +{ $count } ძალა სხვა შელოცვისთვის
homm3-entry-strength = ადვილი { $easy }, ჩვეულებრივი { $normal }, რთული { $hard }, შეუძლებელი { $impossible }.
homm3-entry-values = { $type ->
        [ground] { homm3-type-ground }
        [flying] { homm3-type-flying }
       *[ranged] { homm3-type-ranged }
    }, { homm3-stat-attack } { $attack }, { homm3-stat-defense } { $defense }, { homm3-stat-health } { $health }, { homm3-stat-initiative } { $initiative }
homm3-entry-price = { $materials ->
        [0] { $valuables ->
                [0] ფასი: { $gold } ოქრო
               *[other] ფასი: { $gold } ოქრო, { $valuables } ძვირფასეულობა
            }
       *[other] { $valuables ->
                [0] ფასი: { $gold } ოქრო, { $materials } სამშენებლო მასალა
               *[other] ფასი: { $gold } ოქრო, { $materials } სამშენებლო მასალა, { $valuables } ძვირფასეულობა
            }
    }
homm3-entry-statistics = { $kind ->
        [magic] მაგიის გმირი
       *[might] ძალის გმირი
    }: { homm3-stat-attack } { $attack }, { homm3-stat-defense } { $defense }, { homm3-stat-power } { $power }, { homm3-stat-knowledge } { $knowledge }
homm3-entry-begins = საწყისი უნარი: { $card }
homm3-entry-specialty = სპეციალობა: { $card }
homm3-entry-requires = წინაპირობა: { $building }
homm3-entry-tile-of = { $kind ->
        [starting] { homm3-kind-starting }
        [far] { homm3-kind-far }
        [near] { homm3-kind-near }
       *[center] { homm3-kind-center }
    } { $number }
homm3-entry-field = { $guard ->
        [none] { $location }
       *[other] { $location } ({ $guard })
    }
homm3-entry-mine = { $guard ->
        [none] { homm3-location-mine } ({ $resource }: { $count })
       *[other] { homm3-location-mine } ({ $resource }: { $count }, { $guard })
    }

## Rulings
homm3-ruling-expert = ექსპერტული ეფექტი
    .text = აირჩიე ორი ეფექტიდან ერთი. რაუნდში რამდენი ექსპერტული ეფექტი გაქვს, გმირის დონეზეა დამოკიდებული.
    .rule = H3-5.31
homm3-ruling-artifact = ორი ეფექტი
    .text = კარტის თამაშისას აირჩიე ერთი მათგანი. მცირე, დიდი და რელიკვია მხოლოდ იქ არის მნიშვნელოვანი, სადაც ტექსტი ამბობს.
    .rule = H3-5.40
homm3-ruling-spell = ბრძოლის რაუნდში ერთი შელოცვა
    .text = ბრძოლაში ყოველ მოთამაშეს ბრძოლის რაუნდში ერთი შელოცვა შეუძლია. კარტის ძალად გამოყენება შელოცვად არ ითვლება.
    .rule = H3-5.50
homm3-ruling-specialty = შელოცვა არ არის
    .text = სპეციალობა შელოცვა არასოდეს არის, მაშინაც კი, როცა ძალას იყენებს, და შელოცვების ზღვარში არ ითვლება.
    .rule = H3-5.60
homm3-ruling-permanent = მუდმივი კარტი
    .text = ყოველი მოთამაშის წინ არაუმეტეს ერთისა; თუ სხვას ითამაშებ, პირველი გადაიყრება.
    .rule = H3-5.25
homm3-ruling-removed = თამაშიდან გასვლა
    .text = ასეთი კარტი მთელი სცენარის განმავლობაში თამაშიდან გადის; გადაყრილ კარტებში არ მიდის.
    .rule = H3-5.2
homm3-ruling-neutral = ნეიტრალური რაზმი
    .text = მხოლოდ ერთი მხარე აქვს და ვერ გაძლიერდება.
    .rule = H3-9.21
homm3-ruling-hero = საწყისი დასტა
    .text = ცხრა კარტი: ზემოთ ნახსენები მახასიათებლები, ჯადოსნური ისარი (მაგიის გმირს ორი აქვს), უნარი და პირველი სპეციალობა.
    .rule = H3-2.3
homm3-ruling-building = მშენებლობა
    .text = რაუნდში ერთი შენობა, მშენებლობის ჟეტონით. შენობა არასოდეს იკარგება.
    .rule = H3-7.6
homm3-ruling-visitable = მოსანახულებელი
    .text = მონახულების შემდეგ აქ შავი კუბი რჩება: სანამ ის დევს, ველი ცარიელად ითვლება.
    .rule = H3-8.33
homm3-ruling-revisitable = ხელახლა მოსანახულებელი
    .text = შეიძლება ისევ და ისევ მონახულება; აქ მდგომი გმირი 1 გადაადგილების ქულით კიდევ ერთხელ მოინახულებს.
    .rule = H3-8.33
homm3-ruling-flaggable = დასაკავებელი
    .text = ვინც მოინახულებს, თავისი ფრაქციის კუბს დებს და სარგებელი მისია, სანამ მტერი არ დაიკავებს.
    .rule = H3-8.33
homm3-ruling-guard = რომაული რიცხვები
    .text = სანამ ველი არავის მოუნახულებია, მასზე ასეთი ძალის დაცვა დგას.
    .rule = H3-8.32
homm3-ruling-ai = სიძლიერე
    .text = ითვლება რიცხვი სირთულის სვეტში. კომპიუტერის გმირის რაზმი გააქტიურებას ერთი კარტით იწყებს.
    .rule = H3-10.128
