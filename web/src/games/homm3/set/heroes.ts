/** Which heroes lead which faction; the lobby offers only those of the chosen one. */
export const HEROES: Record<string, readonly string[]> = {
  castle: [
    'catherine',
    'rion',
    'adelaide',
    'ingham',
    'lord_haart_castle',
    'tarnum_castle',
    'valeska',
  ],
  dungeon: ['alamar', 'mutare', 'deemer', 'jeddite', 'lorelei', 'sephinroth', 'tarnum_dungeon'],
  necropolis: ['sandro', 'tamika', 'lord_haart_necropolis', 'moandor', 'septienna', 'vidomina'],
  rampart: ['gelu', 'gem', 'clancy', 'ivor', 'melodia', 'mephala', 'tarnum_rampart'],
  tower: ['dracon', 'josephine', 'cyra', 'iona', 'solmyr', 'torosar'],
  inferno: ['fiona', 'xyron', 'ash', 'octavia', 'rashka', 'zydar'],
  fortress: ['adrienne', 'wystan', 'bron', 'gerwulf', 'merist', 'tarnum_fortress', 'tazar'],
  stronghold: ['gundula', 'yog', 'crag_hack', 'dessa', 'shiva', 'tarnum_stronghold'],
  conflux: ['ciele', 'erdamon', 'luna', 'monere', 'pasis', 'tarnum_conflux'],
  cove: ['casmetra', 'cassiopeia', 'astra', 'jeremy', 'miriam', 'zilare'],
};
