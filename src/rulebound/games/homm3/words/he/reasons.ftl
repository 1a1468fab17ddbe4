## Why one would do so: hints and analysis
homm3-reason-wins-combat = ניצחון בקרב.
homm3-reason-fells = { $target }: היחידה תובס בוודאות.
homm3-reason-may-fell = { $target }: היחידה תובס ב־{ $percent } מתוך 100 הטלות.
homm3-reason-may-flip = { $target }: יישארו מעטים ב־{ $percent } מתוך 100 הטלות.
homm3-reason-damages = { $target }: נזק של {"\u200E"}{ $low } עד {"\u200E"}{ $high }.
homm3-reason-hurts = נזק ודאי ליחידה { $target }.
homm3-reason-no-return = { $target }: בלי תקיפת נגד.
homm3-reason-strikes-back = { $target }: תקיפת נגד, אם היחידה תעמוד.
homm3-reason-defends = אסימון הגנה, והאויב יבוא אליכם.
homm3-reason-card = הקלף { $card } פועל עכשיו.
homm3-reason-keeps-cards = { $count ->
        [0] אין עכשיו משהו טוב יותר.
        [one] הקלף שלכם נשמר לרגע טוב יותר.
        [two] שני הקלפים שלכם נשמרים לרגע טוב יותר.
       *[other] { $count } הקלפים שלכם נשמרים לרגע טוב יותר.
    }
homm3-reason-activates = { $unit }: היחידה פועלת עכשיו, לפני האחרות.
homm3-reason-takes-part = { $troop }: היחידה נכנסת לקרב משם.
homm3-reason-lines-up = היורים עומדים מאחורי האחרים.
homm3-reason-stays-out = היחידה נשארת בחוץ ולא תאבד.
homm3-reason-spares = הקלף { $card } נחוץ לכם פחות מכול.
homm3-reason-wants = הקלף { $card } עוזר לכם יותר מכול.
homm3-reason-meets = { $unit }: היחידה תעמוד ליד האויב.
homm3-reason-closes-in = { $unit }: התקרבות אל האויב.
homm3-reason-stays-away = { $unit }: מרחק מהאויב.
homm3-reason-flags = כיבוש: { $location }.
homm3-reason-gains = עוד { homm3-amounts }.
homm3-reason-production = עלייה בייצור של { $resource }: {"\u200E"}{ $amount }.
homm3-reason-visits = ביקור: { $location }.
homm3-reason-experience = { $count ->
        [one] עוד נקודת ניסיון אחת.
        [two] עוד שתי נקודות ניסיון.
       *[other] עוד { $count } נקודות ניסיון.
    }
homm3-reason-quick = השומרים נסים בלי קרב.
homm3-reason-fight = הקרב שם הסתיים בניצחון ב־{ $won } מתוך { $count } ניסיונות.
homm3-reason-builds = בנייה: { $building }. ההשקעה תחזור בסבבים שנותרו.
homm3-reason-recruits = הצבא שלכם יהיה חזק יותר.
homm3-reason-explores = כך רואים מה יש שם.
homm3-reason-nothing-left = שום דבר אחר אינו שווה את מחירו בתור הזה.
homm3-reason-gain = הרווח העיקרי: { $feature }.
homm3-reason-quiet = אין בזה רווח מיידי, אבל מה שיש לכם נשמר.
homm3-feature-goal = מטרת התרחיש
homm3-feature-pace = יתרון בזמן
homm3-feature-army = הצבא שלכם
homm3-feature-level = ניסיון
homm3-feature-income = ייצור
homm3-feature-stock = משאבים
homm3-feature-buildings = מבנים
homm3-feature-hand = קלפים ביד על המפה
