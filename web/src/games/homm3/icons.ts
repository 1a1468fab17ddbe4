/** Pictures of units, values, tokens and cards: names of game-icons. */
import { ARMS, chargeOf } from './heraldry/arms';
import type { CardKind, H3Facts, UnitType } from './model';

/** By creature, whoever fields it; no two creatures look alike. */
export const KIN_ICONS: Record<string, string> = {
  // Castle
  halberdiers: 'halberd',
  marksmen: 'bowman',
  griffins: 'griffin-symbol',
  crusaders: 'templar-shield',
  zealots: 'monk-face',
  champions: 'mounted-knight',
  archangels: 'angel-outfit',
  // Dungeon
  troglodytes: 'troglodyte',
  harpies: 'harpy',
  evil_eyes: 'beast-eye',
  medusas: 'medusa-head',
  minotaurs: 'minotaur',
  manticores: 'lion',
  black_dragons: 'dragon-head',
  // Necropolis
  skeletons: 'skeleton',
  zombies: 'shambling-zombie',
  wraiths: 'spectre',
  liches: 'crowned-skull',
  vampires: 'vampire-dracula',
  dread_knights: 'black-knight-helm',
  ghost_dragons: 't-rex-skull',
  // Rampart
  centaurs: 'centaur',
  dwarves: 'dwarf-face',
  elves: 'woman-elf-face',
  pegasi: 'pegasus',
  dendroids: 'deku-tree',
  unicorns: 'unicorn',
  gold_dragons: 'double-dragon',
  // Fortress
  gnolls: 'spiked-mace',
  lizardmen: 'lizardman',
  dragon_flies: 'dragonfly',
  basilisks: 'gecko',
  gorgons: 'bull-horns',
  wyverns: 'wyvern',
  hydras: 'hydra',
  // Inferno
  familiars: 'imp',
  magogs: 'burning-skull',
  cerberi: 'hound',
  demons: 'daemon-skull',
  pit_lords: 'diablo-skull',
  efreet: 'ifrit',
  arch_devils: 'devil-mask',
  // Tower
  gremlins: 'goblin',
  gargoyles: 'gargoyle',
  iron_golems: 'metal-golem-head',
  magi: 'wizard-face',
  genies: 'djinn',
  nagas: 'snake',
  titans: 'giant',
  // Stronghold
  goblins: 'goblin-head',
  wolf_raiders: 'wolf-head',
  orcs: 'orc-head',
  ogres: 'ogre',
  thunderbirds: 'eagle-head',
  cyclopes: 'cyclops',
  behemoths: 'gorilla',
  // Conflux
  sprites: 'fairy',
  storm_elementals: 'lightning-storm',
  ice_elementals: 'snowflake-1',
  energy_elementals: 'rolling-energy',
  magma_elementals: 'volcano',
  magic_elementals: 'star-swirl',
  phoenixes: 'eagle-emblem',
  // Cove
  oceanids: 'mermaid',
  seamen: 'anchor',
  sea_dogs: 'pirate-captain',
  ayssids: 'seagull',
  sorceresses: 'witch-face',
  nix: 'triton-head',
  haspids: 'sea-serpent',
  // Neutral units, summoned ones and the siege
  air_elementals: 'tornado',
  earth_elementals: 'rock-golem',
  fire_elementals: 'fire-silhouette',
  water_elementals: 'big-wave',
  azure_dragons: 'sea-dragon',
  crystal_dragons: 'spiked-dragon-head',
  faerie_dragons: 'butterfly',
  rust_dragons: 'drakkar-dragon',
  steel_golems: 'robot-golem',
  gold_golems: 'golem-head',
  diamond_golems: 'cut-diamond',
  boars: 'boar',
  peasants: 'farmer',
  rogues: 'rogue',
  halflings: 'sling',
  leprechaun: 'shamrock',
  nomads: 'camel-head',
  mummies: 'mummy-head',
  sharpshooters: 'bow-arrow',
  enchanters: 'wizard-staff',
  satyrs: 'goat',
  fangarm: 'tentacles-skull',
  trolls: 'troll',
  arrow_tower: 'guarded-tower',
};

