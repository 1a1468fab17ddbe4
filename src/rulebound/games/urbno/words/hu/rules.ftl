### The rules in short, for the rules sheet and the pop-overs.
### A chapter is a message with a title; blank lines part its paragraphs.

## King Urbno: chapters
rules-urbno-1 =
    Két–négy játékos visz ütéseket 32 lappal: négy szín, nyolc rang. A tizenkét forduló mindegyikében egy küldetés mondja meg, mi hoz pontot. Az nyer, akinek tizenkét forduló után a legtöbb pontja van; párban a társak pontjai összeadódnak.
    .title = Miről szól a játék
    .rule = UR-1
rules-urbno-2 =
    Kiderül a forduló uralkodó színe, és felfordul egy küldetés. Jön az osztás. Legfeljebb egy tekercs aktiválható. Ezután mindenki erőforrást választ, az osztó bal oldali szomszédjával kezdve. Végül következnek az ütések és a küldetés pontozása.

    A fel nem használt kristályok és kockák a forduló végén elvesznek; a tekercsek megmaradnak.
    .title = Egy forduló
    .rule = UR-4
rules-urbno-3 =
    A hívó bármelyik lapját kijátszhatja. Mindenki másnak hívott színű lapot kell kijátszania. Ha ilyen nincs, uralkodó színűt. Ha egyik sincs, bármelyiket.

    Senkinek sem kell felülütnie az asztalon lévő lapokat. Az első ütésben az osztó bal oldali szomszédja hív, utána mindig az, aki az előzőt vitte.
    .title = Lap kijátszása
    .rule = UR-9
rules-urbno-4 =
    Az ütést az uralkodó szín legnagyobb lapja viszi; ha ilyen nincs, a hívott szín legnagyobb lapja. Egyenlő számok közül a korábban kijátszott lap a nagyobb. Más lap nem viheti el az ütést.
    .title = Ki viszi az ütést
    .rule = UR-10
rules-urbno-5 =
    Válassz egy kombinációt: két kristály; tíz kocka; egy kristály és öt kocka; vagy egy tekercs.

    A saját lapodra tett kristály működésbe hozza a lap erejét. A saját lapodra tett kockák emelik vagy csökkentik a számát, mindegyik eggyel, mind ugyanabban az irányban.
    .title = Erőforrások
    .rule = UR-8
rules-urbno-6 =
    Földműves: nevezd meg, ki hív a következő ütésben. Orgyilkos: a színkényszer ellenére is kijátszható. Felfedező: lapcsere az előző ütéssel. Törpe: a legkisebb lap viszi az ütést.

    Varázsló: aki később játszik ki lapot, annak a legkisebbet kell. Lovag: a később kijátszott uralkodó színű lapok elvesztik az elsőbbségüket. Pap: ez a lap színt vált, de nem az uralkodóra. Császár: a később kijátszott lapokon se erő, se kocka nem használható.

    A Földműves, a Törpe, a Varázsló, a Lovag és a Császár ereje egy ütésben fajtánként csak egyszer használható.
    .title = Erők
    .rule = UR-11
rules-urbno-7 =
    A küldetés megmondja, mi hoz pontot, és mi kerül pontba: az ütések száma, egy szín vagy rang lapjai, egy összeg, az első vagy az utolsó ütés. Néhány küldetés az osztást vagy a kijátszást is megváltoztatja; a szövege leírja, hogyan.

    A sáv és a panel mutatja, ki meddig jutott.
    .title = Küldetések
    .rule = UR-13
rules-urbno-8 =
    Tekercset az osztás után és az erőforrás-választás előtt lehet aktiválni, fordulónként az egész asztalnál csak egyet. Elsőként az osztó bal oldali szomszédja dönthet. Abban a fordulóban, amelyben megkaptad, a tekercs nem használható.

    A tekercsek az aktiválásig rejtve maradnak. Akinek a játék végén is van fel nem használt tekercse, 2 pontot kap, egyszer.
    .title = Tekercsek
    .rule = UR-7
rules-urbno-9 =
    Négy játékos párban is játszhat; a társak egymással szemben ülnek. A szabályok ugyanazok, a két társ pontjai összeadódnak. A társak nem mutatják meg és nem írják le egymásnak a lapjaikat.
    .title = Párok
    .rule = UR-2.4

## King Urbno: terms
term-urbno-led = Hívott szín
    .text = Az ütés első lapjának színe. Követni kell.
    .rule = UR-9.2
    .match = hívott színből | hívott színnek | hívott szín
term-urbno-dominant = Uralkodó szín
    .text = A forduló aduja: lapjai a hívott szín lapjai előtt viszik az ütést.
    .rule = UR-5.5
    .match = uralkodó színt | uralkodó szín
term-urbno-precedence = Elsőbbség
    .text = Ettől erősebb az uralkodó színű lap a hívott színnél. Egy Lovag ereje után a később kijátszott uralkodó színű lapoknak nincs.
    .rule = UR-11.9
    .match = elsőbbségüket
term-urbno-crystal = Kristály
    .text = A frissen kijátszott lapodra költve működésbe hozza a rangja erejét.
    .rule = UR-11.1
    .match = kristályért | kristályt | kristály
term-urbno-cubes = Kockák
    .text = Minden kocka eggyel emeli vagy csökkenti a saját lapod számát; egy lap összes kockája ugyanabban az irányban hat.
    .rule = UR-12
    .match = kockát | kocka
