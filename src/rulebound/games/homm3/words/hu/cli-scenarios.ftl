### The terminal: scenario files of Heroes of Might and Magic III

cli-help-scenario = A Heroes of Might and Magic III forgatókönyvei: listázás vagy egy saját fájl ellenőrzése.
cli-help-scenario-list = A játékkal érkező forgatókönyvek listája.
cli-help-scenario-check = Egy forgatókönyvfájl ellenőrzése. Minden hiba külön sorba kerül.
cli-help-scenario-file = Egy forgatókönyvfájl, vagy egy a játékkal érkező forgatókönyv azonosítója.
cli-scenario-id = Forgatókönyv
cli-scenario-name = Név
cli-scenario-modes = Módok
cli-scenario-players = Játékosok
cli-scenario-rounds = Fordulók
cli-scenario-variants = Változatok
cli-scenario-fine = { $name }: nincs benne hiba.
cli-scenario-boxes = { $players ->
        [one] Egy játékosnak ezek a dobozok kellenek: { $boxes }.
       *[other] { $players } játékosnak ezek a dobozok kellenek: { $boxes }.
    }
