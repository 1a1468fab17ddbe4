### The guided first games

## King Urbno
web-learn-urbno-resources = Erőforrások
    .about = Mit viszel a fordulóba
web-learn-urbno-resources-1 = A kristály erőt hoz működésbe, a kocka számot változtat, a tekercs egy későbbi fordulóban segít. Válassz egy kristályt és öt kockát, hogy mindkettőt kipróbáld.
    .other = Válassz egyet a négy lapka közül. A harmadikkal mindent kipróbálhatsz, ami ebben az útmutatóban jön.
web-learn-urbno-follow = Színkövetés
    .about = A hívott színt ki kell játszani
web-learn-urbno-follow-1 = Játssz ki egy lapot. Az ütés első lapja szabja meg, milyen színt kell a többieknek kijátszaniuk.
    .other = A teljes fényű lapok játszhatók ki most. Érints meg egyet, majd nyomd meg a gombot.
web-learn-urbno-follow-2 = Aki vitte az ütést, az hív a következőben. Ha van hívott színű lapod, azt kell kijátszanod; az elhalványított lapok megmondják, miért nem játszhatók ki.
    .other = Nézz a lapjaid alá: a szöveg megmondja, milyen kényszer köt.
web-learn-urbno-dominant = Uralkodó szín
    .about = A forduló aduja
web-learn-urbno-dominant-1 = Az uralkodó szín üti a hívottat. Ha nincs hívott színű lapod, uralkodó színűt kell kijátszanod; az ütés alatti mondat megmondja, ki viszi és miért.
    .other = Bal oldalt fent mindkét színt látod. Az ütést az uralkodó szín legnagyobb lapja viszi; ha ilyen nincs, a hívott szín legnagyobb lapja.
web-learn-urbno-power = Erő
    .about = A kristály hozza elő, mit tud egy lap
web-learn-urbno-power-1 = Játssz ki egy lapot, és tedd rá a kristályodat: minden rangnak saját ereje van. Érints meg egy lapot, hogy elolvasd.
    .other = Miután kijátszottál egy lapot, a sáv egy kristályért felajánlja az erejét. A kristályt későbbre is elteheted.
web-learn-urbno-cubes = Kockák
    .about = A számok megváltoztathatók
web-learn-urbno-cubes-1 = Minden kocka eggyel emeli vagy csökkenti a saját lapod számát. Próbálj velük elvinni egy ütést, vagy elengedni.
    .other = Miután kijátszottál egy lapot, a sávon beállíthatod a kockák számát. Az aranyszínű szám az, amennyit a lapod így ér.
web-learn-urbno-mission = Küldetés
    .about = Mi hoz pontot
web-learn-urbno-mission-1 = A küldetés megmondja, mi számít ebben a fordulóban. A nevek melletti jelek mutatják, ki meddig jutott; játszd végig a fordulót.
    .other = Nem minden küldetéshez kell sok ütés. Olvasd el a szövegét oldalt, és játszd ki a maradék lapjaidat.
web-learn-urbno-end = Ennyit kell tudnod; egy teljes játék tizenkét fordulóból áll. A következő lépés lent vár.
