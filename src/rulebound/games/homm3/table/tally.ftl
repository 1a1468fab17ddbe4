### en

homm3-tally-combats_won = Combats won
homm3-tally-combats_lost = Combats lost
homm3-tally-retreats = Retreats
homm3-tally-quick_combats = Guards who fled
homm3-tally-units_beaten = Units beaten
homm3-tally-units_lost = Units lost
homm3-tally-recruited = Units recruited
homm3-tally-reinforced = Units reinforced
homm3-tally-cards_played = Cards played
homm3-tally-spells_cast = Spells cast
homm3-tally-gold_earned = Gold earned
homm3-tally-gold_spent = Gold spent
homm3-tally-built = Buildings
homm3-tally-mines = Mines captured
homm3-tally-towns = Towns and Settlements captured
homm3-tally-tiles = Tiles revealed
homm3-tally-level = Level reached

### el

homm3-tally-combats_won = Κερδισμένες μάχες
homm3-tally-combats_lost = Χαμένες μάχες
homm3-tally-retreats = Υποχωρήσεις
homm3-tally-quick_combats = Φρουροί που το έσκασαν
homm3-tally-units_beaten = Μονάδες που εξοντώθηκαν
homm3-tally-units_lost = Χαμένες μονάδες
homm3-tally-recruited = Νέες μονάδες
homm3-tally-reinforced = Μονάδες που ενισχύθηκαν
homm3-tally-cards_played = Κάρτες που παίχτηκαν
homm3-tally-spells_cast = Ξόρκια
homm3-tally-gold_earned = Χρυσά που κερδήθηκαν
homm3-tally-gold_spent = Χρυσά που ξοδεύτηκαν
homm3-tally-built = Κτίρια
homm3-tally-mines = Ορυχεία που καταλήφθηκαν
homm3-tally-towns = Πόλεις και οικισμοί που καταλήφθηκαν
homm3-tally-tiles = Πλακίδια που ανοίχτηκαν
homm3-tally-level = Επίπεδο

### hu

homm3-tally-combats_won = Megnyert harcok
homm3-tally-combats_lost = Elvesztett harcok
homm3-tally-retreats = Visszavonulások
homm3-tally-quick_combats = Elmenekült őrségek
homm3-tally-units_beaten = Legyőzött egységek
homm3-tally-units_lost = Elvesztett egységek
homm3-tally-recruited = Toborzott egységek
homm3-tally-reinforced = Megerősített egységek
homm3-tally-cards_played = Kijátszott lapok
homm3-tally-spells_cast = Varázslatok
homm3-tally-gold_earned = Szerzett arany
homm3-tally-gold_spent = Elköltött arany
homm3-tally-built = Épületek
homm3-tally-mines = Elfoglalt bányák
homm3-tally-towns = Elfoglalt városok és települések
homm3-tally-tiles = Felfedett lapkák
homm3-tally-level = Elért szint

### ka

homm3-tally-combats_won = მოგებული ბრძოლები
homm3-tally-combats_lost = წაგებული ბრძოლები
homm3-tally-retreats = უკანდახევები
homm3-tally-quick_combats = გაქცეული მცველები
homm3-tally-units_beaten = დამარცხებული რაზმები
homm3-tally-units_lost = დაკარგული რაზმები
homm3-tally-recruited = დაქირავებული რაზმები
homm3-tally-reinforced = გაძლიერებული რაზმები
homm3-tally-cards_played = ნათამაშები კარტები
homm3-tally-spells_cast = შელოცვები
homm3-tally-gold_earned = მიღებული ოქრო
homm3-tally-gold_spent = დახარჯული ოქრო
homm3-tally-built = შენობები
homm3-tally-mines = დაკავებული მაღაროები
homm3-tally-towns = დაკავებული ქალაქები და დასახლებები
homm3-tally-tiles = გახსნილი ფილები
homm3-tally-level = მიღწეული დონე

### he

homm3-tally-combats_won = ניצחונות בקרב
homm3-tally-combats_lost = הפסדים בקרב
homm3-tally-retreats = נסיגות
homm3-tally-quick_combats = שומרים שברחו
homm3-tally-units_beaten = יחידות שהובסו
homm3-tally-units_lost = יחידות שאבדו
homm3-tally-recruited = יחידות שגויסו
homm3-tally-reinforced = יחידות שתוגברו
homm3-tally-cards_played = קלפים ששוחקו
homm3-tally-spells_cast = קסמים
homm3-tally-gold_earned = זהב שהושג
homm3-tally-gold_spent = זהב שהוצא
homm3-tally-built = מבנים
homm3-tally-mines = מכרות שנכבשו
homm3-tally-towns = טירות ויישובים שנכבשו
homm3-tally-tiles = אריחים שנחשפו
homm3-tally-level = רמה
