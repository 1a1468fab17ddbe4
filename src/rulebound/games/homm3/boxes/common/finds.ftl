### en

homm3-ask-give-away = { $card }: which card leaves the game?
homm3-ask-goes-too = Does { $card } leave the game, too?
homm3-option-remove-this = Remove it from the game
homm3-ask-find-instead = { $card }: take the first spell of its school instead of searching?
homm3-option-find = Take the first spell of the school

### el

homm3-ask-give-away = { $card }: ποια κάρτα βγαίνει από το παιχνίδι;
homm3-ask-goes-too = Βγαίνει από το παιχνίδι και αυτή η κάρτα; { $card }
homm3-option-remove-this = Βγάλ’ την από το παιχνίδι
homm3-ask-find-instead = { $card }: παίρνεις το πρώτο ξόρκι της σχολής της αντί για Αναζήτηση;
homm3-option-find = Πάρε το πρώτο ξόρκι της σχολής

### hu

homm3-ask-give-away = { $card }: melyik lap kerüljön ki a játékból?
homm3-ask-goes-too = Ez a lap is kikerüljön a játékból? { $card }
homm3-option-remove-this = Kerüljön ki a játékból
homm3-ask-find-instead = { $card }: keresés helyett elveszed az iskolája első varázslatát?
homm3-option-find = Vedd el az iskola első varázslatát

### ka

homm3-ask-give-away = { $card }: რომელი კარტი გავიდეს თამაშიდან?
homm3-ask-goes-too = { $card } – ესეც გავიდეს თამაშიდან?
homm3-option-remove-this = თამაშიდან გატანა
homm3-ask-find-instead = { $card }: ძებნის ნაცვლად იღებ მისი სკოლის პირველ შელოცვას?
homm3-option-find = აიღე სკოლის პირველი შელოცვა

### he

homm3-ask-give-away = { $card }: איזה קלף מוסר מהמשחק?
homm3-ask-goes-too = גם הקלף { $card } מוסר מהמשחק?
homm3-option-remove-this = הסירו אותו מהמשחק
homm3-ask-find-instead = { $card }: לקחת את הקסם הראשון של האסכולה במקום לחפש?
homm3-option-find = קחו את הקסם הראשון של האסכולה
