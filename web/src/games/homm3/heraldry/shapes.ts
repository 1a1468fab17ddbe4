/** What emblems are made of: outlines, divisions of the field, hair and headgear, on 100 × 112. */

export interface Frame {
  outline: string;
  /** The two tinctures of the field. */
  tinctures: readonly [string, string];
}

/** The outline and the tinctures tell the faction. */
export const FRAMES = {
  castle: {
    outline: 'M8 6H92V56C92 84 72 100 50 108C28 100 8 84 8 56Z',
    tinctures: ['#2f66ad', '#e6d8ae'],
  },
  rampart: {
    outline: 'M50 3C72 10 92 14 92 14V58C92 84 70 100 50 109C30 100 8 84 8 58V14S28 10 50 3Z',
    tinctures: ['#2d7443', '#d6c06a'],
  },
  tower: {
    outline: 'M8 46C8 20 26 4 50 4S92 20 92 46V106H8Z',
    tinctures: ['#4d74a3', '#dfe7ec'],
  },
  inferno: {
    outline: 'M7 22L18 8L33 20L50 3L67 20L82 8L93 22V62C93 88 72 100 50 109C28 100 7 88 7 62Z',
    tinctures: ['#a3301d', '#e08a3c'],
  },
  necropolis: {
    outline: 'M30 4H70L93 36L76 108H24L7 36Z',
    tinctures: ['#3d4650', '#93a88c'],
  },
  dungeon: {
    outline: 'M50 3L94 27V83L50 109L6 83V27Z',
    tinctures: ['#63286a', '#c8553b'],
  },
  stronghold: {
    outline: 'M50 5C79 5 95 28 95 56S79 107 50 107 5 84 5 56 21 5 50 5Z',
    tinctures: ['#9b4a1b', '#e2b45c'],
  },
  fortress: {
    outline: 'M22 5H78L95 24V68C95 92 75 107 50 107S5 92 5 68V24Z',
    tinctures: ['#4c6a30', '#b9a75e'],
  },
  conflux: {
    outline: 'M50 2L84 19L97 56L84 93L50 110L16 93L3 56L16 19Z',
    tinctures: ['#2a8590', '#e0a9cf'],
  },
  cove: {
    outline: 'M7 11Q28 2 50 10Q72 18 93 11V70Q93 90 71 98Q58 102 50 109Q42 102 29 98Q7 90 7 70Z',
    tinctures: ['#1c5a78', '#d8b16a'],
  },
} as const satisfies Record<string, Frame>;

export type Faction = keyof typeof FRAMES;

/** How the second tincture lies on the first, by place in the faction; the first is a border. */
export const DIVISIONS: readonly (string | null)[] = [
  null,
  'M50 0H100V112H50Z',
  'M0 56H100V112H0Z',
  'M0 112L100 0V112Z',
  'M0 112V70L50 30L100 70V112Z',
  'M50 0H100V56H50ZM0 56H50V112H0Z',
  'M0 0L50 56L0 112ZM100 0L50 56L100 112Z',
  'M0 34H100V56H0ZM0 78H100V112H0Z',
];

/** Cloak and metal, by place in the faction. */
export const CLOAKS = [
  '#2b2119',
  '#4a2b1c',
  '#24313c',
  '#3a2340',
  '#33401f',
  '#5a1f17',
  '#1f3a36',
  '#44391c',
] as const;
export const METALS = ['#c9d0d4', '#e6c873'] as const;

export const HAIR = {
  straw: '#c0913f',
  plum: '#5c3a55',
  rust: '#8a2f1c',
  brown: '#3a2415',
  black: '#1d1a1c',
  white: '#dcd5c6',
  chestnut: '#8a4f20',
} as const;

export const SKIN = {
  tan: '#d8ab7c',
  bronze: '#b98357',
  fair: '#ecc9a0',
  pale: '#f0d6b8',
  ember: '#c9785a',
  ashen: '#c9cfc0',
  olive: '#c4b184',
} as const;

export const BUST = {
  cloak: 'M10 116C10 92 28 82 42 80V70H58V80C72 82 90 92 90 116Z',
  collar: 'M30 90Q50 106 70 90',
  face: 'M35 48C35 36 41 30 50 30S65 36 65 48V56C65 68 58 75 50 75S35 68 35 56Z',
  shade: 'M50 30C59 30 65 36 65 48V56C65 68 58 75 50 75Z',
  long: 'M32 48C27 72 31 86 35 92H65C69 86 73 72 68 48Z',
  short: 'M33 46C31 60 33 66 35 70H65C67 66 69 60 67 46Z',
  beard: 'M35.500 56Q37 80 50 82Q63 80 64.500 56Q57 63 50 63T35.500 56Z',
} as const;

/** How a part of the headgear is painted; an eye, a lens or a halo is a circle. */
export type Paint =
  | 'metal'
  | 'cloth'
  | 'bone'
  | 'line'
  | 'halo'
  | 'antler'
  | 'ivory'
  | 'gold'
  | 'lens'
  | 'flame'
  | 'glow';
export interface Part {
  paint: Paint;
  d?: string;
  circle?: readonly [x: number, y: number, r: number];
}

