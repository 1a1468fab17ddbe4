/** What the dice can do: the chances of an attack, as the panel shows them. */
import { t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { marksOf } from './marks';
import {
  battleOf,
  helpsOf,
  unitOf,
  type Odds,
  type OddsFace,
  type Result,
  type Unit,
} from './model';

export interface Shown {
  odds: Odds;
  unit: Unit;
  target: Unit;
  shot: boolean;
  /** It strikes back. */
  retaliation: boolean;
}

/** The attack in question: the declared one, else the chosen one or the one pointed at. */
export function shownOf(store: TableStore): Shown | null {
  if (store.help !== 'full') return null;
  const battle = battleOf(store);
  const declared = helpsOf(store).attack;
  const aim = declared ? null : marksOf(store).aim;
  const odds = declared ?? aim?.odds;
  const unit = odds && unitOf(battle, odds.unit);
  const target = odds && unitOf(battle, odds.target);
  if (!odds || !unit || !target) return null;
  const retaliation = Boolean(declared && battle?.attack?.retaliation);
  return { odds, unit, target, shot: aim?.shot ?? false, retaliation };
}

/** What becomes of the target: "defeated", "turns Few", "2 left". */
export function resultText({ result, left }: Result, pack: boolean): string {
  switch (result) {
    case 'defeated':
      return t('web-homm3-odds-defeated');
    case 'flips':
      return t('web-homm3-odds-flips', { left });
    case 'nothing':
      return t('web-homm3-odds-nothing', { left });
    default:
      return t('web-homm3-odds-left', { left, pack: pack ? 'yes' : 'no' });
  }
}

export type Tone = 'kill' | 'flip' | 'plain';
export const toneOf = ({ result }: Result): Tone =>
  result === 'defeated' ? 'kill' : result === 'flips' ? 'flip' : 'plain';

export const percent = (chance: number): string =>
  t('web-homm3-percent', { chance: Math.round(chance) });

/** The one chance that matters, as a bar: that it is defeated, else that it turns Few. */
export interface Sum {
  chance: number;
  /** What a second shot adds to it. */
  more?: number;
  tone: Tone;
  text: string;
}

export function sumOf({
  defeated,
  flips,
  in_two: both,
}: Pick<Odds, 'defeated' | 'flips' | 'in_two'>): Sum | null {
  if (both) {
    const words = { first: Math.round(defeated), chance: Math.round(both) };
    const text = t('web-homm3-odds-sum-two', words);
    return { chance: defeated, more: both - defeated, tone: 'kill', text };
  }
  if (defeated) {
    const chance = Math.round(defeated);
    return { chance: defeated, tone: 'kill', text: t('web-homm3-odds-sum-defeated', { chance }) };
  }
  if (!flips) return null;
  const chance = Math.round(flips);
  return { chance: flips, tone: 'flip', text: t('web-homm3-odds-sum-flips', { chance }) };
}

/**
 * The chance that the attacker is defeated or turned by the answer: the target must survive first.
 * An outcome that flips the target leaves it standing, too.
 */
export function answerOf(odds: Odds): Pick<Odds, 'defeated' | 'flips'> | null {
  if (!odds.retaliation) return null;
  const survives = 1 - odds.defeated / 100;
  const chance = (result: Result['result']): number =>
    survives *
    (odds.retaliation ?? [])
      .filter((face) => face.result === result)
      .reduce((sum, face) => sum + face.chance, 0);
  return { defeated: chance('defeated'), flips: chance('flips') };
}

/** Whether all faces are equally likely: then no column says its chance. */
export function isEven(faces: readonly OddsFace[]): boolean {
  return faces.every(({ chance }) => Math.round(chance) === Math.round(faces[0]?.chance ?? 0));
}

/** How the dice are thrown, when it is not simply one. */
export function diceText({ dice }: Odds): string {
  switch (dice) {
    case 'lower':
      return t('web-homm3-odds-lower');
    case 'higher':
      return t('web-homm3-odds-higher');
    case 'sum':
      return t('web-homm3-odds-both');
    case 'none':
      return t('web-homm3-odds-no-die');
    default:
      return '';
  }
}
