### en

homm3-ask-building = { $building }: what do you do?

### el

homm3-ask-building = { $building }: τι κάνεις;

### hu

homm3-ask-building = { $building }: mit teszel?

### ka

homm3-ask-building = { $building }: რას აკეთებ?

### he

homm3-ask-building = { $building }: מה תעשו?
