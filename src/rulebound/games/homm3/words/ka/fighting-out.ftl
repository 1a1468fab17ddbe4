homm3-option-fight-out = ბრძოლის დასრულება: დანარჩენს ბოტი ითამაშებს
homm3-option-fight-out-slowly = ბრძოლის დასრულება ნაბიჯ-ნაბიჯ: დანარჩენს ბოტი ითამაშებს
homm3-option-fight-myself = თავად გავაგრძელებ
homm3-log-offers-fight = { $seat }: დანარჩენი ბრძოლა ბოტმა ითამაშოს.
homm3-log-fought-out = დანარჩენ ბრძოლას ბოტი თამაშობს. მოთამაშეები: { $seats }.
homm3-log-fights-on = { $how ->
        [refused] { $seat }: ბრძოლა თავად გაგრძელდეს.
        [withdrawn] { $seat }: შეთავაზება გაუქმებულია.
       *[stopped] { $seat }: ბოტი შეჩერდა, ბრძოლა თავად გრძელდება.
    }
