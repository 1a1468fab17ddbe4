### Tash-Kalar in the gallery

## By what cards are found
tashkalar-facet-kind = სახე
tashkalar-facet-school = სკოლა
tashkalar-facet-rank = რანგი
tashkalar-facet-pieces = ფიგურები წყობაში
tashkalar-facet-does = რას აკეთებს
tashkalar-facet-type = დავალების სახე
tashkalar-facet-points = ქულები

## Kinds and values
tashkalar-entry-being = არსება
tashkalar-entry-legend = ლეგენდა
tashkalar-entry-flare = გაელვება
tashkalar-entry-task = დავალება
tashkalar-entry-pieces = { $count } ფიგურა
tashkalar-entry-points = { $count } ქულა
tashkalar-entry-upper = { $count }-ით მეტი დაწინაურებული
tashkalar-entry-lower = { $count }-ით მეტი ფიგურა

## What an effect does
tashkalar-does-destroy = განადგურება
tashkalar-does-move = გადაადგილება
tashkalar-does-leap = ნახტომი
tashkalar-does-convert = გადაქცევა
tashkalar-does-upgrade = დაწინაურება
tashkalar-does-downgrade = დაქვეითება
tashkalar-does-place = განთავსება
tashkalar-does-action = მეტი მოქმედება
tashkalar-does-frozen = გაყინული ეფექტი
tashkalar-does-warp = დამახინჯების ეფექტი

## Rulings
tashkalar-ruling-optional = სავალდებულო თუ არა
    .text = „შეგიძლია“ და „არაუმეტეს“ ნიშნავს, რომ ეს ნაწილი არჩევითია. ყველაფერი სხვა უნდა შესრულდეს, თუნდაც შენთვის საზიანო იყოს.
    .rule = TK-5.1.2
tashkalar-ruling-illustrated = მონიშნული უჯრები
    .text = მხოლოდ თვალსაჩინოებისთვისაა: გადამწყვეტი ტექსტია.
    .rule = TK-5.1.9
tashkalar-ruling-legend = ლეგენდის გამოძახება
    .text = დუელსა და შერკინებაში გამომძახებელს 1 ქულას აძლევს. სხვაგვარად მიღებული ლეგენდარული ფიგურა ქულას არ იძლევა.
    .rule = TK-2.8.6
tashkalar-ruling-flare = გაელვების გამოყენება
    .text = მოქმედება არ სჭირდება. ორივე უპირატესობა ერთხელ მოწმდება, სანამ რამე მოხდება; ერთი მაინც აუცილებელია.
    .rule = TK-4.4
tashkalar-ruling-task = დავალების ჩაბარება
    .text = სვლაზე არაუმეტეს ერთისა, და მხოლოდ თუ გსურს. ყველა რიცხვი მინიმუმია, და ლეგენდაც არსებაა.
    .rule = TK-2.7.13
