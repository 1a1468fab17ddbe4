### Heroes of Might and Magic III: questions, choices and log
### Names of units are many and have no article, so a colon follows them: „Zombik: támadás”.

## Questions: before the combat
homm3-ask-buy = Vásárold meg a seregedet. { $gold } aranyad van, { $valuables ->
        [0] drágaságod nincs.
        [one] és 1 drágaságod.
       *[other] és { $valuables } drágaságod.
    }
homm3-ask-deploy = { $left ->
        [one] Állítsd fel az utolsó egységedet: { $troop }.
       *[other] Állítsd fel: { $troop }. Még { $left } egység van hátra; legfeljebb 5 harcolhat.
    }
homm3-ask-gate = Hol álljon a kapu? A középső sor többi mezőjére falak kerülnek.
homm3-ask-guards = Mielőtt felhúzzák az őröket: játssz ki egy lapot, vagy passzolj.
homm3-ask-ai-first = Az MI két egysége egyformán gyors. Melyik kerüljön elsőként a táblára?

## Questions: the combat
homm3-ask-activate = Több egységed egyformán gyors. Melyik aktiválódjon elsőként?
homm3-ask-unit = Aktív egység: { $unit }. Mit tegyen?
homm3-ask-step = { $unit }: a lövés után egyet léphetnek.
homm3-ask-another-round = A harci fordulónak vége. Egy mozgáspontért újabb jön; mozgáspontjaid: { $movement }.
homm3-ask-start = Kezdődik a harc: játssz ki egy lapot, vagy passzolj.
homm3-ask-round = Kezdődik egy harci forduló: játssz ki egy lapot, vagy passzolj.
homm3-ask-before = Aktiválás előtt ({ $unit }): játssz ki egy lapot, vagy passzolj.
homm3-ask-moved = Mozgás után ({ $unit }): játssz ki egy lapot, vagy passzolj.
homm3-ask-attack = { $unit }: támadás, célpont: { $target }. Játssz ki egy lapot, vagy passzolj.
homm3-ask-rolled = { $unit }: támadás, célpont: { $target }. Megtörtént a dobás: játssz ki egy lapot, vagy passzolj.
homm3-ask-lethal = { $unit }: a támadás legyőzné ezt az egységet: { $target }. Akadályozd meg, vagy passzolj.
homm3-ask-spell = Az ellenfél varázsol: { $card }. Játssz ki egy lapot, vagy passzolj.
homm3-ask-cast = Varázslatod: { $card }. Játssz ki egy lapot, vagy passzolj.
homm3-ask-damage = Sebzés után ({ $unit }): játssz ki egy lapot, vagy passzolj.
homm3-ask-end = A harci forduló véget ér: játssz ki egy lapot, vagy passzolj.
homm3-ask-won = Megnyerted a harcot: játssz ki egy lapot, vagy passzolj.
homm3-ask-reroll = { $purpose ->
        [attack] { $unit }: támadás. A dobás: { $dice }. Dobj újra egy dobókockát, vagy tartsd meg a dobást.
        [defend] { $unit }: védekezés. A dobás: { $dice }. Dobd újra, vagy tartsd meg.
        [card] A laphoz dobott kockák: { $dice }. Dobj újra egyet, vagy tartsd meg őket.
        [morale] A morál miatti dobás: { $dice }. Dobd újra, vagy tartsd meg.
       *[other] { $unit }: dobás egy képességhez. Eredmény: { $dice }. Dobj újra egy dobókockát, vagy tartsd meg a dobást.
    }
homm3-ask-target = { $card }: válassz ki egy egységet.
homm3-ask-toll = { $unit }: drágítják a varázslást. Dobj el még egy lapot.
homm3-ask-reinforce = A semleges Csontvázak legyőzve. Melyik bronz egységből legyen Csapat?

## Questions: choices of the rule book's AI that it leaves to you
homm3-ask-ai-target = { $unit } (MI): több egyformán jó célpontjuk van. Kit támadjanak?
homm3-ask-ai-space = { $unit } (MI): több mezőre is állhatnak. Hová menjenek?
homm3-ask-ai-break = { $unit } (MI): több falat is áttörhetnek. Melyiket törjék át?
homm3-ask-ai-unit = { $card }: az MI-hős több egységet is választhat. Melyik legyen az?

## Questions: cards
homm3-ask-discard = { $left ->
        [one] Dobj el egy lapot.
       *[other] Dobj el { $left } lapot, egyiket a másik után.
    }
