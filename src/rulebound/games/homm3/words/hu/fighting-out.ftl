homm3-option-fight-out = Vívd végig: a csata többi részét egy bot játssza
homm3-option-fight-out-slowly = Vívd végig lépésenként: a csata többi részét egy bot játssza
homm3-option-fight-myself = Én harcolok tovább
homm3-log-offers-fight = { $seat } egy botra bízná a csata többi részét.
homm3-log-fought-out = A csata többi részét egy bot vívja végig, helyettük: { $seats }.
homm3-log-fights-on = { $how ->
        [refused] { $seat } inkább tovább harcol.
        [withdrawn] { $seat } visszavonja az ajánlatot.
       *[stopped] { $seat } leállítja a botot, és tovább harcol.
    }
