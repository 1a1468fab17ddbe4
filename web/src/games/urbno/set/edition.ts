/**
 * An owner's edition of King Urbno: a small TOML file of sections with numbers, texts and lists of
 * numbers. What the values mean is the game's business; the server checks them.
 */
export type Edition = Record<string, unknown>;

export const LONGEST = 16_000;

/** The line that cannot be read. */
export class BadLine extends Error {
  constructor(readonly line: number) {
    super(`line ${line}`);
  }
}

const SECTION = /^\[\s*([\w-]+)\s*\]$/;
const ENTRY = /^(?:"([^"]+)"|'([^']+)'|([\w-]+))\s*=\s*(.+)$/;
const NUMBER = /^[+-]?\d+$/;

export function readEdition(text: string): Edition {
  const edition: Edition = {};
  let section = edition;
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = withoutComment(raw).trim();
    if (!line) return;
    const header = SECTION.exec(line)?.[1];
    const entry = ENTRY.exec(line);
    if (header) {
      if (Object.hasOwn(edition, header)) throw new BadLine(index + 1);
      section = edition[header] = {};
    } else if (entry) {
      const key = (entry[1] ?? entry[2] ?? entry[3]) as string;
      if (Object.hasOwn(section, key)) throw new BadLine(index + 1);
      section[key] = valueOf(entry[4] as string, index + 1);
    } else {
      throw new BadLine(index + 1);
    }
  });
  return edition;
}

function withoutComment(line: string): string {
  return /^(?:[^#"']|"(?:[^"\\]|\\.)*"|'[^']*')*/.exec(line)?.[0] ?? '';
}

function valueOf(text: string, line: number): unknown {
  if (NUMBER.test(text)) return Number(text);
  if (text.startsWith('[') && text.endsWith(']')) {
    const items = text.slice(1, -1).trim();
    const values = items ? items.replace(/,\s*$/, '').split(',') : [];
    return values.map((item) => valueOf(item.trim(), line));
  }
  if (/^'[^']*'$/.test(text)) return text.slice(1, -1);
  if (/^"(?:[^"\\]|\\.)*"$/.test(text)) {
    try {
      return JSON.parse(text) as string;
    } catch {
      throw new BadLine(line);
    }
  }
  throw new BadLine(line);
}