homm3-ask-discards = Dobj el annyi lapot, amennyit szeretnél.{ $count ->
        [0] { "" }
       *[other] { " " }Eddig eldobva: { $count }.
    }
homm3-ask-search = Keresés ({ $count }): { $deck }. Nézd meg a lapjait, vagy vedd el a felső dobott lapot.
homm3-ask-searching = Mielőtt egy pakliban keresel: játssz ki egy lapot, vagy passzolj.
homm3-ask-firing = A Ballistád lőni készül: játssz ki egy lapot, vagy passzolj.
homm3-ask-level = A hősöd szintet lép: játssz ki egy lapot, vagy passzolj.
homm3-ask-searched = Kerestél egy pakliban: játssz ki egy lapot, vagy passzolj.
homm3-ask-replace = Eldobhatod egy másik frakció lapját, és húzhatsz helyette másikat.
homm3-ask-keep = Tarts meg egyet ezek közül a lapok közül.
homm3-ask-lay-off = Melyik lap kerüljön következőként a dobott lapokhoz?
homm3-ask-fetch = { $card }: vegyél vissza egy lapot a dobott lapjaid közül.
homm3-ask-space = { $card }: válassz ki egy mezőt.
homm3-ask-blast = { $card }: válaszd ki a két mezőt, amelyet eltalál.
homm3-ask-swap = { $card }: válaszd ki az egységet, amely helyet cserél az elsővel.
homm3-ask-cure = { $card }: levehetsz egy lapot erről az egységről: { $unit }.

## Choices
homm3-option-recruit = Toborzás: { $troop }
homm3-option-reinforce = { $unit ->
        [none] Megerősítés Csapattá: { $troop }
       *[other] Megerősítés Csapattá: { $unit }
    }
homm3-option-bought = A sereg kész
homm3-option-deploy = Felállítás: { $troop } ({ $space })
homm3-option-line-up = A többi felállítása: a lövők hátul, a többiek elöl
homm3-option-reserve = Ez az egység kimarad a harcból
homm3-option-gate = A kapu helye: { $space }
homm3-option-ai-first = { $troop }
homm3-option-activate = Aktiválás: { $unit }
homm3-option-attack = { $space ->
        [none] Támadás: { $unit }
       *[other] Támadás: { $unit } ({ $space } mezőről)
    }
homm3-option-break = { $space ->
        [none] Áttörés: { $wall }
       *[other] Áttörés: { $wall } ({ $space } mezőről)
    }
homm3-option-move = Mozgás: { $space }
homm3-option-defend = Védekezés: védelemjelző, és az aktiválásnak vége
homm3-option-ability = Helyette az egység képességének használata
homm3-option-stop = Az aktiválás befejezése
homm3-option-surrender = Megadás: 10 arany az ellenfélnek, és a sereg megmenekül
homm3-option-surrender-free = Megadás fizetség nélkül, és a sereg megmenekül
homm3-option-retreat = Visszavonulás az őrök elől
homm3-option-fight-on = Egy mozgáspont elköltése és a harc folytatása
homm3-option-play = Kijátszás: { $card } ({ $mode })
homm3-option-use = Használat: { $card } ({ $mode })
homm3-option-morale = Pozitív morál elköltése: { $use }
homm3-option-pass = Passz
homm3-option-save = A támadás megakadályozása: { $unit }
homm3-option-reroll = { $die }. dobókocka újradobása ({ $by })
homm3-option-accept = A dobás megtartása
homm3-option-target = { $unit }
homm3-option-space = { $space }
homm3-option-ai-target = Támadás: { $unit }
homm3-option-ai-unit = { $unit }
homm3-option-ai-space = Mozgás: { $space }
homm3-option-ai-break = Áttörés: { $wall } ({ $space } mezőről)
homm3-option-decline = Nem
homm3-option-card = { $card }
homm3-option-discard = Eldobás: { $card }
homm3-option-enough = Nincs több eldobás
homm3-option-look = Lapok megnézése: { $deck }
homm3-option-fetch = Visszavétel: { $card }
homm3-option-blast = Találat: { $space }
homm3-option-heal = Gyógyítás: sebzés levétele
homm3-option-cure = Feloldás: a bénultságjelző levétele
homm3-option-take = Megszerzés a dobott lapok közül: { $card }
homm3-option-replace = Csere: { $card }
homm3-option-keep = Megtartás: { $card }
homm3-option-lay-off = { $card }
homm3-option-resign = Feladás
homm3-option-resign-scenario = Feladás, és a forgatókönyv véget ér
homm3-option-resign-side = Feladás az egész csapatoddal, és a forgatókönyv véget ér

