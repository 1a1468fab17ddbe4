### King Urbno: words for setting a table

urbno-set = მეფე ურბნო
    .full = მეფე ურბნო
    .note = 2-4 მოთამაშე, დაახლოებით ერთი საათი
    .about = აიღე კარტები, მაგრამ მხოლოდ იმდენჯერ, რამდენჯერაც ამ რაუნდში მეფის მისია ითხოვს.
    .length = დაახლოებით ერთი საათი
    .guide = ჯერ არ გითამაშია? მეგზური რვა წუთით შენთან დაჯდება.
    .credits = „მეფე ურბნო“ და მისი წესები მის ავტორებსა და გამომცემელს ეკუთვნის.

urbno-set-pairs = მოთამაშეები
urbno-set-pairs-false = ყველა ცალ-ცალკე
    .note = 2-4 მოთამაშე
urbno-set-pairs-true = წყვილებად
    .note = 4 მოთამაშე, 2 წყვილი
    .told = წყვილებად

urbno-set-edition = ციფრები კარტებზე
urbno-set-edition-default = ჩვენი გამოცემა
urbno-set-edition-file = ფაილიდან აღება

urbno-set-missions = პირველი მისიები
urbno-set-missions-none = შემთხვევითი

urbno-set-rounds = რაუნდები
urbno-set-rounds-12 = 12, მთლიანი თამაში
urbno-set-rounds-6 = 6, ნახევარი თამაში
urbno-set-rounds-3 = 3, მოკლე თამაში
urbno-set-rounds-1 = ერთი რაუნდი

urbno-set-first_dealer = პირველი დამრიგებელი
    .me = მე ვარიგებ
urbno-set-first_dealer-random = წილისყრით
urbno-set-first_dealer-0 = ადგილი 1
urbno-set-first_dealer-1 = ადგილი 2
urbno-set-first_dealer-2 = ადგილი 3
urbno-set-first_dealer-3 = ადგილი 4

urbno-set-dwarf_tie = თანაბარი უმდაბლესი ჯუჯის ძალისას
urbno-set-dwarf_tie-later_card = მიაქვს უფრო გვიან ჩამოსულს
urbno-set-dwarf_tie-earlier_card = მიაქვს უფრო ადრე ჩამოსულს

urbno-set-cube_lower_bound = კუბებით ციფრი მცირდება
urbno-set-cube_lower_bound-none = შეუზღუდავად
urbno-set-cube_lower_bound-0 = 0-მდე
urbno-set-cube_lower_bound-1 = 1-მდე

urbno-set-mission_sums_use = მე-7 და მე-11 მისიები კრებს
urbno-set-mission_sums_use-printed_numbers = დაბეჭდილ ციფრებს
urbno-set-mission_sums_use-numbers_with_cubes = ციფრებს კუბებით

urbno-set-most_tricks_tie = თანაბრობა მისიებში 15, 20, 21, 22
urbno-set-most_tricks_tie-nobody = ქულას არავინ იწერს
urbno-set-most_tricks_tie-all_tied = ქულას ყველა თანაბარი იწერს

urbno-set-token_supply = ძალის კრისტალები და კუბები
urbno-set-token_supply-unlimited = შეუზღუდავად
urbno-set-token_supply-limited = რამდენიც ყუთშია

urbno-set-scroll3_applies_to = მე-3 გრაგნილი აორმაგებს
urbno-set-scroll3_applies_to-positive_only = მხოლოდ მომატებულს
urbno-set-scroll3_applies_to-any = დაკლებულსაც

urbno-set-scroll10_uses = მე-10 გრაგნილი რაუნდში კონას ართმევს
urbno-set-scroll10_uses-1 = ერთხელ
urbno-set-scroll10_uses-2 = ორჯერ
urbno-set-scroll10_uses-3 = სამჯერ
urbno-set-scroll10_uses-8 = ყოველ სვლაზე

urbno-set-scroll10_next_leader = წართმეული კონის შემდეგ იწყებს
urbno-set-scroll10_next_leader-original_taker = ვინც თავიდან წაიღო
urbno-set-scroll10_next_leader-thief = ვინც წაართვა

urbno-set-scroll11_delta_options = მე-11 გრაგნილი რაოდენობას ცვლის
urbno-set-scroll11_delta_options--1 = −1
urbno-set-scroll11_delta_options-1 = +1

urbno-set-scroll14_when_leading = მე-14 გრაგნილი სვლის დაწყებისას
urbno-set-scroll14_when_leading-allowed = ნებადართულია
urbno-set-scroll14_when_leading-not_allowed = აკრძალულია

urbno-set-scroll16_declared = მე-16 გრაგნილი ცხადდება
urbno-set-scroll16_declared-on_own_turn = შენს რიგში
urbno-set-scroll16_declared-any_time_in_trick = სვლის ნებისმიერ დროს

urbno-set-trick_history = ხელახლა სანახავი კონები
urbno-set-trick_history-public = ყველა
urbno-set-trick_history-last_trick_only = ბოლო
