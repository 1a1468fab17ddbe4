### Heroes III in the browser: the map

## The sheet
web-homm3-map = המפה
web-homm3-map-closer = התקרבות
web-homm3-map-farther = התרחקות
web-homm3-map-slot = מקום ריק, אפשר להניח בו אריח
web-homm3-map-turn = סיבוב { $number } מתוך { $count }
web-homm3-map-ring = איך האריח מונח

## Fields, as they are read out
# For instance: Mine, 5 gold
web-homm3-map-mine = { $resource ->
        [gold] מכרה, { $amount } זהב
        [materials] { $amount ->
            [one] מכרה, אבן אחת
            [two] מכרה, שתי אבנים
           *[other] מכרה, { $amount } אבנים
        }
       *[other] { $amount ->
            [one] מכרה, קריסטל אחד
            [two] מכרה, שני קריסטלים
           *[other] מכרה, { $amount } קריסטלים
        }
    }
# For instance: Treasure, 2 dice
web-homm3-map-dice = { $count ->
        [one] { $name }, קובייה אחת
        [two] { $name }, שתי קוביות
       *[other] { $name }, { $count } קוביות
    }
web-homm3-map-guarded = שומרים { $level }
web-homm3-map-visited = אחרי ביקור
web-homm3-map-flag = קוביית צבא של { $name }
web-homm3-map-flag-own = קוביית צבא שלכם
web-homm3-map-flag-enemy = קוביית צבא של האויב
web-homm3-map-step = צעד אחד
web-homm3-map-can = אפשר לבחור
web-homm3-map-chosen = נבחר
web-homm3-map-own-hero = { $movement ->
        [one] { $hero }, שלכם, נקודת תנועה אחת
        [two] { $hero }, שלכם, שתי נקודות תנועה
       *[other] { $hero }, שלכם, { $movement } נקודות תנועה
    }
web-homm3-map-hero = { $hero } של { $name }
web-homm3-map-army = צבא אויב
# For instance: Face-down tile, IV–V
web-homm3-map-back = אריח מכוסה, { $numerals }
web-homm3-map-turn-up = אפשר לגלות

## The inspector: what waits on a Field
web-homm3-map-look-turn-up = גלו אותו תמורת נקודת תנועה אחת, ואז סובבו אותו כרצונכם.
web-homm3-map-look-back = גיבור שעומד לידו מגלה אותו תמורת נקודת תנועה אחת.
web-homm3-map-look-numerals = השומרים באריחים כאלה: { $numerals }
web-homm3-map-look-slot = מקום ריק
web-homm3-map-look-place = { $count ->
        [one] הניחו כאן את האריח שלכם תמורת נקודת תנועה אחת.
        [two] הניחו כאן אחד משני האריחים שלכם תמורת נקודת תנועה אחת.
       *[other] הניחו כאן אחד מ־{ $count } האריחים שלכם תמורת נקודת תנועה אחת.
    }
web-homm3-map-look-own = כאן נמצא הגיבור שלכם: { $hero }.
web-homm3-map-look-friend = כאן נמצא גיבור של { $name }: { $hero }. אפשר לעבור, אך לא לעצור.
web-homm3-map-look-enemy = כאן נמצא גיבור של { $name }: { $hero }. כניסה היא התקפה.
web-homm3-map-look-rover = כאן נמצא צבא: { $rover }. כניסה היא התקפה.
web-homm3-map-look-quick = קרב מהיר: השומרים נסים. אין קרב ואין ניסיון.
# For instance: Guards: 2 bronze, 1 silver
web-homm3-map-look-guards = שומרים: { $guards }
web-homm3-map-look-tier = { $tier ->
        [bronze] { $count } ארד
        [silver] { $count } כסף
        [gold] { $count } זהב
       *[azure] { $count } תכלת
    }