/** The headgear tells the class. */
export const HEADGEAR = {
  knight: [
    { paint: 'metal', d: 'M33 44Q33 27 50 27T67 44V66Q59 75 50 75T33 66Z' },
    { paint: 'line', d: 'M35 50H65M50 44V71' },
    { paint: 'cloth', d: 'M49 27C48 14 60 8 73 12C66 16 64 23 58 29Z' },
  ],
  cleric: [
    { paint: 'halo', circle: [50, 46, 29] },
    {
      paint: 'cloth',
      d: 'M29 84C28 46 36 28 50 28S72 46 71 84C67 66 62 56 50 54C38 56 33 66 29 84Z',
    },
  ],
  ranger: [
    { paint: 'cloth', d: 'M30 44Q42 24 72 34L66 43Q48 38 30 44Z' },
    { paint: 'metal', d: 'M60 34C74 27 82 16 84 7C70 10 59 19 56 32Z' },
  ],
  druid: [
    {
      paint: 'antler',
      d: 'M42 34C36 26 29 24 24 9M33 23L20 23M58 34C64 26 71 24 76 9M67 23L80 23',
    },
    { paint: 'cloth', d: 'M34 42Q50 30 66 42L64 36Q50 26 36 36Z' },
  ],
  wizard: [
    { paint: 'ivory', d: 'M37 58Q38 92 50 98Q62 92 63 58Q50 66 37 58Z' },
    { paint: 'cloth', d: 'M22 45Q50 33 78 45Q50 41 22 45ZM35 40L55 4L65 40Q50 35 35 40Z' },
  ],
  alchemist: [
    { paint: 'cloth', d: 'M31 44C28 27 42 21 52 23S72 31 69 44Q50 36 31 44Z' },
    { paint: 'gold', circle: [50, 33, 4] },
    { paint: 'lens', circle: [43, 52, 6] },
    { paint: 'lens', circle: [57, 52, 6] },
  ],
  demoniac: [
    {
      paint: 'bone',
      d: 'M39 36C22 38 16 22 27 10C26 22 33 27 42 28ZM61 36C78 38 84 22 73 10C74 22 67 27 58 28Z',
    },
    { paint: 'cloth', d: 'M34 46Q36 32 50 32T66 46L58 41L50 46L42 41Z' },
  ],
  heretic: [
    {
      paint: 'flame',
      d: 'M33 42C28 28 37 24 37 12C43 20 46 22 50 5C54 22 57 20 63 12C63 24 72 28 67 42Q50 34 33 42Z',
    },
  ],
  necromancer: [
    {
      paint: 'cloth',
      d: 'M24 88C21 48 33 24 50 20C67 24 79 48 76 88C69 78 65 70 63 57C59 43 41 43 37 57C35 70 31 78 24 88Z',
    },
    { paint: 'glow', circle: [44, 54, 2.6] },
    { paint: 'glow', circle: [56, 54, 2.6] },
  ],
  'death-knight': [
    { paint: 'metal', d: 'M33 50L28 20L41 34L50 14L59 34L72 20L67 50V62Q59 73 50 73T33 62Z' },
    { paint: 'line', d: 'M38 52L47 55M62 52L53 55M50 60V70' },
  ],
  warlock: [
    { paint: 'cloth', d: 'M22 96C22 70 28 58 32 52L42 84ZM78 96C78 70 72 58 68 52L58 84Z' },
    { paint: 'cloth', d: 'M34 44C40 32 44 24 50 10C56 24 60 32 66 44Q50 36 34 44Z' },
  ],
  overlord: [
    { paint: 'metal', d: 'M34 50Q33 29 50 29T66 50L60 46H40Z' },
    {
      paint: 'bone',
      d: 'M36 38C22 38 15 28 17 14C23 25 30 27 39 30ZM64 38C78 38 85 28 83 14C77 25 70 27 61 30Z',
    },
  ],
  barbarian: [
    { paint: 'metal', d: 'M33 45Q35 29 50 29T67 45Q50 39 33 45Z' },
    {
      paint: 'bone',
      d: 'M34 42C20 34 18 18 25 6C28 20 34 27 41 31ZM66 42C80 34 82 18 75 6C72 20 66 27 59 31Z',
    },
  ],
  'battle-mage': [
    {
      paint: 'cloth',
      d: 'M34 40L22 16L38 30ZM41 34L36 7L48 29ZM47 32L50 3L53 32ZM59 34L64 7L52 29ZM66 40L78 16L62 30Z',
    },
    { paint: 'metal', d: 'M33 44Q50 32 67 44L65 38Q50 28 35 38Z' },
  ],
  witch: [
    {
      paint: 'cloth',
      d: 'M16 47Q50 30 84 47Q50 43 16 47ZM35 40C40 27 45 16 34 7C52 9 62 24 66 40Q50 34 35 40Z',
    },
  ],
  beastmaster: [
    { paint: 'metal', d: 'M33 52Q32 30 50 30T67 52L60 47H40Z' },
    { paint: 'cloth', d: 'M40 32L38 12L47 20L51 6L56 18L64 12L61 33Q50 27 40 32Z' },
  ],
  planeswalker: [
    { paint: 'metal', d: 'M34 44Q50 35 66 44L65 38Q50 30 35 38Z' },
    { paint: 'gold', d: 'M50 10L54 22L66 24L56 30L58 40L50 34L42 40L44 30L34 24L46 22Z' },
  ],
  elementalist: [
    {
      paint: 'flame',
      d: 'M36 60C22 50 28 26 46 22C38 18 44 8 54 8C50 14 62 16 68 28C76 40 70 54 64 60C68 46 62 38 50 38S32 46 36 60Z',
    },
  ],
  captain: [
    { paint: 'cloth', d: 'M18 44Q34 18 50 28Q66 18 82 44Q50 31 18 44Z' },
    { paint: 'metal', d: 'M31 44Q50 35 69 44L68 39Q50 30 32 39Z' },
  ],
  navigator: [
    { paint: 'cloth', d: 'M32 46Q33 27 50 26T68 46Q50 38 32 46ZM66 41L84 44L76 51L67 46Z' },
    { paint: 'gold', circle: [50, 34, 3.5] },
  ],
} as const satisfies Record<string, readonly Part[]>;

export type HeroClass = keyof typeof HEADGEAR;
