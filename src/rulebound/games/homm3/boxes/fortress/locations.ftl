### en

homm3-location-scholar = Scholar
    .text = Roll an Attack die. On +1, gain any Statistic card, or remove one from your hand. On 0, draw 2 cards from the Ability deck and keep one. On −1, draw 2 cards from the Spell deck and keep one.

### el

homm3-location-scholar = Λόγιος
    .text = Ρίξε ένα ζάρι επίθεσης. Με +1 κέρδισε μια οποιαδήποτε κάρτα χαρακτηριστικού ή βγάλε μία του χεριού σου από το παιχνίδι. Με 0 τράβηξε 2 κάρτες της τράπουλας των ικανοτήτων και κράτησε τη μία. Με −1 τράβηξε 2 κάρτες της τράπουλας των ξορκιών και κράτησε τη μία.

### hu

homm3-location-scholar = Tudós
    .text = Dobj egy támadókockával. +1: kapsz egy tetszőleges tulajdonságlapot, vagy eltávolítasz egyet a kezedből. 0: húzz 2 lapot a képességpakliból, és az egyiket tartsd meg. −1: húzz 2 lapot a varázslatpakliból, és az egyiket tartsd meg.

### ka

homm3-location-scholar = სწავლული
    .text = გააგორე შეტევის კამათელი. +1-ზე მიიღე ნებისმიერი მახასიათებელი ან ერთი ხელიდან გაიტანე თამაშიდან. 0-ზე უნარების დასტიდან აიღე 2 კარტი და ერთი დაიტოვე. −1-ზე შელოცვების დასტიდან აიღე 2 კარტი და ერთი დაიტოვე.

### he

homm3-location-scholar = מלומד
    .text = הטילו קוביית התקפה. עם {"\u200E+1"} קבלו קלף סטטיסטיקה כלשהו, או הסירו אחד מהיד. עם 0 שלפו שני קלפים מחפיסת היכולות ושמרו אחד. עם {"\u200E-1"} שלפו שני קלפים מחפיסת הקסמים ושמרו אחד.
