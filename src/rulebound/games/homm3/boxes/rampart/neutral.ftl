### en

homm3-kin-faerie_dragons = Faerie Dragons

homm3-ability-casts-bolts = When it activates, choose any unit: it takes { $count } damage. This is a spell but does not count toward the limit.

homm3-ask-bolt = { $unit } cast a bolt. Which unit takes the damage?

### el

homm3-kin-faerie_dragons = Νεραϊδόδρακοι

homm3-ability-casts-bolts = Όταν ενεργοποιείται, οποιαδήποτε μονάδα παθαίνει ζημιά { $count }. Είναι ξόρκι, αλλά δεν μετρά στο όριο.

homm3-ask-bolt = { $unit } ρίχνουν έναν κεραυνό. Ποια μονάδα παθαίνει τη ζημιά;

### hu

homm3-kin-faerie_dragons = Tündérsárkányok

homm3-ability-casts-bolts = Amikor aktiválódik, bármelyik egység { $count } sebzést kap. Ez varázslat, de nem számít bele a korlátba.

homm3-ask-bolt = { $unit }: villámot szórnak. Melyik egység kapja a sebzést?

### ka

homm3-kin-faerie_dragons = ფერია-დრაკონები

homm3-ability-casts-bolts = გააქტიურებისას ნებისმიერი რაზმი { $count } ზიანს იღებს. ეს შელოცვაა, მაგრამ ზღვარში არ ითვლება.

homm3-ask-bolt = { $unit } მეხს ტყორცნიან. რომელი რაზმი იღებს ზიანს?

### he

homm3-kin-faerie_dragons = דרקוני פיות

homm3-ability-casts-bolts = בהפעלת היחידה יחידה כלשהי סופגת נזק של { $count }. זהו קסם, אך הוא אינו נספר במגבלה.

homm3-ask-bolt = { $unit }: היחידה מטילה ברק. איזו יחידה תספוג את הנזק?
