/** Pictures of Locations, buildings and resources: names of game-icons. */
import { STRANGE_CHARGE } from '../heraldry/arms';
import type { PrintedField, Resource } from './world';

export const LOCATION_ICONS: Record<string, string> = {
  blocked: 'peaks',
  town: 'castle',
  settlement: 'village',
  random_town: 'medieval-gate',
  resource_symbol: 'hammer-nails',
  treasure_symbol: 'open-treasure-chest',
  artifact_symbol: 'ankh',
  water_wheel: 'water-mill',
  windmill: 'windmill',
  mystical_garden: 'flowers',
  learning_stone: 'rune-stone',
  temple: 'greek-temple',
  fountain_of_youth: 'fountain',
  warriors_tomb: 'tombstone',
  shrine_of_magic_gesture: 'magic-palm',
  shrine_of_magic_incantation: 'scroll-unfurled',
  pandoras_box: 'locked-chest',
  tree_of_knowledge: 'oak',
  witch_hut: 'hut',
  magic_spring: 'waterfall',
  redwood_observatory: 'watchtower',
  trading_post: 'scales',
  closed_trading_post: 'scales',
  stables: 'horse-head',
  sanctuary: 'dove',
  obelisk: 'obelisk',
  dragon_utopia: 'spiked-dragon-head',
  grail: 'holy-grail',
  war_machine_factory: 'catapult',
  scholar: 'graduate-cap',
  star_axis: 'star-formation',
  black_market: 'hood',
  library_of_enlightenment: 'book-pile',
  tavern: 'beer-stein',
  university: 'bookshelf',
  market_of_time: 'sands-of-time',
  hill_fort: 'hill-fort',
  prison: 'imprisoned',
  spell_scroll: 'tied-scroll',
  cyclops_stockpile: 'cyclops',
  elemental_conflux: 'magic-portal',
  faerie_ring: 'fairy',
  grave: 'graveyard',
  buoy: 'buoy',
  derelict_ship: 'sinking-ship',
  flotsam: 'planks',
  jetsam: 'wooden-crate',
  mermaid: 'mermaid',
  sea_barrel: 'barrel',
  sea_chest: 'chest',
  shipwreck: 'ship-wreck',
  shipwreck_survivor: 'drowning',
  temple_of_the_sea: 'trident',
};

export const MINE_ICONS: Record<Resource, string> = {
  gold: 'two-coins',
  materials: 'wood-pile',
  valuables: 'minerals',
};

export const RESOURCE_ICONS: Record<Resource, string> = {
  gold: 'two-coins',
  materials: 'wood-pile',
  valuables: 'minerals',
};

export const ROLE_ICONS: Record<string, string> = {
  city_hall: 'crown-coin',
  citadel: 'castle',
  mage_guild: 'wizard-staff',
  dwelling_bronze: 'white-tower',
  dwelling_silver: 'prayer',
  dwelling_gold: 'angel-wings',
  special_tent: 'swords-emblem',
  special_gears: 'anvil',
};

export const PAWN_ICONS = {
  main: 'mounted-knight',
  second: 'cavalry',
  rover: 'crossed-swords',
  enemy: STRANGE_CHARGE,
} as const;

/** Events that are shown on a slip over the map. */
export const NEWS_ICONS: Record<string, string> = {
  'rolled-dice': 'perspective-dice-six-faces-random',
  'rerolled-dice': 'perspective-dice-six-faces-random',
  'quick-combat': 'crossed-swords',
  'combat-over': 'crossed-swords',
  'rover-beaten': 'crossed-swords',
  proclaimed: 'star-formation',
  event: 'hourglass',
  eliminated: 'flying-flag',
};

/** The picture of what stands on a Field: what is printed, or what it counts as instead. */
export function signOf(printed: PrintedField | null, location: string): string | null {
  if (location === 'mine') return MINE_ICONS[printed?.resource ?? 'gold'];
  return LOCATION_ICONS[location] ?? null;
}

export const MAP_ICONS: readonly string[] = [
  ...Object.values(LOCATION_ICONS),
  ...Object.values(MINE_ICONS),
  ...Object.values(RESOURCE_ICONS),
  ...Object.values(ROLE_ICONS),
  ...Object.values(PAWN_ICONS),
  ...Object.values(NEWS_ICONS),
];
