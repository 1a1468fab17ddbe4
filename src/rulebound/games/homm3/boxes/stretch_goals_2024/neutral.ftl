### en

homm3-kin-air_elementals = Air Elementals
homm3-kin-earth_elementals = Earth Elementals
homm3-kin-fire_elementals = Fire Elementals
homm3-kin-water_elementals = Water Elementals
homm3-kin-fangarm = Fangarm
homm3-kin-leprechaun = Leprechaun
homm3-kin-satyrs = Satyrs
homm3-kin-steel_golems = Steel Golems

homm3-ability-only-damaged = Spells and specialties can damage it but have no other effect on it.
homm3-ability-steeled = It takes { $count } less damage from spells and specialties.
homm3-ability-cheers = Once per turn roll a die: on +1 you gain morale.

### el

homm3-kin-air_elementals = Στοιχειακά του Αέρα
homm3-kin-earth_elementals = Στοιχειακά της Γης
homm3-kin-fire_elementals = Στοιχειακά της Φωτιάς
homm3-kin-water_elementals = Στοιχειακά του Νερού
homm3-kin-fangarm = Φάνγκαρμ
homm3-kin-leprechaun = Λεπρεκόν
homm3-kin-satyrs = Σάτυροι
homm3-kin-steel_golems = Ατσάλινα Γκόλεμ

homm3-ability-only-damaged = Ξόρκια και ειδικότητες μπορούν να της προκαλέσουν ζημιά, αλλά δεν έχουν άλλο αποτέλεσμα επάνω της.
homm3-ability-steeled = Παθαίνει από ξόρκια και ειδικότητες ζημιά μικρότερη κατά { $count }.
homm3-ability-cheers = Μία φορά σε κάθε σειρά σου ρίξε ένα ζάρι: με +1 κερδίζεις ηθικό.

### hu

homm3-kin-air_elementals = Levegőelementálok
homm3-kin-earth_elementals = Földelementálok
homm3-kin-fire_elementals = Tűzelementálok
homm3-kin-water_elementals = Vízelementálok
homm3-kin-fangarm = Agyarkarok
homm3-kin-leprechaun = Leprikónok
homm3-kin-satyrs = Szatírok
homm3-kin-steel_golems = Acélgólemek

homm3-ability-only-damaged = A varázslatok és a specialitások sebezhetik, de másképp nem hatnak rá.
homm3-ability-steeled = Varázslatoktól és specialitásoktól { $count } sebzéssel kevesebbet kap.
homm3-ability-cheers = Körönként egyszer dobj egy dobókockával: +1 esetén nő a morálod.

### ka

homm3-kin-air_elementals = ჰაერის ელემენტალები
homm3-kin-earth_elementals = მიწის ელემენტალები
homm3-kin-fire_elementals = ცეცხლის ელემენტალები
homm3-kin-water_elementals = წყლის ელემენტალები
homm3-kin-fangarm = ფანგარმები
homm3-kin-leprechaun = ლეპრეკონები
homm3-kin-satyrs = სატირები
homm3-kin-steel_golems = ფოლადის გოლემები

homm3-ability-only-damaged = შელოცვებსა და სპეციალობებს მისი დაზიანება შეუძლია, სხვა ეფექტი კი მასზე არ აქვს.
homm3-ability-steeled = შელოცვებისა და სპეციალობებისგან { $count }-ით ნაკლებ ზიანს იღებს.
homm3-ability-cheers = სვლაზე ერთხელ გააგორე კამათელი: +1-ზე შენი სულისკვეთება იმატებს.

### he

homm3-kin-air_elementals = יסודני אוויר
homm3-kin-earth_elementals = יסודני אדמה
homm3-kin-fire_elementals = יסודני אש
homm3-kin-water_elementals = יסודני מים
homm3-kin-fangarm = פנגארם
homm3-kin-leprechaun = לפריקון
homm3-kin-satyrs = סאטירים
homm3-kin-steel_golems = גולמי פלדה

homm3-ability-only-damaged = קסמים וקלפי מומחיות יכולים לגרום נזק ליחידה, אך אין להם השפעה אחרת עליה.
homm3-ability-steeled = הנזק ליחידה מקסמים ומקלפי מומחיות קטן ב־{ $count }.
homm3-ability-cheers = פעם אחת בתור הטילו קובייה: עם {"\u200E+1"} אתם מקבלים מורל.
