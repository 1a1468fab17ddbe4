### The terminal: scenario files of Heroes of Might and Magic III

cli-help-scenario = თამაშის „ძალისა და მაგიის გმირები III“ სცენარები: ნახე მათი სია ან შეამოწმე შენი ფაილი.
cli-help-scenario-list = აჩვენე სცენარები, რომლებიც თამაშს მოჰყვება.
cli-help-scenario-check = შეამოწმე სცენარის ფაილი. ყოველი შეცდომა ცალკე სტრიქონზე იბეჭდება.
cli-help-scenario-file = სცენარის ფაილი ან იმ სცენარის იდენტიფიკატორი, რომელიც თამაშს მოჰყვება.
cli-scenario-id = სცენარი
cli-scenario-name = სახელი
cli-scenario-modes = რეჟიმები
cli-scenario-players = მოთამაშეები
cli-scenario-rounds = რაუნდები
cli-scenario-variants = ვარიანტები
cli-scenario-fine = { $name }: შეცდომა არ არის.
cli-scenario-boxes = { $players ->
        [one] ერთ მოთამაშეს ეს ყუთები სჭირდება: { $boxes }.
       *[other] { $players } მოთამაშეს ეს ყუთები სჭირდება: { $boxes }.
    }
