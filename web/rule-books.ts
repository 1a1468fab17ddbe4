/** Rule books for the client: Markdown becomes a tree of elements that are known to be harmless. */
import MarkdownIt from 'markdown-it';
import type { Plugin } from 'vite';
import type { Book, Chapter, Element, Part } from './src/lib/book';

const TAGS = new Set(
  'p ul ol li strong em small code pre table thead tbody tr th td h3 h4 br div'.split(' '),
);
const ID = /[A-Z][A-Z0-9]*-(?:[A-Z]*\d+(?:\.\d+)*|[A-Z]+)/;
const BEGINS = new RegExp(`^(${ID.source})(?=$|[ .*])`);
/** Where a rule comes from: `[S]`, `[P task cards][I]`. */
const SOURCES = /((?:\[[A-Z](?: [^\]]*)?\])+)/;
const markdown = new MarkdownIt({ html: false });

type Token = ReturnType<typeof markdown.parse>[number];

/** What tokens say, as a tree; anything but plain elements is left out. */
function treeOf(tokens: readonly Token[]): Part[] {
  const root: Part[] = [];
  const open: Part[][] = [root];
  const add = (part: Part): void => void open.at(-1)?.push(part);
  for (const token of tokens) {
    if (token.type === 'inline') treeOf(token.children ?? []).forEach(add);
    else if (token.type === 'text') marked(token.content).forEach(add);
    else if (token.type === 'softbreak') add('\n');
    else if (token.type === 'code_inline') {
      const [part, more] = marked(token.content);
      add(typeof part === 'object' && !more ? part : { tag: 'code', parts: [token.content] });
    } else if (token.type === 'fence' || token.type === 'code_block')
      add({ tag: 'pre', parts: [token.content] });
    else if (token.nesting === 1) {
      const parts: Part[] = [];
      add({ tag: token.tag, parts });
      open.push(parts);
    } else if (token.nesting === -1) open.pop();
  }
  return root;
}

/** A text in which the sources of a rule are small print. */
const marked = (text: string): Part[] =>
  text
    .split(SOURCES)
    .map((piece, at) => (at % 2 ? { tag: 'small', parts: [piece] } : piece))
    .filter(Boolean);

export function textOf(part: Part | undefined): string {
  if (part === undefined) return '';
  if (typeof part === 'string') return part;
  return 'rule' in part ? part.rule : part.parts.map(textOf).join('');
}

const isElement = (part: Part | undefined, tag: string): part is Element =>
  typeof part === 'object' && 'tag' in part && part.tag === tag;

/** The number that a bold beginning gives: `**H3-1.1** …`. */
function numberOf(paragraph: Part | undefined): string | null {
  if (!isElement(paragraph, 'p') || !isElement(paragraph.parts[0], 'strong')) return null;
  return BEGINS.exec(textOf(paragraph.parts[0]))?.[1] ?? null;
}

/** The parts of a chapter, each rule with all that belongs to it. */
class Gathering {
  readonly parts: Part[] = [];
  private rule: { element: Element; long: boolean } | null = null;

  /** `long`: further paragraphs belong to it, too. */
  begin(id: string, parts: Part[], long: boolean): void {
    this.rule = { element: { tag: 'div', id, parts }, long };
    this.parts.push(this.rule.element);
  }

  add(part: Part): void {
    if (this.rule && isElement(part, 'p') && !this.rule.long && !textOf(part).startsWith('[')) {
      this.rule = null;
    }
    (this.rule?.element.parts ?? this.parts).push(part);
  }

  heading(part: Element): void {
    this.rule = null;
    this.parts.push(part);
  }

  list(list: Element): void {
    for (const item of list.parts) {
      if (!isElement(item, 'li')) continue;
      const id = numberOf(item.parts[0]);
      if (id) this.begin(id, item.parts, false);
      else this.add({ tag: 'ul', parts: [item] });
    }
  }

  pre(block: Element): void {
    const id = BEGINS.exec(textOf(block))?.[1];
    if (id) this.begin(id, [block], false);
    else this.add(block);
  }
}

