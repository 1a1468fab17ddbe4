### en

homm3-ask-free = { $card }: what comes off { $unit }?
homm3-ask-row = { $card }: choose a row by its first space.
homm3-ask-damage-moved = How much damage goes from { $unit } to { $target }?

### el

homm3-ask-free = { $card }: τι αφαιρείται από { $unit };
homm3-ask-row = { $card }: επίλεξε μια σειρά από την πρώτη της θέση.
homm3-ask-damage-moved = Πόση ζημιά περνά από { $unit } σε { $target };

### hu

homm3-ask-free = { $card }: mi kerüljön le? { $unit }
homm3-ask-row = { $card }: válassz sort az első mezője alapján.
homm3-ask-damage-moved = Mennyi sebzés kerüljön át? { $unit } → { $target }

### ka

homm3-ask-free = { $card }: რა მოეხსნას? { $unit }
homm3-ask-row = { $card }: აირჩიე რიგი მისი პირველი უჯრით.
homm3-ask-damage-moved = რამდენი ზიანი გადავიდეს? { $unit } → { $target }

### he

homm3-ask-free = { $card }: מה מוסר מהיחידה { $unit }?
homm3-ask-row = { $card }: בחרו שורה לפי המשבצת הראשונה שלה.
homm3-ask-damage-moved = כמה נזק עובר מהיחידה { $unit } ליחידה { $target }?