/** The picture of a kind of unit. */
export const unitIcon = (facts: H3Facts | null, kind: string): string =>
  KIN_ICONS[facts?.units[kind]?.kin ?? ''] ?? 'swords-emblem';

export const TYPE_ICONS: Record<UnitType, string> = {
  ground: 'walking-boot',
  flying: 'feathered-wing',
  ranged: 'archery-target',
};

export type Stat = 'attack' | 'defense' | 'health' | 'initiative';
export const STATS: readonly Stat[] = ['attack', 'defense', 'health', 'initiative'];
export const STAT_ICONS: Record<Stat, string> = {
  attack: 'broadsword',
  defense: 'shield',
  health: 'hearts',
  initiative: 'sprint',
};

export const TOKEN_ICONS = {
  defending: 'shield',
  paralysed: 'crossed-chains',
  retaliated: 'return-arrow',
  poison: 'poison-bottle',
  asleep: 'cancel',
} as const;

export const WALL_ICON = 'brick-wall';
export const GATE_ICON = 'gate';
export const ATTACK_ICON = 'crossed-swords';
export const GOLD_ICON = 'two-coins';
export const VALUABLES_ICON = 'cut-diamond';

export const CARD_KIND_ICONS: Record<CardKind, string> = {
  statistic: 'round-star',
  ability: 'open-book',
  artifact: 'gem-pendant',
  spell: 'bolt-spell-cast',
  specialty: 'laurel-crown',
  machine: 'ballista',
};

const CARD_KIND_COLOURS: Record<CardKind, string> = {
  statistic: '#5d6670',
  ability: '#4f6b35',
  artifact: '#87422f',
  spell: '#5a4a94',
  specialty: '#8d6412',
  machine: '#4d5a52',
};

