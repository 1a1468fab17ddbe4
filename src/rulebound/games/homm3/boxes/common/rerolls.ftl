### en

homm3-ask-which-die = { $card }: which die?
homm3-option-which-die = Die { $die }
homm3-option-all-dice = All of them
homm3-ask-face = { $unit }: what does the die show?
homm3-option-face = { $die }

### el

homm3-ask-which-die = { $card }: ποιο ζάρι;
homm3-option-which-die = Ζάρι { $die }
homm3-option-all-dice = Όλα
homm3-ask-face = { $unit }: τι δείχνει το ζάρι;
homm3-option-face = { $die }

### hu

homm3-ask-which-die = { $card }: melyik kocka?
homm3-option-which-die = { $die }. kocka
homm3-option-all-dice = Mindegyik
homm3-ask-face = { $unit }: mit mutasson a kocka?
homm3-option-face = { $die }

### ka

homm3-ask-which-die = { $card }: რომელი კამათელი?
homm3-option-which-die = კამათელი { $die }
homm3-option-all-dice = ყველა
homm3-ask-face = { $unit }: რას აჩვენებს კამათელი?
homm3-option-face = { $die }

### he

homm3-ask-which-die = { $card }: איזו קובייה?
homm3-option-which-die = קובייה { $die }
homm3-option-all-dice = כולן
homm3-ask-face = { $unit }: מה מראה הקובייה?
homm3-option-face = { $die }
