### Tash-Kalar: questions, choices, log and reasons

## Questions
tashkalar-ask-action = { $actions ->
        [one] Válassz akciót. Egy maradt.
       *[other] Válassz akciót. Még { $actions } maradt.
    }
tashkalar-ask-end = Nem maradt akciód. Fejezd be a körödet.
tashkalar-ask-put = Tedd a felvett jelzőt egy üres mezőre.
tashkalar-ask-lift = { $card }: nincs ilyen jelző a készletedben. Válaszd ki, melyik saját jelződet veszed fel.
tashkalar-ask-return = További lapokat tehetsz a kezedből a paklijuk aljára, tetszőleges sorrendben.
tashkalar-ask-school = Válassz iskolát.
tashkalar-ask-keep = Tarts meg egy lapot a paklidhoz.
tashkalar-ask-start = Válaszd ki, hol álljanak a kezdőjelzők.
tashkalar-ask-score = { $why ->
        [legend] Legendát idéztél meg. Válaszd ki, melyik színben szerzel 1 pontot.
       *[singles] Pár nélküli közönséges jelzők maradtak. Válaszd ki, melyik színben szerzel 1 pontot.
    }
tashkalar-ask-destroy = { $may ->
        [yes] { $card }: elpusztíthatsz egy jelzőt.
       *[no] { $card }: pusztíts el egy jelzőt.
    }
tashkalar-ask-upgrade = { $may ->
        [yes] { $card }: felfejleszthetsz egy jelzőt.
       *[no] { $card }: fejlessz fel egy jelzőt.
    }
tashkalar-ask-downgrade = { $card }: lefokozhatsz egy jelzőt.
tashkalar-ask-convert = { $may ->
        [yes] { $card }: átalakíthatsz egy jelzőt.
       *[no] { $card }: alakíts át egy jelzőt.
    }
tashkalar-ask-place = { $may ->
        [yes] { $card }: lerakhatsz egy jelzőt.
       *[no] { $card }: rakj le egy jelzőt.
    }
tashkalar-ask-choose = { $may ->
        [yes] { $card }: kiválaszthatsz egy jelzőt.
       *[no] { $card }: válassz ki egy jelzőt.
    }
tashkalar-ask-aim = { $may ->
        [yes] { $card }: kiválaszthatsz egy irányt.
       *[no] { $card }: válassz ki egy irányt.
    }
tashkalar-ask-branch = { $card }: válassz egyet.
tashkalar-ask-colour = { $card }: válaszd ki a lerakandó jelző színét.
tashkalar-ask-rank = { $card }: lerakhatsz egy jelzőt. Válaszd ki a rangját.
tashkalar-ask-treat = { $card }: kiválaszthatsz egy szomszédos mezőt.
tashkalar-ask-recall = { $card }: egyik dobott lapodat a paklid tetejére teheted.
tashkalar-ask-move = { $may ->
        [yes] { $move ->
            [combat] { $card }: végrehajthatsz egy harci mozgást.
            [either] { $card }: végrehajthatsz egy alapmozgást ezzel a lénnyel vagy egy harci mozgást egy jelzővel, amelyet a megidézéséhez használtál.
           *[standard] { $card }: végrehajthatsz egy alapmozgást.
        }
       *[no] { $card }: hajts végre egy mozgást.
    }
tashkalar-ask-leap = { $may ->
        [yes] { $leap ->
            [combat] { $card }: végrehajthatsz egy harci ugrást.
           *[standard] { $card }: végrehajthatsz egy alapugrást.
        }
       *[no] { $card }: válaszd ki az ugrás célját.
    }