homm3-mode-basic = alaphatás
homm3-mode-expert = mesterhatás
homm3-mode-top = felső hatás
homm3-mode-bottom = alsó hatás
homm3-mode-power = varázserő egy varázslathoz
homm3-mode-use = játékban
homm3-mode-put-away = elrakás
homm3-mode-cast-1 = varázslás első fokozaton
homm3-mode-cast-2 = varázslás második fokozaton
homm3-mode-cast-3 = varázslás harmadik fokozaton
homm3-mode-grade-1 = első fokozat
homm3-mode-grade-2 = második fokozat
homm3-mode-grade-3 = harmadik fokozat
homm3-use-draw = egy lap húzása
homm3-use-exchange = lapok cseréje
homm3-by-ability = az egység képessége
homm3-by-luck = Szerencse
homm3-by-morale = morál

## Log: before the combat
homm3-for-gold = { $gold ->
        [0] ingyen
       *[other] { $gold } aranyért
    }
homm3-log-bought = { $step ->
        [recruit] { $seat } toboroz: { $troop }, { homm3-for-gold }.
       *[reinforce] { $seat } Csapattá erősíti: { $troop }, { homm3-for-gold }.
    }
homm3-log-guards = A terület őrei: { $troops }.
homm3-log-placed = { $space ->
        [tower] Az íjásztorony a tábla mellett áll.
       *[other] { $pack ->
            [0] Felállnak: { $unit } (Maroknyi), { $space }.
           *[1] Felállnak: { $unit } (Csapat), { $space }.
        }
    }
homm3-log-walled = A kapu itt áll: { $gate }, a középső sor többi mezőjén falak állnak.

## Log: the combat
homm3-log-combat-round = { $number }. harci forduló.
homm3-log-activates = { $unit }: aktiválás.
homm3-log-skipped = { $unit }: a bénultságjelző miatt ez az aktiválás elmarad.
homm3-log-moves = { $unit }: { $from } → { $to }.
homm3-log-defends = { $unit }: védekezés, védelemjelző.
homm3-log-ability = { $unit }: a képesség használata.
homm3-log-attacks = { $retaliation ->
        [0] { $unit }: támadás, célpont: { $target }.
       *[1] { $unit }: visszatámadás, célpont: { $target }.
    }
homm3-log-rolled = { $purpose ->
        [attack] { $rule ->
            [lower] { $unit }, dobás a támadáshoz: { $dice }; a kisebb számít.
            [higher] { $unit }, dobás a támadáshoz: { $dice }; a nagyobb számít.
            [sum] { $unit }, dobás a támadáshoz: { $dice }; a kettő összeadódik.
           *[other] { $unit }, dobás a támadáshoz: { $dice }.
        }
        [defend] { $unit }, dobás a védelemjelzőért: { $dice }.
        [shrug] { $unit }, dobás: { $dice }; +1 esetén a lap hatástalan.
        [paralyse] { $unit }, dobás: { $dice }; 0 esetén a célpont megbénul.
        [scare] { $unit }, dobás: { $dice }; 0 esetén a célpont elmenekül.
        [stare] { $unit }, dobás a halálos tekintethez: { $dice }.
        [card] A laphoz dobott kockák: { $dice }.
        [morale] A morál miatti dobás: { $dice }.
       *[other] { $unit }, dobás a képességhez: { $dice }.
    }
homm3-log-rerolled = { $unit ->
        [none] Újradobás, az új eredmény: { $dice }.
       *[other] { $by ->
            [card] Újradobás lappal: { $unit }. A kockák most: { $dice }.
            [luck] { $unit }: újradobás szerencsével. Az új eredmény: { $dice }.
            [morale] { $unit }: újradobás morállal. Az új eredmény: { $dice }.
           *[ability] { $unit }: újradobás a képesség miatt. Az új eredmény: { $dice }.
        }
    }
# For instance: Zombik: 2 támadás, +1 dobás, mínusz 1 védelem = 2 sebzés. Célpont: Griffek.
homm3-log-hit = { $unit }: { $attack ->
        [0] támadás nélkül
       *[other] { $attack } támadás
    }, { $die } dobás{ $defense ->
        [0] { "" }
       *[other] , mínusz { $defense } védelem
    }{ $token ->
        [0] { "" }
       *[other] { " " }(ebből 1 a védelemjelzőért)
    }{ $ability ->
        [0] { "" }
       *[other] { " " }(ebből { $ability } a képességért)
    }{ $wall ->
        [0] { "" }
       *[other] , mínusz 1 a fal miatt
    } = { $damage ->
        [0] nincs sebzés
       *[other] { $damage } sebzés
    }. Célpont: { $target }.
