## What is seen: blows, cards of AI Heroes, their seats
web-homm3-moment-defeated = დამარცხდა
web-homm3-ai-moves = კომპიუტერის სვლები
web-homm3-ai-drawn = რაზმისთვის: { $unit }
web-homm3-ai-seat = კომპიუტერის გმირი, { $count } რაზმი

## Moments over the map
web-homm3-moment = ახლახან
web-homm3-moment-level = { $hero }, დონე { $level }
web-homm3-moment-ability = ძებნა (2) უნარების დასტაში: ერთი კარტი ხელში მიგაქვს, მეორე გადაგდებულებში მიდის.
web-homm3-moment-specialty = შენი გმირის კიდევ ერთი სპეციალობის კარტი შენია.
web-homm3-moment-limit = კარტების ზღვარი { $from } იყო, ახლა { $to }
web-homm3-moment-take = აიღე { $card }
web-homm3-moment-look = ნახე { $count } კარტი
web-homm3-moment-proclaim = ასტროლოგები ახალ კვირას აცხადებენ
web-homm3-moment-town = ქალაქი შენია: { $faction }
web-homm3-moment-place = ახლა შენია: { $place }
web-homm3-moment-go = გაგრძელება
web-homm3-moments = დიდი წუთები რუკაზე
web-homm3-moments-all = ყველა
web-homm3-moments-mine = ჩემი და კვირები
web-homm3-moments-none = არცერთი

## For whom one decides
web-homm3-deputy-guards = მცველებს შენ განალაგებ
web-homm3-deputy-units = კომპიუტერის რაზმებს შენ განალაგებ
web-homm3-deputy-tile = კომპიუტერის ფილა: შენ აბრუნებ

## The end of a match

web-homm3-race = მოპოვებული ოქრო რაუნდების მიხედვით
web-homm3-deed = მოგებული ბრძოლა, დამარცხებული რაზმი: { $count }
web-homm3-campaign-log = კამპანია აქამდე
web-homm3-campaign-won = მოგებული
web-homm3-campaign-next = შემდეგი
