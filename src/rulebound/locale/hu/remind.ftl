# Amit a távol lévők kapnak: e-mailek, a böngésző értesítései, webhookok.

remind-move =
    { $count ->
        [one] Te jössz: { $title }
       *[other] Te jössz { $count } asztalnál
    }
remind-move-line = { $title } ({ $game }): te jössz.
remind-move-button = Az asztalhoz
remind-ended =
    { $count ->
        [one] Véget ért a játszma: { $title }
       *[other] { $count } játszma véget ért
    }
remind-ended-line = { $title } ({ $game }): a játszma véget ért.
remind-ended-button = Nézd meg, hogyan ért véget
remind-invited =
    { $count ->
        [one] Kihívás: { $title }
       *[other] { $count } kihívás
    }
remind-invited-line = { $name } kihív: { $title } ({ $game }).
remind-invited-button = A kihívás megtekintése
remind-news = Hírek { $count } asztaltól
remind-why = Azt kérted a Rulebound-tól, hogy szóljon, amíg távol vagy.
remind-stop = Ne jöjjön több e-mail
remind-confirm = Erősítsd meg a címedet
remind-confirm-text = Valaki megadta ezt a címet a Rulebound-nak, hogy itt kapjon értesítést, amikor ő jön. Ha te voltál, nyisd meg a linket egy napon belül. Ha nem, ne tegyél semmit: nem jön több e-mail.
remind-confirm-button = Ez az én címem
remind-test = Ez egy próba
remind-test-text = Az emlékeztetők itt elérnek.
remind-test-button = Beállítások
remind-recover = Válassz új jelszót
remind-recover-text = Te (vagy valaki más) a Rulebound-fiókod visszaállítását kérte. A felhasználóneved: { $login }. Nyisd meg a linket fél órán belül, és válassz új jelszót; a link egyszer használható. Ha nem te voltál, ne tegyél semmit: a fiókod marad, ahogy van.
remind-recover-button = Új jelszó választása
remind-changed = Megváltozott a fiókod
remind-changed-password = Megváltozott a Rulebound-fiókod ({ $login }) jelszava.
remind-changed-passkey = Új azonosítókulcs került a Rulebound-fiókodhoz ({ $login }).
remind-changed-unkeyed = Egy azonosítókulcsot eltávolítottak a Rulebound-fiókodból ({ $login }).
remind-changed-warning = Ha te voltál, nincs teendőd. Ha nem, azonnal válassz új jelszót: ezzel minden bejelentkezés véget ér. Utána távolítsd el az idegen kulcsokat.
remind-changed-button = Nem én voltam
