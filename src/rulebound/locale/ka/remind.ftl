# რას იღებს ის, ვინც აქ არ არის: წერილები, ბრაუზერის შეტყობინებები, ვებჰუკები.

remind-move =
    { $count ->
        [one] შენი ჯერია: { $title }
       *[other] შენი ჯერია { $count } მაგიდასთან
    }
remind-move-line = { $title } ({ $game }): შენი ჯერია.
remind-move-button = მაგიდასთან გადასვლა
remind-ended =
    { $count ->
        [one] პარტია დასრულდა: { $title }
       *[other] დასრულდა { $count } პარტია
    }
remind-ended-line = { $title } ({ $game }): პარტია დასრულდა.
remind-ended-button = შედეგის ნახვა
remind-invited =
    { $count ->
        [one] გამოწვევა: { $title }
       *[other] { $count } გამოწვევა
    }
remind-invited-line = { $name } გიწვევს: { $title } ({ $game }).
remind-invited-button = გამოწვევის ნახვა
remind-news = სიახლეები { $count } მაგიდიდან
remind-why = შენ სთხოვე Rulebound-ს, შეგატყობინოს, როცა აქ არ ხარ.
remind-stop = წერილების შეწყვეტა
remind-confirm = დაადასტურე შენი მისამართი
remind-confirm-text = ვიღაცამ ეს მისამართი მისცა Rulebound-ს, რომ აქ შეიტყოს, როცა მისი ჯერია. თუ ეს შენ იყავი, გახსენი ბმული ერთი დღის განმავლობაში. თუ არა, არაფერი გააკეთო: სხვა წერილი აღარ მოვა.
remind-confirm-button = ეს ჩემი მისამართია
remind-test = ეს შემოწმებაა
remind-test-text = შეხსენებები აქ მოდის.
remind-test-button = პარამეტრები
remind-recover = აირჩიე ახალი პაროლი
remind-recover-text = შენ (ან სხვამ) Rulebound-ის ანგარიშის აღდგენა მოითხოვა. შენი მომხმარებლის სახელია { $login }. ნახევარი საათის განმავლობაში გახსენი ბმული და აირჩიე ახალი პაროლი; ბმული ერთხელ მუშაობს. თუ ეს შენ არ იყავი, არაფერი გააკეთო: ანგარიში ისევე დარჩება.
remind-recover-button = ახალი პაროლის არჩევა
remind-changed = შენი ანგარიში შეიცვალა
remind-changed-password = შენი Rulebound-ის ანგარიშის ({ $login }) პაროლი შეიცვალა.
remind-changed-passkey = შენს Rulebound-ის ანგარიშს ({ $login }) წვდომის გასაღები დაემატა.
remind-changed-unkeyed = შენი Rulebound-ის ანგარიშიდან ({ $login }) წვდომის გასაღები წაიშალა.
remind-changed-warning = თუ ეს შენ იყავი, არაფრის გაკეთება არ გჭირდება. თუ არა, მაშინვე აირჩიე ახალი პაროლი: ამით ყველა სესია დასრულდება. მერე წაშალე გასაღებები, რომლებიც შენი არ არის.
remind-changed-button = ეს მე არ ვიყავი
