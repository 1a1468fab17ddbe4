/** A constellation for a week: always the same for the same name, another for another. */

export interface Star {
  x: number;
  y: number;
}

/** Numbers between 0 and 1 that follow from a name. */
function* drawn(name: string): Generator<number> {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  for (;;) {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    state |= 0;
    yield ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  }
}

const FEWEST = 7;
const SPREAD = 5;
const DUST = 60;
const HALF = 109;

/** Stars along a wandering line, and dust all round, in a circle of 218 across. */
export function constellation(week: string): { stars: Star[]; dust: (Star & { r: number })[] } {
  const numbers = drawn(week);
  const next = (): number => numbers.next().value as number;
  const count = FEWEST + Math.floor(next() * SPREAD);
  const start = next() * Math.PI * 2;
  const stars = Array.from({ length: count }, (_, n) => {
    const angle = start + (n / count) * Math.PI * 2 * 0.86;
    const far = 26 + next() * 58;
    return { x: HALF + Math.cos(angle) * far, y: HALF + Math.sin(angle) * far };
  });
  const dust = Array.from({ length: DUST }, () => {
    const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next()) * 92];
    return { x: HALF + Math.cos(angle) * far, y: HALF + Math.sin(angle) * far, r: 0.5 + next() };
  });
  return { stars, dust };
}
