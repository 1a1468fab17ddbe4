/** The clocks that a table can be set with, and what they are called. */
import { t } from '../lib/i18n.svelte';
import type { Clock } from '../lib/types';
import { perChoice } from '../table/times';

export type Over = Exclude<Clock['over'], 'choose'>;

const DAY = 86_400;
const VACATION = 14;

const bank = (minutes: number, increment: number): Clock => ({
  counts: 'bank',
  seconds: minutes * 60,
  increment,
  over: 'bot',
  returns: true,
  vacation: 0,
});
const turn = (days: number): Clock => ({
  counts: 'turn',
  seconds: days * DAY,
  increment: 0,
  over: 'bot',
  returns: true,
  vacation: VACATION,
});

/** From none to the slowest. */
export const CLOCKS: readonly (Clock | null)[] = [
  null,
  bank(5, 10),
  bank(10, 15),
  bank(25, 30),
  turn(1),
  turn(3),
  turn(7),
];

/** "10 min + 15 s a turn", "1 day a turn", "3 min a choice" */
export function clockName(clock: Clock | null): string {
  if (!clock) return t('web-set-clock-none');
  const time = perChoice(clock.seconds);
  if (clock.counts === 'choice') return t('web-clock-choice', { time });
  if (clock.counts === 'turn') return t('web-clock-turn', { time });
  return clock.increment
    ? t('web-clock-bank', { time, more: perChoice(clock.increment) })
    : t('web-clock-bank-only', { time });
}

/** What happens when time is over: one side of two can lose, among more a bot goes on. */
export const overs = (sides: number): readonly Over[] =>
  sides === 2 ? ['bot', 'lose', 'nothing'] : ['bot', 'nothing'];

const OVERS: Readonly<Record<Clock['over'], string>> = {
  bot: 'web-clock-over-bot',
  lose: 'web-clock-over-lose',
  nothing: 'web-clock-over-nothing',
  choose: 'web-clock-over-choose',
};

export const overName = (over: Clock['over']): string => t(OVERS[over]);
