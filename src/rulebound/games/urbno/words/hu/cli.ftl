### King Urbno in the terminal

cli-urbno-title = Urbno király
cli-urbno-ask-pairs = Két párban játszotok, a társak egymással szemben?
# What stands before CARD and so on is typed and not translated.
cli-urbno-usage =
    Írd be, mit szeretnél tenni, ahogy a menü írja: play Ye-Kn, cubes +3.
    A szavak eleje is elég: p ye-kn, c +3. Egy szám a menünek azt a sorát választja.
    Egy lap magában (Ye-Kn vagy a neve) kijátssza a lapot, ha csak ezt jelentheti.

      why LAP             miért nem használható most egy lap vagy egy tekercs
      card DOLOG          egy rang ereje (card knight), egy tekercs vagy egy
                          küldetés szövege
      hand                a lapjaid, tekercseid, ütéseid és a pontlap
      table               minden újra (vagy csak nyomj Entert)
      log                 minden, ami eddig történt
      hint                a három legjobb választás és az okuk
      undo                az utolsó döntés visszavonása
      save FÁJL           a játszma mentése
      quit                a játszma mentése és kilépés
cli-urbno-help =
    Egy lapot a színe és a rangja kódja jelöl: Bk fekete, Re piros, Ye sárga,
    Bl kék; Fa Földműves, As Orgyilkos, Ex Felfedező, Dw Törpe, Wi Varázsló,
    Kn Lovag, Pr Pap, Em Császár. Utána a lap száma áll.
    ◆ kristály, ■ kocka, ≡ tekercs, ✦ erő, ★ eddig ő viszi az ütést, ► ő jön.
    A kezedben ✓ kijátszható, × nem, ✦ csak az Orgyilkos erejével.
    „Most”: amennyit a küldetés eddig hozna; „?”: rejtett lapoktól függ.
    A nevek mögötti A és B a párokat jelöli.

## The round
cli-urbno-round = { $number }/{ $count }. forduló
cli-urbno-dominant = uralkodó szín: { $colour }
cli-urbno-dealer = osztó: { $name }
cli-urbno-mission = { $number }. küldetés: { $title }
cli-urbno-fixed = rögzített, { $points }
cli-urbno-variable = változó, egyenként { $points }
cli-urbno-table-cards = Lapok az asztalon:
cli-urbno-active = Aktív tekercs ({ $name }):
cli-urbno-always-leads = Minden ütésben hív: { $name }.
cli-urbno-uses-left = Még ennyiszer használható: { $count }.

## Players and trick
cli-urbno-player = Játékos
cli-urbno-in-trick = Az ütésben
cli-urbno-tricks = Ütések
cli-urbno-now = Most
cli-urbno-cards = Lapok
cli-urbno-total = Össz.
cli-urbno-open = nyitott:
cli-urbno-covered = fedett: { $count }
cli-urbno-pile = halom: { $count }
cli-urbno-row = sor: { $count }
cli-urbno-known = ismered:
cli-urbno-no-precedence = elsőbbség nélkül (Lovag)
cli-urbno-power-of = az erőt használta: { $name }
cli-urbno-trick = { $number }/{ $count }. ütés
cli-urbno-led = hívott szín: { $colour }
cli-urbno-winning = Az ütést most { $name } viszi: { $why }
cli-urbno-next-leader = A következő ütésben hív: { $name }
cli-urbno-pad = Pontlap

## The hand
cli-urbno-hand = A lapjaid
cli-urbno-your-open = A nyitott lapjaid
cli-urbno-laid-row = A sorod eddig:
cli-urbno-laid-half = Ez a fél eddig:
cli-urbno-laid-pass = Átadod:
cli-urbno-out = Ebből a fordulóból kimarad:
cli-urbno-drawn = A lap, amelyet kaptál:
cli-urbno-taken = Az ütéseid
cli-urbno-scrolls = A tekercseid:
cli-urbno-no-effect = Utolsóként játszol: ez az erő ebben az ütésben semmin sem változtatna.
cli-urbno-cubes = a szám emelése vagy csökkentése, legfeljebb ennyivel: { $count }

## The report of "simulate": what it counts
cli-urbno-counted = Küldetés
    .chart = Mennyi pontot hoznak a küldetések