tashkalar-ask-freeze = { $card }: csak egy lap feküdhet előtted fagyottan. Válaszd ki, melyik marad.
tashkalar-ask-take = { $card }: az eldobott lapjaid közül fagyottan magad elé tehetsz egyet, amelynek fagyott hatása van.
tashkalar-ask-slide = { $card }: kiválaszthatsz egy szomszédos közönséges jelzőt és a mezőt, ameddig csúszik.
tashkalar-ask-swap = { $card }: felcserélheted két jelző helyét.
tashkalar-ask-square = { $card }: válassz egy üres mezőt.
tashkalar-ask-gateway = { $card }: válaszd ki a jelzőt, amely a Kapu lesz.
tashkalar-ask-store = { $card }: válaszd ki a jelzőt, amelyet erre a lapra teszel.
tashkalar-ask-release = { $card }: válaszd ki a mezőt, ahová a félretett jelző ugrik.
tashkalar-ask-discard-flare = { $card }: eldobhatod a Felvillanásodat.
tashkalar-ask-discard-card = { $card }: eldobhatsz egy lapot a kezedből.
tashkalar-ask-discard-pending = { $card }: eldobhatod a függőben lévő teremtményedet.
tashkalar-ask-take-up = { $card }: visszaveheted a kezedbe a függőben lévő teremtményedet.
tashkalar-ask-copy = { $card }: végrehajthatsz egy torzító hatást.
tashkalar-ask-either = { $card }: kiválaszthatod a fénylő mezők egyikét.

## Choices
tashkalar-option-place = Jelző lerakása: { $square }
tashkalar-option-summon = { $borrowed ->
        [none] Megidézés: { $card } ({ $square })
       *[other] { $colour ->
            [none] Megidézés: { $card } ({ $square }), ezzel az ellenséges jelzővel: { $borrowed }{ $frozen ->
                [none] {""}
               *[other] , kiolvasztva: { $frozen }
            }
           *[other] Megidézés: { $card } ({ $square }), ezzel: { $borrowed }, rögtönzött idézés ezzel a színnel: { $colour }{ $frozen ->
                [none] {""}
               *[other] , kiolvasztva: { $frozen }
            }
        }
    }
tashkalar-option-lift = Jelző felvétele: { $square }
tashkalar-option-discard = Eldobás: { $card }
tashkalar-option-return = Paklija aljára: { $card }
tashkalar-option-done = A többi lap megtartása
tashkalar-option-flare = { $colour ->
        [none] Segítségül hívás: { $card }
       *[other] Segítségül hívás: { $card }, összehasonlítva ezzel: { $colour }
    }
tashkalar-option-pass = Az irányítás átadása (végleges)
tashkalar-option-end = A kör befejezése
tashkalar-option-claim = Feladat megszerzése: { $task }
tashkalar-option-skip = Megállás itt
tashkalar-option-destroy = Jelző elpusztítása itt: { $square }
tashkalar-option-upgrade = Jelző felfejlesztése itt: { $square }
tashkalar-option-downgrade = Jelző lefokozása itt: { $square }
tashkalar-option-convert = Jelző átalakítása itt: { $square }
tashkalar-option-choose = Jelző kiválasztása itt: { $square }
tashkalar-option-move = Mozgás: { $square } → { $end }
tashkalar-option-leap = Ugrás: { $square } → { $end }
tashkalar-option-aim = Irány: { $dir }
tashkalar-option-branch = { $branch }
tashkalar-option-rank = Rang: { $rank }
tashkalar-option-colour = Szín: { $colour }
tashkalar-option-recall = A paklid tetejére: { $card }
tashkalar-option-school = Iskola választása: { $school }
tashkalar-option-keep = Megtartás: { $card }
tashkalar-option-start = Lerakás: { $square } ({ $colour })
tashkalar-option-score = 1 pont { $colour } színben
tashkalar-option-resign = Feladás
tashkalar-option-keep-playing = A feladás visszavonása
tashkalar-option-settle = Egyetértés abban, hogy a játék eldőlt
tashkalar-option-play-on = Az utolsó körök lejátszásának kérése
tashkalar-option-thaw = Kiolvasztás: { $card }
tashkalar-option-freeze = Fagyott marad: { $card }
tashkalar-option-take = Fagyottan eléd: { $card }
tashkalar-option-warp = Torzító hatás kijátszása: { $card }
tashkalar-option-slide = Csúszás: { $square } → { $end }
tashkalar-option-swap = Helycsere: { $square } ↔ { $end }
tashkalar-option-square = Mező választása: { $square }
tashkalar-option-gateway = Ez lesz a Kapu: { $square }
tashkalar-option-store = Jelző félretétele: { $square }
tashkalar-option-release = Ugrás ({ $square })
tashkalar-option-take-up = Vissza a kezedbe: { $card }
tashkalar-option-copy = Torzító hatás végrehajtása: { $card }

