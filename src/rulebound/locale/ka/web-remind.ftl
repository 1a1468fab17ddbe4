# შეხსენებები: რას იგებს ის, ვინც აქ არ არის, და სად.

web-remind = შეხსენებები
web-remind-note = როცა შენი ჯერია და არ უყურებ, გატყობინებთ. ცვლილებები მაშინვე ინახება.
web-remind-retry = კიდევ ერთხელ ცდა
web-remind-what = რას გატყობინებთ
web-remind-push = შეტყობინება
web-remind-mail = ელფოსტა
web-remind-hook = ვებჰუკი
web-remind-move = შენი ჯერია
    .note = სანამ მაგიდასთან არ ხარ
web-remind-ended = პარტია დასრულდა
    .note = შედეგით
web-remind-invited = გამოწვევები
    .note = ვიღაცას შენთან თამაში სურს.
web-remind-daily = დღეში ერთხელ
    .note = ყველაფერი ერთ წერილში
# $what is such as "Your move", $channel such as "e-mail".
web-remind-switch = { $what }: { $channel }
web-remind-missing = ელფოსტისა და ვებჰუკისთვის ჯერ მიუთითე, სად გაიგზავნოს.
web-remind-away = შემახსენე ჩემი ჯერი ამ დროის შემდეგ
web-remind-at = დღის წერილის დრო
web-remind-quiet = წყნარი საათები
web-remind-quiet-start = დასაწყისი
web-remind-quiet-end = დასასრული
web-remind-quiet-none = ნებისმიერ დროს გატყობინებთ.
web-remind-zone = დროის სარტყელი
web-remind-ways = სად იგზავნება
web-remind-here = ეს ბრაუზერი
web-remind-here-on = შეტყობინებებს აჩვენებს.
web-remind-here-off = შეტყობინებებს არ აჩვენებს.
web-remind-others =
    { $count ->
        [one] კიდევ ერთი ბრაუზერი აჩვენებს.
       *[other] კიდევ { $count } ბრაუზერი აჩვენებს.
    }
web-remind-on = ჩართვა
web-remind-off = გამორთვა
web-remind-test = საცდელის გაგზავნა
web-remind-tested = გაიგზავნა.
web-remind-remove = წაშლა
web-remind-remove-mail = ელფოსტის მისამართის წაშლა
web-remind-remove-hook = ვებჰუკის წაშლა
web-remind-confirmed = დადასტურებულია
web-remind-unconfirmed = გახსენი ბმული წერილში, რომელიც იქ გამოვაგზავნეთ. ის ერთი დღე მოქმედებს.
web-remind-mail-note = დასადასტურებლად ბმულს გამოვგზავნით, მანამდე კი სხვას არაფერს.
web-remind-mail-send = ბმულის გამოგზავნა
web-remind-no-mail = ეს სერვერი წერილებს არ აგზავნის.
web-remind-hook-add = ვებჰუკის დამატება
web-remind-shape = ფორმატი
web-remind-hook-new = ჯერ არაფერი გაგზავნილა
# $status is a number such as 200, $when such as "3 minutes ago".
web-remind-hook-told = პასუხი: { $status }, { $when }
web-remind-hook-lost = ვერ დავუკავშირდით, { $when }
web-mail-confirm = ეს შენი მისამართია?
    .note = თუ სთხოვე Rulebound-ს, შეხსენებები აქ გამოაგზავნოს, დაადასტურე.
web-mail-confirm-go = მისამართის დადასტურება
web-mail-confirmed = მისამართი დადასტურებულია
    .note = რაც პარამეტრებში აირჩიე, ახლა აქ მოვა.
web-mail-stop = შევწყვიტოთ წერილები?
    .note = ამ მისამართზე აღარაფერს გამოვაგზავნით.
web-mail-stop-go = წერილების შეწყვეტა
web-mail-stopped = წერილები აღარ მოვა
    .note = პარამეტრებში ისევ შეგიძლია ჩართვა.
web-trouble-bad-address = ეს ელფოსტის მისამართი არ არის.
web-trouble-bad-url = ეს მისამართი ვერ გამოდგება. ის უნდა იწყებოდეს https://-ით და საჯარო ინტერნეტში უნდა მიდიოდეს.
web-trouble-bad-link = ეს ბმული უკვე გამოყენებულია ან ძალიან ძველია. პარამეტრებში ახალი მოითხოვე.
web-trouble-too-many-links = დღეს საკმარისი ბმული გაიგზავნა. ხვალ სცადე.
web-trouble-not-granted = ბრაუზერი ამ გვერდის შეტყობინებებს არ უშვებს. ამის შეცვლა მის პარამეტრებში შეგიძლია.
web-trouble-no-push = ეს ბრაუზერი შეტყობინებებს ვერ აჩვენებს.
