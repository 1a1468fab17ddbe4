/**
 * Who bears which emblem. A hero's place in the list of the faction divides the field and colours
 * cloak and metal; a new hero is a row at the end, with a charge that no other of the faction has.
 */
import {
  CLOAKS,
  DIVISIONS,
  FRAMES,
  HAIR,
  HEADGEAR,
  METALS,
  SKIN,
  type Faction,
  type Frame,
  type HeroClass,
  type Part,
} from './shapes';

type Row = readonly [
  hero: string,
  heroClass: HeroClass,
  charge: string,
  cut: Cut,
  hair: keyof typeof HAIR,
  skin: keyof typeof SKIN,
];
type Cut = 'long' | 'short' | 'beard';

export interface Arms {
  frame: Frame;
  division: string | null;
  cloak: string;
  metal: string;
  headgear: readonly Part[];
  cut: Cut;
  hair: string;
  skin: string;
  /** The picture in the roundel: what the specialty is about. */
  charge: string;
}

const ROLLS: Record<Faction, readonly Row[]> = {
  castle: [
    ['catherine', 'knight', 'templar-shield', 'long', 'straw', 'tan'],
    ['rion', 'cleric', 'health-increase', 'long', 'plum', 'tan'],
    ['adelaide', 'cleric', 'snowflake-1', 'long', 'rust', 'bronze'],
    ['lord_haart_castle', 'knight', 'two-coins', 'short', 'straw', 'tan'],
    ['ingham', 'cleric', 'monk-face', 'beard', 'brown', 'bronze'],
    ['tarnum_castle', 'knight', 'ballista', 'beard', 'black', 'fair'],
    ['valeska', 'knight', 'bowman', 'long', 'rust', 'tan'],
  ],
  rampart: [
    ['gelu', 'ranger', 'bow-arrow', 'short', 'black', 'fair'],
    ['gem', 'druid', 'herbs-bundle', 'long', 'rust', 'fair'],
    ['clancy', 'ranger', 'unicorn', 'beard', 'white', 'fair'],
    ['mephala', 'ranger', 'breastplate', 'long', 'plum', 'bronze'],
    ['ivor', 'ranger', 'woman-elf-face', 'beard', 'rust', 'fair'],
    ['melodia', 'druid', 'shamrock', 'long', 'white', 'fair'],
    ['tarnum_rampart', 'ranger', 'archery-target', 'short', 'brown', 'bronze'],
  ],
  tower: [
    ['dracon', 'wizard', 'wizard-staff', 'short', 'plum', 'bronze'],
    ['iona', 'alchemist', 'djinn', 'long', 'plum', 'tan'],
    ['josephine', 'alchemist', 'golem-head', 'long', 'plum', 'pale'],
    ['solmyr', 'wizard', 'chain-lightning', 'short', 'rust', 'tan'],
    ['cyra', 'wizard', 'wingfoot', 'long', 'rust', 'fair'],
    ['torosar', 'alchemist', 'ballista', 'beard', 'white', 'fair'],
  ],
  inferno: [
    ['fiona', 'demoniac', 'hound', 'long', 'rust', 'ember'],
    ['rashka', 'demoniac', 'ifrit', 'long', 'chestnut', 'ember'],
    ['xyron', 'heretic', 'fire-ring', 'beard', 'straw', 'ember'],
    ['zydar', 'heretic', 'magic-swirl', 'short', 'black', 'ember'],
    ['ash', 'heretic', 'bloody-sword', 'beard', 'black', 'ember'],
    ['octavia', 'demoniac', 'two-coins', 'long', 'white', 'ember'],
  ],
  necropolis: [
    ['sandro', 'necromancer', 'hood', 'short', 'plum', 'ashen'],
    ['tamika', 'death-knight', 'black-knight-helm', 'long', 'chestnut', 'ashen'],
    ['lord_haart_necropolis', 'death-knight', 'skull-shield', 'beard', 'brown', 'ashen'],
    ['vidomina', 'necromancer', 'ribcage', 'long', 'brown', 'ashen'],
    ['moandor', 'death-knight', 'crowned-skull', 'beard', 'chestnut', 'ashen'],
    ['septienna', 'necromancer', 'spectre', 'long', 'rust', 'ashen'],
  ],
  dungeon: [
    ['alamar', 'warlock', 'ankh', 'short', 'plum', 'bronze'],
    ['mutare', 'overlord', 'dragon-head', 'long', 'chestnut', 'pale'],
    ['deemer', 'warlock', 'fireball', 'beard', 'white', 'fair'],
    ['jeddite', 'warlock', 'crystal-ball', 'short', 'plum', 'bronze'],
    ['lorelei', 'overlord', 'harpy', 'long', 'chestnut', 'pale'],
    ['sephinroth', 'warlock', 'minerals', 'beard', 'plum', 'pale'],
    ['tarnum_dungeon', 'overlord', 'double-dragon', 'short', 'brown', 'bronze'],
  ],
  stronghold: [
    ['crag_hack', 'barbarian', 'battle-axe', 'short', 'straw', 'tan'],
    ['gundula', 'battle-mage', 'snail', 'long', 'straw', 'fair'],
    ['shiva', 'barbarian', 'eagle-head', 'long', 'straw', 'pale'],
    ['yog', 'barbarian', 'cyclops', 'short', 'straw', 'bronze'],
    ['dessa', 'battle-mage', 'boots', 'long', 'plum', 'tan'],
    ['tarnum_stronghold', 'barbarian', 'crossed-swords', 'beard', 'chestnut', 'fair'],
  ],
  fortress: [
    ['adrienne', 'witch', 'fire', 'long', 'chestnut', 'olive'],
    ['wystan', 'beastmaster', 'lizardman', 'beard', 'chestnut', 'olive'],
    ['bron', 'beastmaster', 'gecko', 'beard', 'chestnut', 'olive'],
    ['tazar', 'beastmaster', 'dragon-shield', 'short', 'black', 'olive'],
    ['gerwulf', 'beastmaster', 'ballista', 'beard', 'chestnut', 'olive'],
    ['merist', 'witch', 'stone-sphere', 'long', 'straw', 'olive'],
    ['tarnum_fortress', 'beastmaster', 'snake', 'short', 'chestnut', 'olive'],
  ],
  conflux: [
    ['erdamon', 'planeswalker', 'volcano', 'short', 'brown', 'pale'],
    ['monere', 'planeswalker', 'star-swirl', 'beard', 'chestnut', 'pale'],
    ['luna', 'elementalist', 'fire-silhouette', 'long', 'chestnut', 'bronze'],
    ['tarnum_conflux', 'wizard', 'energy-sword', 'short', 'chestnut', 'pale'],
    ['ciele', 'elementalist', 'magic-palm', 'long', 'plum', 'tan'],
    ['pasis', 'planeswalker', 'tornado', 'beard', 'chestnut', 'bronze'],
  ],
  cove: [
    ['cassiopeia', 'captain', 'mermaid', 'long', 'white', 'bronze'],
    ['jeremy', 'captain', 'cannon', 'beard', 'chestnut', 'pale'],
    ['casmetra', 'navigator', 'witch-face', 'long', 'rust', 'bronze'],
    ['zilare', 'navigator', 'brain', 'long', 'rust', 'tan'],
    ['astra', 'navigator', 'health-increase', 'long', 'plum', 'tan'],
    ['miriam', 'captain', 'spyglass', 'long', 'straw', 'pale'],
  ],
};

