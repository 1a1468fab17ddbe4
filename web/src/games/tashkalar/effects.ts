/** What the cards' texts say of their own course: how often, and which sentence is being done. */
import type { TableStore } from '../../lib/table.svelte';

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

/** Of texts with several sentences: which one asks the question, counted from 0. */
export const SENTENCES: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  swordmaster: { destroy: 0 },
  chronicler: { upgrade: 0, move: 1 },
  assassin: { move: 1 },
  champion: { destroy: 0 },
  gryphon_rider: { leap: 0, downgrade: 1, place: 2 },
  high_priestess: { move: 0, upgrade: 1 },
  blood_shaman: { destroy: 0 },
  kiskin_spirit: { recall: 0 },
  forest_ancient: { colour: 0, place: 0, destroy: 1 },
  tree_shepherd: { choose: 0, move: 1 },
  leviathan: { branch: 0, downgrade: 0, destroy: 0 },
  two_headed_dragon: { upgrade: 0, destroy: 1 },
  earth_elemental: { destroy: 0, upgrade: 1, move: 2 },
  storm_elemental: { rank: 0, place: 0, move: 1 },
};

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/);
}

/** The sentence of a card's text that the open question belongs to; null: the whole text. */
export function currentSentence(store: TableStore, card: string): number | null {
  const asked = store.decision?.prompt?.id.replace('tashkalar-ask-', '') ?? '';
  return SENTENCES[card]?.[asked] ?? null;
}
