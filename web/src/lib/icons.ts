/** The pictures that have been loaded: those of the first page, and what a game has brought. */
import first from 'virtual:game-icons';

const drawn = new Map(Object.entries(first));

/** A game's own pictures, from a list of names: `import('./table-icons.json?drawn')`. */
export function bring(pictures: Record<string, string>): void {
  for (const [name, body] of Object.entries(pictures)) drawn.set(name, body);
}

/** What is drawn, in a square of 512. */
export function pictureOf(name: string): string {
  const body = drawn.get(name);
  if (body === undefined) throw new Error(`no picture is called ${name}`);
  return body;
}