homm3-log-cancelled = { $unit }: a támadás meghiúsul. Célpont: { $target }.
homm3-log-saved = { $unit }: egy egység megvédve: { $target }.
homm3-left = { $left ->
        [0] életereje elfogyott
       *[other] megmaradt életerő: { $left } / { $health }
    }
homm3-log-hurt = { $source ->
        [attack] { $unit }, { homm3-left }.
        [poison] Méreg: { $amount } sebzés. { $unit }, { homm3-left }.
        [fire_shield] Tűzpajzs: { $amount } sebzés. { $unit }, { homm3-left }.
        [spell] A varázslat { $amount } sebzést okoz. { $unit }, { homm3-left }.
        [specialty] A specialitás { $amount } sebzést okoz. { $unit }, { homm3-left }.
        [ability] Egy képesség { $amount } sebzést okoz. { $unit }, { homm3-left }.
       *[other] { $amount } sebzés. { $unit }, { homm3-left }.
    }
homm3-log-unharmed = { $card } nem sebzi ezt az egységet: { $unit }.
homm3-log-healed = { $unit }: gyógyulás, { $amount } sebzés lekerül.
homm3-log-flipped = { $unit }: a Csapatból Maroknyi lesz, { homm3-left }.
homm3-log-survived = { $unit }: túlélés 1 életerővel.
homm3-log-defeated = Legyőzve: { $unit }.
homm3-log-paralysed = { $unit }: bénultságjelző.
homm3-log-freed = { $unit }: lekerül a bénultságjelző.
homm3-log-reinforced = { $unit }: Csapattá erősítve.
homm3-log-bonus = { $stat ->
        [attack] { $unit }: { $amount } támadás.
        [defense] { $unit }: { $amount } védelem.
       *[initiative] { $unit }: { $amount } kezdeményezés.
    }
homm3-log-lasts = { $unit ->
        [none] { $card } játékban marad.
       *[other] { $card } ezen az egységen marad: { $unit }.
    }
homm3-log-uncovered = { $card } elhasználódik, és lekerül erről az egységről: { $unit }.
homm3-log-broke = { $unit ->
        [none] { $piece ->
            [gate] A kapu áttörve ({ $space }).
           *[wall] A fal áttörve ({ $space }).
        }
       *[other] { $piece ->
            [gate] { $unit }: a kapu áttörve ({ $space }).
           *[wall] { $unit }: a fal áttörve ({ $space }).
        }
    }
homm3-log-surrendered = { $seat } megadja magát.
homm3-log-resigned = { $seat } feladja a játékot.
homm3-log-combat-over = { $how ->
        [stalemate] A harc győztes nélkül ér véget.
        [retreat] A harc visszavonulással ér véget.
        [skip] Az őrök átengedik a hőst.
       *[other] { $winner ->
            [0] A harcnak vége. A támadó győz.
           *[1] A harcnak vége. A védő győz.
        }
    }
homm3-log-over = A játszmának vége.

## Log: cards
homm3-log-played = { $seat } kijátssza: { $card } ({ $mode }).
homm3-with-power = { $power ->
        [0] { "" }
       *[other] , varázserő: { $power }
    }
homm3-log-cast = { $seat ->
        [none] { $units ->
            [none] Az MI-hős varázsol: { $card }{ homm3-with-power }.
           *[other] Az MI-hős varázsol: { $card }{ homm3-with-power }. Célpont: { $units }.
        }
       *[other] { $units ->
            [none] { $seat } varázsol: { $card }{ homm3-with-power }.
           *[other] { $seat } varázsol: { $card }{ homm3-with-power }. Célpont: { $units }.
        }
    }
homm3-log-spell-failed = { $card }: hatástalan.
homm3-log-shrugged-off = { $unit }: { $card } hatástalan.
homm3-log-power-lost = { $seat } fel nem használt varázsereje elvész: { $power }.
homm3-log-returned = { $card } visszatér { $seat } kezébe.
homm3-log-used = { $seat } használja: { $card }.
homm3-log-fetched = { $seat } visszaveszi a saját dobott lapjai közül: { $card }.
homm3-log-movement = { $amount ->
        [one] { $seat } 1 mozgáspontot kap.
       *[other] { $seat } { $amount } mozgáspontot kap.
    }
