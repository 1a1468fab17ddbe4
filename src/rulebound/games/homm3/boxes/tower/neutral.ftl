### en

homm3-ability-stings = After the attack, roll a die: on 0 the target takes { $count } more damage.
homm3-ability-casting-costs-power = An enemy who casts a spell must discard one more card with power.
homm3-ability-robs-a-card = After the attack, the enemy discards a random card or a card with power.

homm3-ask-robbed = { $unit } rob you of a card. Discard a card with power, or a random one.

homm3-option-discard-random = Discard a random card

### el

homm3-ability-stings = Μετά την επίθεση ρίξε ένα ζάρι: με 0 ο στόχος παθαίνει επιπλέον ζημιά { $count }.
homm3-ability-casting-costs-power = Ο αντίπαλος που ρίχνει ξόρκι πρέπει να ξεσκαρτάρει μία κάρτα ακόμη, με δύναμη.
homm3-ability-robs-a-card = Μετά την επίθεση ο αντίπαλος ξεσκαρτάρει μια τυχαία κάρτα ή μια κάρτα με δύναμη.

homm3-ask-robbed = { $unit } σου κλέβουν μια κάρτα. Ξεσκαρτάρισε μια κάρτα με δύναμη ή μια τυχαία.

homm3-option-discard-random = Ξεσκαρτάρισμα μιας τυχαίας κάρτας

### hu

homm3-ability-stings = A támadás után dobj egy dobókockával: 0 esetén a célpont további { $count } sebzést kap.
homm3-ability-casting-costs-power = Az ellenfélnek, ha varázsol, el kell dobnia még egy varázserőt adó lapot.
homm3-ability-robs-a-card = A támadás után az ellenfél eldob egy véletlen lapot vagy egy varázserőt adó lapot.

homm3-ask-robbed = { $unit }: megfosztanak egy lapodtól. Dobj el egy varázserőt adó vagy egy véletlen lapot.

homm3-option-discard-random = Egy véletlen lap eldobása

### ka

homm3-ability-stings = შეტევის შემდეგ გააგორე კამათელი: 0-ზე სამიზნე კიდევ { $count } ზიანს იღებს.
homm3-ability-casting-costs-power = მტერმა, რომელიც შელოცვას წარმოთქვამს, კიდევ ერთი კარტი უნდა გადააგდოს, ძალის მქონე.
homm3-ability-robs-a-card = შეტევის შემდეგ მტერი აგდებს შემთხვევით კარტს ან ძალის მქონე კარტს.

homm3-ask-robbed = { $unit } კარტს გართმევენ. გადააგდე ძალის მქონე კარტი ან შემთხვევითი.

homm3-option-discard-random = გადააგდე შემთხვევითი კარტი

### he

homm3-ability-stings = אחרי ההתקפה הטילו קובייה: עם 0 המטרה סופגת נזק נוסף של { $count }.
homm3-ability-casting-costs-power = אויב שמטיל קסם חייב לזרוק קלף נוסף עם כוח.
homm3-ability-robs-a-card = אחרי ההתקפה האויב זורק קלף אקראי או קלף עם כוח.

homm3-ask-robbed = { $unit }: היחידה גוזלת מכם קלף. זרקו קלף עם כוח, או קלף אקראי.

homm3-option-discard-random = זריקת קלף אקראי
