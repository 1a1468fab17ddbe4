/** What events do to the trick on the felt: a taken trick is gone from the view that tells of it. */
import { colourOf } from './cards';
import type { Play, UrbnoEvent } from './table';

export interface TakenTrick {
  plays: Play[];
  taker: number;
  owner: number;
}

export interface Told {
  /** The last trick that was taken, if one was. */
  taken: TakenTrick | null;
  /** The cards that were played since, or all of them if none was taken. */
  plays: Play[];
}

export function tell(
  before: readonly Play[],
  events: readonly UrbnoEvent[],
  number: (card: string) => number,
): Told {
  let plays = [...before];
  let taken = null as TakenTrick | null;
  for (const event of events) {
    if (event.kind === 'played') plays.push(newPlay(event.seat, event.card, number));
    else if (event.kind === 'trick') {
      taken = { plays, taker: event.seat, owner: event.seat };
      plays = [];
    } else if (event.kind === 'stole') taken = taken && { ...taken, owner: event.seat };
    else plays = plays.map((play) => altered(play, event));
  }
  return { taken, plays };
}

function newPlay(seat: number, card: string, number: (card: string) => number): Play {
  return {
    seat,
    card,
    colour: colourOf(card),
    number: number(card),
    cubes: 0,
    power: null,
    user: null,
    precedence: true,
    certain: null,
  };
}

function altered(play: Play, event: UrbnoEvent): Play {
  if (event.kind === 'power' && event.card === play.card) {
    const colour = event.colour === 'none' ? play.colour : event.colour;
    return { ...play, power: event.power, user: event.seat, colour };
  }
  if (event.kind === 'cubes' && event.card === play.card) {
    return { ...play, cubes: Number(event.cubes), number: event.number };
  }
  if (event.kind === 'certain' && event.seat === play.seat) {
    return { ...play, certain: event.mode };
  }
  return play;
}
