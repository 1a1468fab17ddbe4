/** The printed score tracks: places in a row, with the gate before those that end the game. */

export interface Place {
  number: number;
  x: number;
  /** Beyond the gate: whoever stands here has ended the game. */
  beyond: boolean;
  large: boolean;
}

/** Places 0 to `last`; the gate stands after place `gate`. */
export function places(
  last: number,
  gate: number,
  from: number,
  pitch: number,
  every: number,
): Place[] {
  const width = pitch * 0.5;
  return Array.from({ length: last + 1 }, (_, number) => {
    const beyond = number > gate;
    const x = from + number * pitch + (beyond ? width : 0);
    const large = beyond ? (number - gate - 1) % every === 0 : number % every === 0;
    return { number, x, beyond, large };
  });
}

export function gateX(gate: number, from: number, pitch: number): number {
  return from + gate * pitch + pitch * 0.75;
}

/** Points beyond the track stay on its last place; the number beside it tells the rest. */
export function placeOf(points: number, last: number): number {
  return Math.max(0, Math.min(points, last));
}
