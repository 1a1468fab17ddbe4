/** The schools and colours of the seats, before the match shows them. */
import { t } from '../../../lib/i18n.svelte';
import { unknownMark, type Options } from '../../../lobby/plan';
import type { SeatMark } from '../../registry';
import type { Colour } from '../model';
import { SCHOOL_COLOURS } from '../pictures';
import { SHAPES } from '../shapes';
import { plan } from './plan';

/** A school that is not known yet has no hue. */
export function mark(options: Options, seat: number): SeatMark {
  const side = plan.side(seat, options);
  const colour = colourOf(options, seat, side);
  return colour ? { colour: `var(--${colour})`, shape: SHAPES[colour] } : unknownMark(side);
}

export function seatNote(options: Options, seat: number): string {
  const school = schoolOf(options, seat);
  return school ? t(`tashkalar-school-${school}`) : '';
}

function colourOf(options: Options, seat: number, side: number): Colour | undefined {
  const colours = options['colours'] as Colour[] | undefined;
  if (colours?.length) return colours[side];
  const school = schoolOf(options, seat);
  return options['teams'] || !school ? undefined : SCHOOL_COLOURS[school];
}

/** The school of a seat, if it is known before the match. */
function schoolOf(options: Options, seat: number): string | undefined {
  const schools = options['schools'] as string[] | undefined;
  if (schools?.length) return schools[seat];
  // TK-2.6.1: the first game is played with the Imperial decks
  const imperial = options['form'] === 'first_game' && options['decks'] === 'random';
  return imperial ? ['northern', 'southern'][seat] : undefined;
}
