### en

homm3-kin-azure_dragons = Azure Dragons
homm3-kin-crystal_dragons = Crystal Dragons

homm3-ability-earns-valuables = It earns you { $count ->
        [one] 1 valuable
       *[other] { $count } valuables
    } at the start of each Resource Round.

### el

homm3-kin-azure_dragons = Κυανοί Δράκοι
homm3-kin-crystal_dragons = Κρυστάλλινοι Δράκοι

homm3-ability-earns-valuables = Σου φέρνει { $count ->
        [one] 1 πολύτιμο
       *[other] { $count } πολύτιμα
    } στην αρχή κάθε Γύρου Πόρων.

### hu

homm3-kin-azure_dragons = Azúrsárkányok
homm3-kin-crystal_dragons = Kristálysárkányok

homm3-ability-earns-valuables = Minden erőforrás-forduló elején { $count } drágaságot hoz neked.

### ka

homm3-kin-azure_dragons = ლაჟვარდის დრაკონები
homm3-kin-crystal_dragons = ბროლის დრაკონები

homm3-ability-earns-valuables = ყოველი რესურსების რაუნდის დასაწყისში { $count } ძვირფასეულობა მოაქვს.

### he

homm3-kin-azure_dragons = דרקוני תכלת
homm3-kin-crystal_dragons = דרקוני קריסטל

homm3-ability-earns-valuables = היחידה מכניסה לכם { $count ->
        [one] קריסטל אחד
        [two] שני קריסטלים
       *[other] { $count } קריסטלים
    } בתחילת כל סבב משאבים.