function bears(faction: Faction, place: number, row: Row): Arms {
  const [, heroClass, charge, cut, hair, skin] = row;
  return {
    frame: FRAMES[faction],
    division: DIVISIONS[place] ?? null,
    cloak: CLOAKS[place] ?? CLOAKS[0],
    metal: METALS[place % METALS.length] ?? METALS[0],
    headgear: HEADGEAR[heroClass],
    cut,
    hair: HAIR[hair],
    skin: SKIN[skin],
    charge,
  };
}

/** By hero. */
export const ARMS: ReadonlyMap<string, Arms> = new Map(
  Object.entries(ROLLS).flatMap(([faction, rows]) =>
    rows.map((row, place) => [row[0], bears(faction as Faction, place, row)] as const),
  ),
);

/** Who leads an army of a faction for no player. */
export const stranger = (faction: string): string => `ai:${faction}`;

/** AI Heroes have no name of their own: the last field of their faction, and a crown. */
export const STRANGE_CHARGE = 'imperial-crown';
const STRANGERS: ReadonlyMap<string, Arms> = new Map(
  Object.entries(ROLLS).map(([faction, rows]) => {
    const [, heroClass] = rows[0] as Row;
    const row = [faction, heroClass, STRANGE_CHARGE, 'beard', 'black', 'ashen'] as const;
    return [stranger(faction), bears(faction as Faction, DIVISIONS.length - 1, row)] as const;
  }),
);

/** The emblem of a hero; null: there is none. */
export const armsOf = (who: string): Arms | null => ARMS.get(who) ?? STRANGERS.get(who) ?? null;

/** What a hero's specialty is about, as a picture of game-icons. */
export const chargeOf = (hero: string): string | null => ARMS.get(hero)?.charge ?? null;
