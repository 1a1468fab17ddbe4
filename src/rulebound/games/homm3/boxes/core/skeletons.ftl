### en

homm3-ability-raises-bronze = A Necropolis player who defeats it reinforces a bronze unit for free.

homm3-option-raise = { $unit }: more { $stat }

### el

homm3-ability-raises-bronze = Όταν την εξοντώσει ένας παίκτης της Νεκρόπολης, ενισχύει δωρεάν μια χάλκινη μονάδα.

homm3-option-raise = { $unit }: μεγαλύτερη { $stat }

### hu

homm3-ability-raises-bronze = Ha a Nekropolisz játékosa győzi le, ingyen megerősít egy bronz egységet.

homm3-option-raise = { $unit }: több { $stat }

### ka

homm3-ability-raises-bronze = ნეკროპოლისის მოთამაშე, რომელიც მას დაამარცხებს, ბრინჯაოს ერთ რაზმს უფასოდ აძლიერებს.

homm3-option-raise = { $unit }, მეტი: { $stat }

### he

homm3-ability-raises-bronze = שחקן של נקרופוליס שמביס את היחידה מתגבר יחידת ארד בחינם.

homm3-option-raise = { $unit }: עוד { $stat }