tashkalar-dir-n = fel
tashkalar-dir-ne = jobbra fel
tashkalar-dir-e = jobbra
tashkalar-dir-se = jobbra le
tashkalar-dir-s = le
tashkalar-dir-sw = balra le
tashkalar-dir-w = balra
tashkalar-dir-nw = balra fel

tashkalar-branch-move = Egy mozgás végrehajtása
tashkalar-branch-action = Egy további akció
tashkalar-branch-near = Ellenséges közönséges és hősi jelzők elpusztítása a szomszédos mezőkön
tashkalar-branch-far = Ellenséges közönséges jelzők elpusztítása legfeljebb kettes távolságra
tashkalar-branch-downgrade = Jelzők lefokozása
tashkalar-branch-destroy = Közönséges jelzők elpusztítása
tashkalar-branch-place = Jelző lerakása
tashkalar-branch-convert = Jelző átalakítása
tashkalar-branch-upgrade = Jelző felfejlesztése
tashkalar-branch-combat = Harci mozgás egy közönséges jelzővel
tashkalar-branch-standard = Alapmozgás egy felfejlesztett jelzővel

## Log
tashkalar-log-first-player = { $seat } kezd.
tashkalar-log-school = { $seat } iskolája: { $school }, jelzőinek színe: { $colour }.
tashkalar-log-kept = Megtartod: { $card }.
tashkalar-log-started = Kezdőjelző itt: { $square }, színe: { $colour }.
tashkalar-log-turn = { $seat } köre
tashkalar-log-placed = { $seat } lerak egy jelzőt: { $square } ({ $colour }, { $rank }).
tashkalar-log-summoned = { $seat } megidézi: { $card } ({ $square }).
tashkalar-log-destroyed = { $seat } elpusztítja: { $squares } ({ $colour }).
tashkalar-log-converted = { $seat } átalakítja: { $square } (eddig { $colour }).
tashkalar-log-upgraded = { $seat } felfejleszti: { $square } ({ $colour }, mostantól { $rank }).
tashkalar-log-downgraded = { $seat } lefokozza: { $square } ({ $colour }, mostantól { $rank }).
tashkalar-log-moved = { $seat } mozgat: { $start } → { $end } ({ $colour }).
tashkalar-log-lifted = { $seat } felvesz egy jelzőt: { $square }.
tashkalar-log-gained-actions = { $count ->
        [one] { $seat } kap egy további akciót.
       *[other] { $seat } kap { $count } további akciót.
    }
tashkalar-log-extra-cards = { $seat } extra kártyái a kör végén: { $cards } a saját pakliból, { $legends } a legendákból.
tashkalar-log-extra-turn = { $seat } e kör után még egy kört játszik.
tashkalar-log-recalled = { $seat } a saját paklija tetejére teszi: { $card }.
tashkalar-log-recalled-hidden = { $seat } egy lefordított lapot tesz a saját paklija tetejére.
tashkalar-log-discarded = { $seat } eldobja: { $card }.
tashkalar-log-discarded-hidden = { $seat } lefordítva eldob egy lapot.
tashkalar-log-returned = A paklija aljára teszed: { $card }.
tashkalar-log-returned-hidden = { $seat } visszatesz egy lapot a paklija aljára ({ $deck }).
tashkalar-log-flare-invoked = { $seat } segítségül hívja: { $card } (összehasonlítás: { $colour }).
tashkalar-log-took-back = { $seat } visszavonja a döntését. Mindenki látta: { $cards }.
tashkalar-log-control-passed = { $seat } átadja az irányítást. Folytatja: { $to }.
tashkalar-log-claimed = { $seat } megszerzi ezt a feladatot: { $task } ({ $points ->
        [one] 1 pont
       *[other] { $points } pont
    }).