web-homm3-map-look-rounds = { $more ->
        [0] סבב קרב אחד. אין תנועה לסבב נוסף.
        [one] סבב קרב אחד, ועוד אחד תמורת נקודת התנועה האחרונה שלכם.
        [two] סבב קרב אחד, ועוד אחד תמורת כל אחת משתי נקודות התנועה האחרות שלכם.
       *[other] סבב קרב אחד, ועוד אחד תמורת כל אחת מ־{ $more } נקודות התנועה האחרות שלכם.
    }
web-homm3-map-look-endless = סבבי קרב ללא הגבלה, בלי תלות בתנועה שנותרה.
web-homm3-map-look-win = { $xp ->
        [0] ניצחון: אין ניסיון, רמתכם גבוהה משלהם.
        [one] ניצחון: נקודת ניסיון אחת, ואז הביקור.
        [two] ניצחון: שתי נקודות ניסיון, ואז הביקור.
       *[other] ניצחון: { $xp } נקודות ניסיון, ואז הביקור.
    }
web-homm3-map-look-flag = כאן מונחת { $flag }.
web-homm3-map-look-visited = כבר היה כאן ביקור. השדה אינו מביא דבר כל עוד מונחת בו הקובייה השחורה.
web-homm3-map-look-beside = יהיה ליד { $location }, שם נמצא הגיבור שלכם.

## Riding to a Field farther away
web-homm3-map-ride = { $cost ->
        [one] צעד אחד
        [two] שני צעדים
       *[other] { $cost } צעדים
    }
web-homm3-ride-title = { $count ->
        [one] מסלול, שדה אחד
        [two] מסלול, שני שדות
       *[other] מסלול, { $count } שדות
    }
web-homm3-ride-tab = מסלול, { $count }
web-homm3-ride-cost = תנועה: { $cost } מתוך { $movement }
web-homm3-ride-nothing = כאן לא קורה דבר.
web-homm3-ride-storm = השדה של { $name }, שיכול לשלם כדי להגן עליו.
web-homm3-ride-threat = בתור הבא יכול להגיע לכאן, גם בלי קלפים: { $hero }.
web-homm3-ride-stops = הגיבור עוצר בכל מקום שבו שואלים אתכם משהו.
web-homm3-ride-on = להמשיך בדרך
web-homm3-ride-reach = טווח האויבים
web-homm3-map-look-cost = { $cost ->
        [one] נקודת תנועה אחת עד כאן
        [two] שתי נקודות תנועה עד כאן
       *[other] { $cost } נקודות תנועה עד כאן
    }
web-homm3-map-look-far = { $left ->
        [0] עד כאן דרושות { $cost } נקודות תנועה. לא נותרו נקודות.
       *[other] עד כאן דרושות { $cost } נקודות תנועה. יש לכם { $left }.
    }
web-homm3-map-look-border = גבול סוגר את הצלע שבין השדה הזה לגיבור שלכם.
web-homm3-map-look-army = צבא: { $army }
web-homm3-map-look-known = שומרים ידועים: { $guards }
web-homm3-map-look-secret = { $count ->
        [one] עוד שומר אחד, לא ידוע עד הקרב
        [two] עוד שני שומרים, לא ידועים עד הקרב
       *[other] עוד { $count } שומרים, לא ידועים עד הקרב
    }
web-homm3-map-look-walls = חומות ושער מגינים עליהם.

## Fewer clicks
web-homm3-world-discard = זריקה: { $count ->
        [one] קלף אחד
        [two] שני קלפים
       *[other] { $count } קלפים
    }, השאר נשארים
web-homm3-world-verb-keep-all = להשאיר הכול
web-homm3-world-marked = { $all ->
        [one] לזריקה
       *[other] לזריקה: { $count } מתוך { $all }
    }
web-homm3-world-chip-price = { $building }: { $price }
web-homm3-world-take-top = לקחת: { $card }
web-homm3-board-again = אותו צבא כמו בפעם הקודמת
web-homm3-world-slot = מקום ריק
