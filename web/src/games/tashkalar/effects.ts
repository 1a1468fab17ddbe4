/** How many moves or leaps the cards allow that say "up to". */
export const MOST_MOVES: Readonly<Record<string, number>> = {
  herald: 2,
  infantry_captain: 2,
  cavalry_captain: 3,
  knight: 3,
  master_of_intrigue: 3,
  dire_wolf: 2,
  wolf_rider: 2,
  warlord: 3,
  charging_buck: 2,
  naiad: 2,
  kiskin_boughrunner: 3,
  flare_03: 3,
};
