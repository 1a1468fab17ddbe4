/** Pictures of Locations, buildings and resources: names of game-icons. */
import type { Resource } from './world';

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
};

export const MINE_ICONS: Record<Resource, string> = {
  gold: 'gold-mine',
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
