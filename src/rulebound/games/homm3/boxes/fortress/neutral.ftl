### en

homm3-kin-rust_dragons = Rust Dragons

homm3-ability-rusts = On −1, the target has −{ $count } defense against this attack, but at least 0.

### el

homm3-kin-rust_dragons = Δράκοι της Σκουριάς

homm3-ability-rusts = Με −1 ο στόχος έχει −{ $count } άμυνα σε αυτή την επίθεση, τουλάχιστον όμως 0.

### hu

homm3-kin-rust_dragons = Rozsdasárkányok

homm3-ability-rusts = −1 dobásnál a célpontnak e támadás ellen −{ $count } védelme van, de legalább 0.

### ka

homm3-kin-rust_dragons = ჟანგის დრაკონები

homm3-ability-rusts = −1-ზე ამ შეტევისას სამიზნის დაცვაა −{ $count }, მაგრამ სულ მცირე 0.

### he

homm3-kin-rust_dragons = דרקוני חלודה

homm3-ability-rusts = עם {"\u200E-1"} ההגנה של המטרה מפני ההתקפה הזאת קטנה ב־{ $count }, אך לא מתחת ל־0.