homm3-log-drew = Húzott lapjaid: { $cards }.
homm3-log-drew-hidden = { $count ->
        [one] { $seat } húz egy lapot.
       *[other] { $seat } húz { $count } lapot.
    }
homm3-log-discarded = { $seat } eldobja: { $card }.
homm3-log-spent-morale = { $use ->
        [draw] { $seat } pozitív morált költ egy lap húzására.
       *[exchange] { $seat } pozitív morált költ lapok cseréjére.
    }
homm3-log-morale = { $morale ->
        [1] { $seat } morálja mostantól pozitív.
        [0] { $seat } morálja mostantól semleges.
       *[other] { $seat } morálja mostantól negatív.
    }
homm3-amounts = { $gold ->
        [0] { $materials ->
            [0] { $valuables ->
                [0] { $gold } aranyat
               *[other] { "" }
            }
           *[other] { "" }
        }
       *[other] { $gold } aranyat{ $materials ->
            [0] { "" }
           *[other] { $valuables ->
                [0] { " " }és{ " " }
               *[other] ,{ " " }
            }
        }
    }{ $materials ->
        [0] { "" }
       *[other] { $materials } építőanyagot
    }{ $valuables ->
        [0] { "" }
       *[other] { $gold ->
            [0] { $materials ->
                [0] { "" }
               *[other] { " " }és{ " " }
            }
           *[other] { " " }és{ " " }
        }{ $valuables } drágaságot
    }
homm3-log-gained = { $seat } { homm3-amounts } kap.
homm3-log-looked = { $count ->
        [one] { $seat } megnéz egy lapot ({ $deck }).
       *[other] { $seat } megnéz { $count } lapot ({ $deck }).
    }
homm3-log-kept = Megtartod: { $card }.
homm3-log-kept-hidden = { $seat } megtart egy lapot ({ $deck }).
homm3-log-laid-off = { $seat } a dobott lapokhoz teszi: { $card }.
homm3-log-took = { $seat } elveszi a dobott lapok közül: { $card }.
homm3-log-xp = { $amount ->
        [one] { $seat } 1 tapasztalatpontot kap.
       *[other] { $seat } { $amount } tapasztalatpontot kap.
    }
homm3-log-level = { $seat } hősének szintje mostantól { $level }.

## Log: cards of an AI Hero
homm3-log-ai-card = Az MI-hős lapot húz: { $card } ({ $value }). Egység: { $unit }.
homm3-log-ai-reshuffled = A lap visszakerül az MI-pakliba, és a pakli megkeverve.
homm3-log-ai-skill = Az MI-hős használ egy jártasságot: { $card }.
homm3-log-ai-spell-kept = Az MI-hős a következő harci fordulóra tartogatja: { $card }.
homm3-log-ai-spell-lost = Az MI-hős varázslata nem talál célpontot, és elvész: { $card }.
homm3-log-ai-spell-returned = { $card } most hasztalan, és visszakerül az MI-hős varázslatai közé.

homm3-card-attack_a = Támadás a következő támadónak
homm3-card-attack_b = Támadás a következő támadónak
homm3-card-defense_a = Védelem a legnagyobb életerejű egységnek
homm3-card-defense_b = Védelem a következőként cselekvő egységnek
homm3-card-cast_a_spell_a = Varázslás
homm3-card-cast_a_spell_b = Varázslás
homm3-card-use_a_skill_a = Jártasság használata
homm3-card-use_a_skill_b = Jártasság használata

## How a match ends
homm3-over-defeat = Az egyik fél minden egysége legyőzve.
homm3-over-retreat = A hős visszavonult.
homm3-over-surrender = Az egyik fél megadta magát.
homm3-over-stalemate = Húsz harci forduló nem hozott változást.
homm3-over-skip = Az őrök átengedték a hőst.
homm3-over-resigned = { $seat } feladta a játékot.

