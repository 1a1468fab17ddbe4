### en

homm3-card-clone = Clone
    .cast = A bronze / silver or lower / gold or lower unit of yours gets a copy with 1 health on an adjacent space. Any attack or damage destroys the copy.
homm3-card-water_walk = Water Walk
    .cast = One of your heroes has 0/1/2 more movement points and may move on after stepping from land onto the sea.

### el

homm3-card-clone = Κλώνος
    .cast = Μια χάλκινη / έως ασημένια / έως χρυσή μονάδα σου αποκτά σε γειτονική θέση ένα αντίγραφο με ζωή 1. Κάθε επίθεση ή ζημιά το καταστρέφει.
homm3-card-water_walk = Βάδισμα στο Νερό
    .cast = Ένας ήρωάς σου έχει 0/1/2 επιπλέον πόντους κίνησης και συνεχίζει αφού περάσει από στεριά σε θάλασσα.

### hu

homm3-card-clone = Klón
    .cast = Egy bronz / legfeljebb ezüst / legfeljebb arany egységed 1 életerejű másolatot kap egy szomszédos mezőn. Bármely támadás vagy sebzés elpusztítja.
homm3-card-water_walk = Vízen járás
    .cast = Egyik hősödnek 0/1/2 mozgásponttal többje van, és továbbmehet, miután szárazföldről tengerre lépett.

### ka

homm3-card-clone = კლონი
    .cast = შენი ბრინჯაოს / ვერცხლის ან უფრო დაბალი / ოქროს ან უფრო დაბალი რაზმის ასლი სიცოცხლით 1 მეზობელ უჯრაზე ჩნდება. ნებისმიერი შეტევა ან ზიანი ასლს ანადგურებს.
homm3-card-water_walk = წყალზე სიარული
    .cast = შენს ერთ გმირს გადაადგილების 0/1/2 ქულა ემატება და ხმელეთიდან ზღვაზე გადასვლის შემდეგ გზის გაგრძელება შეუძლია.

### he

homm3-card-clone = שיבוט
    .cast = יחידה שלכם בדרגת ארד / כסף ומטה / זהב ומטה מקבלת עותק עם חיים 1 על משבצת סמוכה. כל התקפה או נזק משמידים אותו.
homm3-card-water_walk = הליכה על מים
    .cast = לאחד הגיבורים שלכם יש 0/1/2 נקודות תנועה נוספות, והוא רשאי להמשיך אחרי מעבר מהיבשה לים.
