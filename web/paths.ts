/** Paths of pictures with fewer digits: a tenth of a point cannot be seen in a square of 512. */
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const FLAG = /[01]/y;
const ARC = 7;

/** The numbers after a command. Of an arc's seven the fourth and fifth are flags, which need no
    space between them. */
function numbersOf(command: string, text: string): number[] {
  const found: number[] = [];
  for (let at = 0; at < text.length;) {
    const place = found.length % ARC;
    const kind = /a/i.test(command) && (place === 3 || place === 4) ? FLAG : NUMBER;
    kind.lastIndex = at;
    const [match] = kind.exec(text) ?? [];
    if (match) found.push(Number(match));
    at += match?.length ?? 1;
  }
  return found;
}

const short = (value: number): string =>
  String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, '$1.');

export function shortened(path: string): string {
  return path.replace(/([a-z])([^a-z]*)/gi, (_all, command: string, rest: string) =>
    numbersOf(command, rest)
      .map(short)
      .reduce((text, next, i) => text + (i && !next.startsWith('-') ? ` ${next}` : next), command),
  );
}

/** The same for every path of a picture. */
export const lighter = (body: string): string =>
  body.replace(/ d="([^"]*)"/g, (_all, path: string) => ` d="${shortened(path)}"`);