## Words of the rule book
homm3-type-ground = földi
homm3-type-flying = repülő
homm3-type-ranged = távolsági
homm3-tier-bronze = bronz
homm3-tier-silver = ezüst
homm3-tier-gold = arany
homm3-tier-azure = azúr
homm3-stat-attack = támadás
homm3-stat-defense = védelem
homm3-stat-health = életerő
homm3-stat-initiative = kezdeményezés
homm3-stat-power = varázserő
homm3-stat-knowledge = tudás
homm3-timing-instant = azonnali
homm3-timing-activation = aktiválás
homm3-timing-map = térkép
homm3-timing-ongoing = tartós
homm3-timing-permanent = állandó
homm3-school-air = Levegő
homm3-school-earth = Föld
homm3-school-fire = Tűz
homm3-school-water = Víz
homm3-deck-ability = képességpakli
homm3-deck-artifact = varázstárgypakli
homm3-deck-spell = varázslatpakli
homm3-deck-machine = hadigéppakli
homm3-deck-own = saját pakli
homm3-deck-bronze = bronz semleges pakli
homm3-deck-silver = ezüst semleges pakli
homm3-deck-gold = arany semleges pakli
homm3-deck-azure = azúr semleges pakli
homm3-timing-passive = mindig
homm3-timing-attack = támadás
homm3-timing-retaliation = visszatámadás
homm3-timing-other = cselekvés helyett
homm3-kind-statistic = Tulajdonság
homm3-kind-ability = Képesség
homm3-kind-artifact = Varázstárgy
homm3-kind-spell = Varázslat
homm3-kind-specialty = Specialitás
homm3-kind-machine = Hadigép
homm3-quality-minor = kisebb
homm3-quality-major = nagyobb
homm3-quality-relic = ereklye

# A second unit of the same kind: Griffek 2
homm3-numbered = { $kin } { $number }

homm3-faction-castle = Kastély
homm3-faction-necropolis = Nekropolisz
homm3-faction-dungeon = Kazamata
homm3-faction-rampart = Bástya
homm3-faction-tower = Torony
homm3-faction-inferno = Infernó
homm3-faction-fortress = Erőd
homm3-faction-stronghold = Fellegvár
homm3-faction-conflux = Áramlat
homm3-faction-cove = Öböl
homm3-faction-neutral = Semleges
homm3-faction-siege = Városfalak
homm3-faction-summoned = Megidézett

## Options of a match
homm3-form-skirmish = sereg sereg ellen
homm3-form-guards = egy hős egy terület őrei ellen
homm3-form-scenario = egy forgatókönyv a térképen
homm3-army-standard = mindkét félnek ugyanaz: bronz egységek Csapatként, ezüst és arany egységek Maroknyiként
homm3-army-random = sorsolással
homm3-army-bought = a játékosok vásárolják
homm3-difficulty-easy = könnyű
homm3-difficulty-normal = közepes
homm3-difficulty-hard = nehéz
homm3-difficulty-impossible = lehetetlen
homm3-random = sorsolással
homm3-none = hős és lapok nélkül
homm3-field-1 = I
homm3-field-2 = II
homm3-field-3 = III
homm3-field-4 = IV
homm3-field-5 = V
homm3-field-6 = VI
homm3-field-7 = VII
homm3-side-attacker = támadó
homm3-side-defender = védő

## Moments at which cards are played, as part of a sentence
homm3-moment-start = a harc kezdetén
homm3-moment-round = egy harci forduló elején
homm3-moment-before = egy aktiválás előtt
homm3-moment-active = amíg egy saját egységed aktív
homm3-moment-moved = mozgás után
homm3-moment-attack = támadáskor
homm3-moment-rolled = a dobás után
homm3-moment-lethal = halálos támadáskor
homm3-moment-spell = ellenséges varázslatkor
homm3-moment-cast = saját varázslatod után
homm3-moment-damage = sebzés után
homm3-moment-end = egy harci forduló végén
homm3-moment-searching = keresés előtt
homm3-moment-firing = amikor a Ballistád lő
homm3-moment-level = amikor a hősöd szintet lép
homm3-moment-searched = keresés után
homm3-moment-won = győzelem után
homm3-moment-guards = az őrök felhúzása előtt

## Creatures

homm3-kin-arrow_tower = Toronyíjászok

## Questions and log lines of abilities

homm3-log-token = { $token ->
        [attack_token] { $unit }: támadásjelző, { $amount } támadás.
        [weakness_token] { $unit }: gyengeségjelző, { $amount } támadás.
       *[corrosion_token] { $unit }: korróziójelző, { $amount } védelem.
    }
homm3-token-attack_token = Támadásjelző
homm3-token-weakness_token = Gyengeségjelző
homm3-token-corrosion_token = Korróziójelző

## What bots look at
homm3-feature-units = Az egységeid
homm3-feature-their-units = Ellenséges egységek
homm3-feature-won = Megnyert harc
homm3-feature-cards = Lapok kézben
homm3-feature-experts = Hátralévő mesterhatások
homm3-feature-morale = Morál
homm3-feature-near = Az ellenség közelsége
homm3-feature-walls = Falak és kapu
