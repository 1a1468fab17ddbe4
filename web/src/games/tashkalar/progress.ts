/** How far a side is with a task, in the task's own units. */
import { t } from '../../lib/i18n.svelte';
import type { TkTask } from './model';

type Say = (have: number, need: number) => string;

const say =
  (id: string): Say =>
  (have, need) =>
    t(id, { have, need });

const destroyed = say('web-tashkalar-need-destroyed');
const destroyedUpgraded = say('web-tashkalar-need-destroyed-upgraded');
const pieces = say('web-tashkalar-need-pieces');
const upgraded = say('web-tashkalar-need-upgraded');
const legendary = say('web-tashkalar-need-legendary');
const summoned = say('web-tashkalar-need-summoned');
const chain = say('web-tashkalar-need-chain');
const around = say('web-tashkalar-need-around');

/** One for each pair of the task's progress, in the order of its card. */
const UNITS: Readonly<Record<string, readonly Say[]>> = {
  destruction: [destroyed],
  devastation: [destroyed],
  heroic_destruction: [destroyed, destroyedUpgraded],
  heroic_devastation: [destroyed, destroyedUpgraded],
  end_of_legends: [say('web-tashkalar-need-legendary-destroyed')],
  red_conquest: [pieces, upgraded],
  green_conquest: [pieces, upgraded],
  color_conquest: [pieces, upgraded],
  red_legends: [upgraded, legendary],
  green_legends: [upgraded, legendary],
  rainbow_dominance: [
    (mine, need) => t('web-tashkalar-need-red', { mine, theirs: need - 1 }),
    (mine, need) => t('web-tashkalar-need-green', { mine, theirs: need - 1 }),
  ],
  red_summoning: [summoned, say('web-tashkalar-need-summoned-red')],
  green_summoning: [summoned, say('web-tashkalar-need-summoned-green')],
  colored_summoning: [say('web-tashkalar-need-summoned-colored')],
  legendary_summoning: [summoned, say('web-tashkalar-need-summoned-legends')],
  central_dominance: [pieces, upgraded],
  center_cross: [say('web-tashkalar-need-cross')],
  line_dominance: [say('web-tashkalar-need-lead')],
  diagonals: [
    say('web-tashkalar-need-falling'),
    upgraded,
    say('web-tashkalar-need-rising'),
    upgraded,
  ],
  side_chain: [chain],
  corner_chain: [chain],
  imprisonment: [around],
  envelopment: [around],
  isolation: [say('web-tashkalar-need-isolated')],
};

export function progress(task: TkTask, side: number): string[] {
  const units = UNITS[task.task] ?? [];
  return (task.progress[side] ?? []).map(([have, need], i) => (units[i] ?? pieces)(have, need));
}
