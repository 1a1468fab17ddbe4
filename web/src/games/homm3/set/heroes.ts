/** Which heroes lead which faction; the lobby offers only those of the chosen one. */
export const HEROES: Record<string, readonly string[]> = {
  castle: ['catherine', 'rion', 'adelaide'],
  dungeon: ['alamar', 'mutare', 'deemer'],
  necropolis: ['sandro', 'tamika'],
  rampart: ['gelu', 'gem'],
  tower: ['dracon', 'josephine'],
  inferno: ['fiona', 'xyron'],
  fortress: ['adrienne', 'wystan'],
  stronghold: ['gundula', 'yog'],
  conflux: ['ciele', 'erdamon'],
  cove: ['casmetra', 'cassiopeia'],
};
