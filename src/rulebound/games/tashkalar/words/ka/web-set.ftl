### Tash-Kalar: words for setting a table

tashkalar-set = ტაშ-კალარი
    .full = ტაშ-კალარი: ლეგენდების არენა
    .note = 2-4 მოთამაშე, დაახლოებით 40 წუთი
    .about = დადე ქვები, შექმენი ნახატი და არსება, რომელსაც ის აჩვენებს, არენაზე გამოჩნდება.
    .length = დაახლოებით 40 წუთი
    .guide = ჯერ არ გითამაშია? მეგზური თორმეტი წუთით შენთან დაჯდება.
    .credits = „ტაშ-კალარი: ლეგენდების არენა“ – ავტორი Vlaada Chvátil, გამომცემელი Czech Games Edition.

tashkalar-set-lesson-everfrost = მარადი ყინვა: გაყინული ეფექტები
tashkalar-set-lesson-nethervoid = ქვესკნელის სიცარიელე: კარიბჭე
tashkalar-set-lesson-etherweave = ეთერის ქსოვილი: დამახინჯების ეფექტები

tashkalar-set-form = ფორმა
tashkalar-set-form-high_form = უმაღლესი ფორმა
    .note = 2 მოთამაშე ან 2 გუნდი
tashkalar-set-form-duel = დუელი
    .note = 2 მოთამაშე ან 2 გუნდი
tashkalar-set-form-melee = შერკინება
    .note = 3 ან 4 მოთამაშე
tashkalar-set-form-first_game = პირველი თამაში
    .note = 2 მოთამაშე, სასწავლად

tashkalar-set-teams = გუნდები
tashkalar-set-teams-true = გუნდებად
tashkalar-set-teams-false = გუნდების გარეშე

tashkalar-set-schools = სკოლები
tashkalar-set-schools-none = დასტების მიხედვით
tashkalar-set-schools-named = აქ განსაზღვრული

tashkalar-set-decks = დასტები
tashkalar-set-decks-random = წილისყრით
tashkalar-set-decks-choose = ყველა თვითონ ირჩევს
tashkalar-set-decks-draft = რიგრიგობით არჩევით

tashkalar-set-expansions = დამატებითი სკოლები
tashkalar-set-expansions-none = არცერთი

tashkalar-set-draft_decks = დასტები, საიდანაც ირჩევენ
tashkalar-set-draft_decks-none = რეკომენდებული

tashkalar-set-colours = ფერები
tashkalar-set-colours-none = სკოლების მიხედვით
tashkalar-set-colours-named = აქ განსაზღვრული

tashkalar-set-first = დამწყები მოთამაშე
    .me = მე ვიწყებ
tashkalar-set-first-random = წილისყრით
tashkalar-set-first-0 = ადგილი 1
tashkalar-set-first-1 = ადგილი 2
tashkalar-set-first-2 = ადგილი 3
tashkalar-set-first-3 = ადგილი 4

tashkalar-set-legends = ლეგენდები
tashkalar-set-legends-true = გამოიყენება
tashkalar-set-legends-false = არ გამოიყენება

tashkalar-set-takeback = გაუქმება
tashkalar-set-takeback-turn = სვლის განმავლობაში
tashkalar-set-takeback-none = არ შეიძლება

tashkalar-set-hide_discard_action = გადაგდებული კარტები
tashkalar-set-hide_discard_action-false = პირაღმა
tashkalar-set-hide_discard_action-true = პირდაღმა