tashkalar-log-next-task = Következő feladat: { $task }.
tashkalar-log-task-buried = A feladatpakli aljára kerül: { $task }. Már két ilyen típusú feladat van.
tashkalar-log-reshuffled = A dobott lapokat megkeverve új pakli készül: { $deck }.
# Every color begins with a consonant: “A { $colour }” is right.
tashkalar-log-scored = A { $colour } { $points ->
        [one] 1 pontot
       *[other] { $points } pontot
    } szerez ({ $why }).
tashkalar-log-scored-in = A { $colour } { $points ->
        [one] 1 pontot
       *[other] { $points } pontot
    } szerez { $into } színben ({ $why }).
tashkalar-log-drew = Húzott lapjaid: { $cards }.
tashkalar-log-drew-hidden = { $seat } húz: { $count } lap ({ $deck }).
tashkalar-log-end-triggered = { $why ->
        [deck] Valaki felhúzta az utolsó lapot. Mindenki játszik még egy kört, utolsóként { $seat }.
        [sideways] Az egyik pakliban már csak elforgatott lapok maradtak. Mindenki játszik még egy kört, utolsóként { $seat }.
       *[score] Valaki elérte a játék végét kiváltó pontszámot. Mindenki játszik még egy kört, utolsóként { $seat }.
    }
tashkalar-log-swapped = { $seat } felcseréli: { $start } ↔ { $end }.
tashkalar-log-gateway = { $seat } ezt a jelzőt teszi meg Kapunak: { $square } ({ $colour }).
tashkalar-log-handed-over = { $seat } közönséges jelzőre cseréli: { $square } (mostantól { $colour }).
tashkalar-log-removed = { $seat } kiveszi a játékból az elpusztított jelzőt ({ $colour }, { $rank }).
tashkalar-log-stored = { $seat } félreteszi: { $square } ({ $colour }, { $rank }).
tashkalar-log-released = { $seat } ide ugrik a félretett jelzővel: { $square } ({ $colour }, { $rank }).
tashkalar-log-unplaced = { $seat } nem talál mezőt a félretett jelzőnek ({ $colour }, { $rank }): visszakerül a készletbe.
tashkalar-log-frozen = { $seat } fagyottan maga elé teszi: { $card }.
tashkalar-log-thawed = { $seat } kiolvasztja: { $card }.
tashkalar-log-warped = { $seat } torzító hatást játszik ki: { $card }. Ez a teremtmény most függőben van.
tashkalar-log-copied = { $seat } végrehajtja ezt a torzító hatást: { $card }.
tashkalar-log-taken-up = { $seat } visszaveszi a függőben lévő teremtményt: { $card }.
tashkalar-log-buried = { $seat } a paklija aljára teszi: { $card }.
tashkalar-log-as-legend = { $seat } teremtménye megidézett legendának számít: { $card }.
tashkalar-log-spent-action = { $seat } elkölt egy akciót, és nem tesz semmit.
tashkalar-log-fewer-actions = Eggyel kevesebb akció a következő körben: { $colour }.
tashkalar-log-penalty = { $card } függőben maradt: { $seat } elveszít { $points ->
        [one] 1 pontot
       *[other] { $points } pontot
    }.
tashkalar-log-resigned = { $seat } feladja a játékot.
tashkalar-log-keeps-playing = { $seat } visszavonja a feladást.
tashkalar-log-settles = { $seat } egyetért abban, hogy a játék eldőlt.
tashkalar-log-plays-on = { $seat } le akarja játszani az utolsó köröket.
tashkalar-log-over = A játéknak vége. Győztes: { $winners }.

tashkalar-deck-school = saját pakli
tashkalar-deck-legends = legendák
tashkalar-deck-flares = Felvillanások

tashkalar-why-point-legend = legenda megidézése
tashkalar-why-point-flare = az ellenfél Felvillanása
tashkalar-why-point-destroyed = elpusztított jelzők
tashkalar-why-point-singles = pár nélküli közönséges jelzők

## Ways to end
tashkalar-over-deck = Elfogyott egy pakli.
tashkalar-over-sideways = Az egyik pakliban már csak elforgatott lapok maradtak.
tashkalar-over-score = Valaki elérte a játék végét kiváltó pontszámot.
tashkalar-over-resigned = { $count ->
        [one] { $seat } feladta a játékot.
       *[other] Mindketten feladták a játékot: { $seat }.
    }