/** Rows that begin with a number are rules. */
function nameRows(part: Part): void {
  if (typeof part === 'string' || 'rule' in part) return;
  if (part.tag === 'tr') {
    const first = textOf(part.parts[0]).trim();
    if (BEGINS.exec(first)?.[1] === first) part.id = first;
  } else part.parts.forEach(nameRows);
}

export function readBook(text: string): Book {
  const book: Book = { title: '', chapters: [] };
  const prefix = ID.exec(/^- \*\*.*/m.exec(text)?.[0] ?? '')?.[0].split('-')[0] ?? '';
  const idOf = (title: string): string => {
    const number = /^(?:([A-Z]+\d*-[\d.]+)|(\d+(?:\.\d+)?))\.?\s/.exec(title);
    if (number) return number[1] ?? `${prefix}-${number[2] ?? ''}`;
    const words = title.toLowerCase().match(/[a-z\d]+/g) ?? [];
    return ['book', ...words].join('-');
  };
  let gathering = new Gathering();
  const chapter = (title: string, id: string): void => {
    gathering = new Gathering();
    book.chapters.push({ id, title, parts: gathering.parts });
  };
  for (const part of treeOf(markdown.parse(text, {}))) {
    if (typeof part === 'string' || 'rule' in part) continue;
    if (part.tag === 'h1' && !book.title) {
      book.title = textOf(part);
      chapter(book.title, 'book-about');
    } else if (part.tag === 'h1') chapter(textOf(part), idOf(textOf(part)));
    else if (part.tag === 'h2') chapter(textOf(part), idOf(textOf(part)));
    else if (part.tag === 'h3') gathering.heading({ ...part, id: idOf(textOf(part)) });
    else if (part.tag === 'ul') gathering.list(part);
    else if (part.tag === 'pre') gathering.pre(part);
    else if (part.tag === 'p' && numberOf(part)) {
      gathering.begin(numberOf(part) as string, [part], true);
    } else if (TAGS.has(part.tag)) {
      nameRows(part);
      gathering.add(part);
    }
  }
  return linked(book);
}

/** Numbers of rules in the text lead there. A heading whose number is a rule's own has none. */
function linked(book: Book): Book {
  const rules = new Set<string>();
  const headings = new Set<string>();
  const collect = (part: Part): void => {
    if (typeof part === 'string' || 'rule' in part) return;
    if (part.id) (part.tag === 'h3' ? headings : rules).add(part.id);
    part.parts.forEach(collect);
  };
  book.chapters.forEach(({ parts }) => parts.forEach(collect));
  const known = new Set([...rules, ...headings, ...book.chapters.map(({ id }) => id)]);
  const number = new RegExp(`(?<![\\w-])(${ID.source})(?!\\w)`);
  const link = (part: Part): Part[] => {
    if (typeof part === 'string') {
      return part
        .split(new RegExp(number, 'g'))
        .filter(Boolean)
        .map((piece) => (known.has(piece) ? { rule: piece } : piece));
    }
    if ('rule' in part) return [part];
    if (!TAGS.has(part.tag)) return part.parts.flatMap(link);
    const { id, ...rest } = part;
    const kept = part.tag === 'h3' && id && rules.has(id) ? {} : { id };
    const inner = part.tag === 'h3' ? part.parts : part.parts.flatMap(link);
    return [{ ...rest, ...(kept.id ? { id: kept.id } : {}), parts: inner }];
  };
  const chapters = book.chapters.map((chapter): Chapter => ({
    ...chapter,
    parts: chapter.parts.flatMap(link),
  }));
  return { ...book, chapters };
}

/** Imported from `docs/rules`, a rule book is read while the client is built. */
export function ruleBooks(): Plugin {
  return {
    name: 'rule-books',
    transform(code, id) {
      if (!/docs\/rules\/[^/]+\.md$/.test(id)) return undefined;
      return { code: `export default ${JSON.stringify(readBook(code))}`, map: null };
    },
  };
}