const CARD_ICONS: Record<string, string> = {
  // Statistics
  attack: 'broadsword',
  defense: 'shield',
  power: 'crystal-ball',
  knowledge: 'spell-book',
  attack_empowered: 'broadsword',
  defense_empowered: 'shield',
  power_empowered: 'crystal-ball',
  knowledge_empowered: 'spell-book',
  // Abilities
  offense: 'crossed-swords',
  armorer: 'breastplate',
  sorcery: 'magic-swirl',
  estates: 'two-coins',
  leadership: 'flying-flag',
  archery: 'bow-arrow',
  luck: 'shamrock',
  intelligence: 'brain',
  mysticism: 'third-eye',
  resistance: 'magic-shield',
  tactics: 'chess-knight',
  necromancy: 'crowned-skull',
  diplomacy: 'shaking-hands',
  logistics: 'horseshoe',
  wisdom: 'owl',
  artillery: 'ballista',
  ballistics: 'stone-sphere',
  first_aid: 'health-increase',
  eagle_eye: 'eagle-head',
  learning: 'open-book',
  scholar: 'quill-ink',
  pathfinding: 'walking-boot',
  scouting: 'spyglass',
  interference: 'cancel',
  // Spells
  magic_arrow: 'bolt-spell-cast',
  haste: 'wingfoot',
  lightning_bolt: 'focused-lightning',
  disrupting_ray: 'laser-burst',
  chain_lightning: 'chain-lightning',
  counterstrike: 'return-arrow',
  slow: 'snail',
  stone_skin: 'stone-sphere',
  anti_magic: 'cancel',
  resurrection: 'ankh',
  town_portal: 'castle',
  view_air: 'two-coins',
  dimension_door: 'magic-portal',
  blind: 'bleeding-eye',
  bloodlust: 'bloody-sword',
  curse: 'cursed-star',
  fire_shield: 'fire-shield',
  fire_wall: 'fire-ring',
  fireball: 'fireball',
  inferno: 'fire',
  bless: 'holy-symbol',
  cure: 'health-increase',
  weakness: 'shattered-sword',
  prayer: 'prayer',
  teleport: 'teleport',
  precision: 'archery-target',
  earthquake: 'stomp',
  slayer: 'dragon-head',
  fly: 'angel-wings',
  frenzy: 'bloody-sword',
  fortune: 'shamrock',
  misfortune: 'cursed-star',
  clone: 'mirror-mirror',
  magic_mirror: 'mirror-mirror',
  air_shield: 'magic-shield',
  shield: 'magic-shield',
  force_field: 'magic-shield',
  land_mine: 'unlit-bomb',
  sacrifice: 'sacrificial-dagger',
  quicksand: 'sands-of-time',
  summon_air_elemental: 'tornado',
  summon_earth_elemental: 'rock-golem',
  summon_fire_elemental: 'fire-silhouette',
  summon_water_elemental: 'big-wave',
  // War machines
  ammo_cart: 'old-wagon',
  ballista: 'ballista',
  first_aid_tent: 'camping-tent',
  cannon: 'cannon',
  catapult: 'stone-sphere',
  // Artifacts
  armor_of_wonder: 'breastplate',
  blackshard_of_the_dead_knight: 'pointy-sword',
  breastplate_of_petrified_wood: 'breastplate',
  centaurs_axe: 'battle-axe',
  charm_of_mana: 'gem-pendant',
  dragon_wing_tabard: 'winged-emblem',
  hourglass_of_the_evil_hour: 'hourglass',
  inexhaustible_cart_of_lumber: 'wood-pile',
  legs_of_legion: 'leg-armor',
  loins_of_legion: 'leg-armor',
  red_dragon_flame_tongue: 'energy-sword',
  rib_cage: 'ribcage',
  shield_of_the_dwarven_lords: 'magic-shield',
  shield_of_the_yawning_dead: 'skull-shield',
  speculum: 'mirror-mirror',
  dragon_scale_shield: 'dragon-shield',
  endless_bag_of_gold: 'swap-bag',
  everflowing_crystal_cloak: 'chain-mail',
  everpouring_vial_of_mercury: 'round-potion',
  head_of_legion: 'visored-helm',
  ogres_club_of_havoc: 'spiked-mace',
  shackles_of_war: 'manacles',
  targ_of_the_rampaging_ogre: 'magic-shield',
  tunic_of_the_cyclops_king: 'chain-mail',
  vial_of_lifeblood: 'round-potion',
  angel_wings: 'winged-emblem',
  dragon_scale_armor: 'breastplate',
  endless_sack_of_gold: 'swap-bag',
  sentinels_shield: 'magic-shield',
  sword_of_judgement: 'pointy-sword',
  titans_cuirass: 'breastplate',
  titans_gladius: 'pointy-sword',
};

/** The picture of a card: its own, or that of its kind. */
export function cardIcon(facts: H3Facts | null, card: string): string {
  const { kind, hero } = facts?.cards[card] ?? {};
  const own = hero ? chargeOf(hero) : CARD_ICONS[card];
  return own ?? (kind ? CARD_KIND_ICONS[kind] : 'swords-emblem');
}

/** The colour of a card's heading. */
export const cardColour = (facts: H3Facts | null, card: string): string =>
  CARD_KIND_COLOURS[facts?.cards[card]?.kind ?? 'statistic'];

/** Every picture that this game may show. */
export const ALL_ICONS: readonly string[] = [
  ...Object.values(KIN_ICONS),
  ...Object.values(TYPE_ICONS),
  ...Object.values(STAT_ICONS),
  ...Object.values(TOKEN_ICONS),
  ...Object.values(CARD_KIND_ICONS),
  ...Object.values(CARD_ICONS),
  ...[...ARMS.values()].map(({ charge }) => charge),
  ...[WALL_ICON, GATE_ICON, ATTACK_ICON, GOLD_ICON, VALUABLES_ICON, 'swords-emblem'],
];