tashkalar-over-settled = Mindenki egyetértett abban, hogy a játék eldőlt.

## Reasons
tashkalar-why-not-your-turn = Most nem te választasz.
tashkalar-why-no-actions = Nem maradt akciód.
tashkalar-why-control-passed = Az irányítást átadták: már csak jelzőket lehet lerakni (TK-2.10.13).
tashkalar-why-effect-open = Előbb fejezd be ennek a hatását: { $card } (TK-2.2.6).
tashkalar-why-not-in-hand = Nincs a kezedben: { $card }.
tashkalar-why-no-pattern = Jelzőid nem alkotják ennek az alakzatát: { $card } (TK-3.5).
tashkalar-why-higher-rank = { $card }: az alakzat megvan, de a fehér szegélyű mezőn ({ $squares }) magasabb rangú jelző áll (TK-3.11).
tashkalar-why-shortage = { $card }: a szükséges jelző nincs a készletedben, és a tábláról sem vehető fel egy sem (TK-3.16).
tashkalar-why-flare = Az ellenfélnek legalább ennyivel több jelzője kell, hogy legyen, mint neked: felfejlesztettből { $upper } vagy összesen { $lower }; a különbség { $upgraded } és { $total } (TK-4.4).
tashkalar-why-flare-melee = Egy ellenfélnek legalább ennyivel több jelzője kell, hogy legyen, mint neked: felfejlesztettből { $upper } vagy összesen { $lower }; a legnagyobb különbség { $upgraded } és { $total } (TK-4.9).
tashkalar-why-next-task = A következő feladat még nem szerezhető meg (TK-2.7.8).
tashkalar-why-not-current = Ez a feladat nincs az asztalon.
tashkalar-why-actions-left = Feladatot akkor lehet megszerezni, ha nem maradt akció (TK-2.4.1).
tashkalar-why-criterion = { $task }: a feltétel nem teljesül, állás: { $lacking } (TK-2.7.8).
tashkalar-why-occupied = { $square }: itt jelző áll; jelzőt üres mezőre lehet lerakni (TK-2.3.1).
tashkalar-why-no-stones = Nincs több jelző a készletedben: előbb vegyél fel egyet a sajátjaid közül (TK-2.3.2).
tashkalar-why-action-open = Előbb fejezd be, amit elkezdtél.
tashkalar-why-lends = { $card } egy olyan megidézés részeként olvad ki, amely ellenséges jelzőt használ: válaszd ki a megidézendő teremtményt (TK-10.12).
tashkalar-why-frozen-theirs = { $card } csak annak olvad ki, aki előtt fagyottan fekszik (TK-10.6).
tashkalar-why-possessed = A következő alakzatodat ilyen színű jelzőkből kell kirakni: { $colour }. Ezek nem adják ki az alakzatot: { $card } (TK-11.68).
tashkalar-why-pending = Függőben van: { $other }. Amíg meg nem idézed, nem játszható ki ez a torzító hatás: { $card } (TK-12.5).
tashkalar-why-first-turn = Az első körödben nem játszhatod ki ezt a torzító hatást: { $card } (TK-12.3).

## What bots look at
tashkalar-feature-points = Pontelőny
tashkalar-feature-points-late = Pontelőny a vége felé
tashkalar-feature-pieces = A jelzőid
tashkalar-feature-upgraded = A felfejlesztett jelzőid
tashkalar-feature-legendary = Legendás jelzők
tashkalar-feature-their-pieces = Ellenséges jelzők
tashkalar-feature-their-upgraded = Felfejlesztett ellenséges jelzők
tashkalar-feature-tasks-begun = Megkezdett feladatok
tashkalar-feature-task-held = Megszerezhető feladat
tashkalar-feature-ready = Megidézhető teremtmények
tashkalar-feature-one-short = Teremtmények, amelyekhez egy jelző hiányzik
tashkalar-feature-two-short = Teremtmények, amelyekhez két jelző hiányzik
tashkalar-feature-centre = Jelzők a középső mezőkön
tashkalar-feature-together = Egymás mellett álló jelzők
tashkalar-feature-actions = Hátralévő akciók
tashkalar-feature-flares = Felvillanások kézben
