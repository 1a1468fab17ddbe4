### Heroes of Might and Magic III: what all scenarios share

## How scenarios end
homm3-over-eliminated = ყველა მტერი თამაშგარეა.
homm3-over-cubes = ყოველი მტრის ფრაქციის კუბი შეგროვებულია.
homm3-over-rounds = ბოლო რაუნდი დასრულდა და მიზანს ვერავინ მიაღწია.

## Buildings that rules speak of
homm3-role-city_hall = რატუშა
homm3-role-citadel = ციტადელი
homm3-role-mage_guild = მაგების გილდია
homm3-role-dwelling_bronze = ბრინჯაოს სამყოფელი
homm3-role-dwelling_silver = ვერცხლის სამყოფელი
homm3-role-dwelling_gold = ოქროს სამყოფელი
homm3-role-special_tent = ფრაქციის პირველი შენობა
homm3-role-special_gears = ფრაქციის მეორე შენობა

## Events and steps
homm3-timed-start = რაუნდის დასაწყისში: { $rounds }.
homm3-timed-end = რაუნდის ბოლოს: { $rounds }.

## Questions
homm3-ask-which-unit = რომელი რაზმი გიერთდება?

## Choices
homm3-die-mixed = სხვადასხვა კამათელი
homm3-option-unit = { $troop }
homm3-option-deck = { $deck }

## Log
homm3-log-scenario-over = { $count ->
        [0] სცენარი დასრულდა. არავინ იმარჯვებს.
        [one] სცენარი დასრულდა. იმარჯვებს { $winners }.
       *[other] სცენარი დასრულდა. იმარჯვებენ { $winners }.
    }
homm3-log-drew-units = { $seat } ხსნის რაზმებს: { $troops }.

## Statistic cards
homm3-ask-empower = შეგიძლია მახასიათებლის კარტი გააძლიერო.

## AI Heroes and other armies that no player leads
homm3-ask-rover = სად მიდის ეს არმია: { $rover }? გზები თანაბრად მოკლეა.
homm3-ask-ai-skill = კომპიუტერის გმირს რამდენიმე ოსტატობის გამოყენება შეუძლია. რომელს იყენებს?
homm3-option-rover-go = არმია გადადის აქ: { $field }
homm3-option-rover-discover = გახსენი ფილა: { $tile }
homm3-option-ai-skill = { $card }
homm3-option-flee = უკანდახევა: გმირი ველს თმობს და არმიას ინარჩუნებს
homm3-log-rover-went = მტრის არმია გადადის აქ: { $field } ({ $rover }).
homm3-log-rover-discovers = მტრის არმია ფილას ხსნის: { $rover }.
homm3-log-skill-taken = კომპიუტერის გმირი კარტს ართმევს: { $card }. { $seat } დასტაში სხვა კარტს ეძებს.
homm3-log-fled = { $seat } არმიასთან ერთად უკან იხევს.

## Campaigns
homm3-ask-carry = { $left ->
        [one] ეს ნაწილი მოგებულია. რომელი ბოლო კარტი მიჰყვება შენს გმირს?
       *[other] ეს ნაწილი მოგებულია. რომელი კარტი მიჰყვება შენს გმირს? ასარჩევი დარჩა { $left }.
    }
homm3-option-carry = დაიტოვე { $card }
homm3-log-carried = { $seat }: შემდეგ ნაწილში გადადის { $cards }.
homm3-over-nobody_left = მოთამაშე აღარ დარჩა.
