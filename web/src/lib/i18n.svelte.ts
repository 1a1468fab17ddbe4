/** Words in five languages, from the same Fluent files as the terminal's. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { first, rest } from 'virtual:game-words';
import type { Language } from './types';

export const LANGUAGES: readonly { id: Language; name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'el', name: 'Ελληνικά' },
  { id: 'hu', name: 'Magyar' },
  { id: 'ka', name: 'ქართული' },
  { id: 'he', name: 'עברית' },
];

export type Args = Record<string, FluentVariable>;

class Locale {
  language = $state<Language>('en');
  bundle = $state.raw<FluentBundle>(new FluentBundle('en'));
  /** Grows with the words of the bundle. */
  parts = $state(0);
  get rtl(): boolean {
    return this.language === 'he';
  }
}

export const locale = new Locale();

/** A language as far as its words have been loaded: those of the first page, and of some games. */
interface Spoken {
  bundle: FluentBundle;
  parts: Map<string, Promise<void>>;
}

const FIRST_PAGE = '';
const spoken = new Map<Language, Spoken>();
/** The games whose words are wanted in whatever language is spoken. */
const wanted = new Set([FIRST_PAGE]);

function load(language: Language, part: string): Promise<void> {
  const { bundle, parts } = spokenOf(language);
  const ofGames = rest[language];
  const ofGame = Object.hasOwn(ofGames, part) ? ofGames[part] : undefined;
  const text = part === FIRST_PAGE ? first[language] : ofGame;
  const coming =
    parts.get(part) ??
    Promise.resolve(text?.() ?? '').then((words) => {
      bundle.addResource(new FluentResource(words));
      locale.parts += 1;
    });
  parts.set(part, coming);
  // It may be asked for again when the line is better.
  coming.catch(() => parts.delete(part));
  return coming;
}

function spokenOf(language: Language): Spoken {
  const known = spoken.get(language) ?? { bundle: bundleOf(language, []), parts: new Map() };
  spoken.set(language, known);
  return known;
}

async function loadAll(language: Language): Promise<FluentBundle> {
  // More may be wanted while these are coming.
  for (let known = 0; known < wanted.size;) {
    known = wanted.size;
    await Promise.all([...wanted].map((part) => load(language, part)));
  }
  return spokenOf(language).bundle;
}

/** Load what the first page does not say of a game; from now on also in any other language. */
export async function bringWords(game: string): Promise<void> {
  wanted.add(game);
  let language: Language;
  do {
    language = locale.language;
    await loadAll(language);
  } while (language !== locale.language);
}

export function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  // Names stand in their own script: in Hebrew they have to be kept apart from the sentence.
  const bundle = new FluentBundle(language, { useIsolating: language === 'he' });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

let askedFor: Language = locale.language;

/** Switch the whole page, its direction included. */
export async function speak(language: Language): Promise<void> {
  askedFor = language;
  const bundle = await loadAll(language);
  if (askedFor !== language) return;
  locale.bundle = bundle;
  locale.language = language;
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'he' ? 'rtl' : 'ltr';
}

type Message = ReturnType<FluentBundle['getMessage']>;

/** A message of that id; asked again when more words have come. */
const messageOf = (id: string): Message =>
  locale.parts >= 0 ? locale.bundle.getMessage(id) : undefined;

export function has(name: string): boolean {
  const [id, attribute] = name.split('.') as [string, string?];
  const message = messageOf(id);
  return attribute ? message?.attributes[attribute] !== undefined : message !== undefined;
}

/** The message of that id (`id.attribute` for an attribute) in the reader's language. */
export function t(name: string, args: Args = {}): string {
  const [id, attribute] = name.split('.') as [string, string?];
  const message = messageOf(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return name;
  const errors: Error[] = [];
  return sided(locale.bundle.formatPattern(pattern, args, errors));
}

const ISOLATE = '\u2068';
const RIGHT_TO_LEFT = '\u2067';
const END = '\u2069';
const PERCENT = /(\u2069+)%/g;
/** A mark for the direction that a message holds; in an isolate of its own it would mark nothing. */
const LONE_MARK = /\u2068([\u200e\u200f])\u2069/g;

/** An isolate takes the direction of its own letters; one that holds only isolates has none, and
 *  would put them from left to right in a Hebrew sentence. */
export function sided(sentence: string): string {
  if (!sentence.includes(ISOLATE)) return sentence;
  // Alone behind an isolate the sign would stand on the wrong side of its number.
  const signs = [...sentence.replaceAll(LONE_MARK, '$1').replaceAll(PERCENT, '%$1')];
  const open: { at: number; letters: boolean; inner: boolean }[] = [];
  signs.forEach((sign, at) => {
    const outer = open.at(-1);
    if (sign === ISOLATE || sign === RIGHT_TO_LEFT) {
      if (outer) outer.inner = true;
      open.push({ at, letters: false, inner: false });
    } else if (sign === END) {
      open.pop();
      if (outer?.inner && !outer.letters) signs[outer.at] = RIGHT_TO_LEFT;
    } else if (outer && /\p{L}/u.test(sign)) outer.letters = true;
  });
  return signs.join('');
}

const OPEN = '\uE000';
const CLOSE = '\uE001';

/** The same, with the words of the arguments set apart; for `Rich`. */
export function rich(name: string, args: Args = {}): string {
  const [id, attribute] = name.split('.') as [string, string?];
  const message = messageOf(id);
  const cases = casesOf(attribute ? message?.attributes[attribute] : message?.value);
  const marked = Object.entries(args).map(([key, value]) => [
    key,
    typeof value === 'string' && value !== 'none' && !cases.has(`${key} ${value}`)
      ? `${OPEN}${value}${CLOSE}`
      : value,
  ]);
  return t(name, Object.fromEntries(marked) as Args);
}

/** The codes by which a message tells cases apart: "may yes" in `{ $may -> [yes] … }`. */
function casesOf(pattern: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(pattern)) {
    for (const part of pattern) casesOf(part, found);
    return found;
  }
  const { type, name, selector, variants } = (pattern ?? {}) as {
    type?: string;
    name?: string;
    selector?: { name?: string };
    variants?: { key: { value: string | number }; value: unknown }[];
  };
  if (type === 'mesg' && name) return casesOf(locale.bundle.getMessage(name)?.value, found);
  if (type === 'select') {
    for (const { key, value } of variants ?? []) {
      found.add(`${selector?.name} ${key.value}`);
      casesOf(value, found);
    }
  }
  return found;
}

export interface Piece {
  text: string;
  strong: boolean;
}

/** A sentence made by `rich`, cut into plain and strong pieces. */
export function pieces(sentence: string): Piece[] {
  const cut: Piece[] = [];
  let depth = 0;
  for (const part of sentence.split(/([\uE000\uE001])/)) {
    if (part === OPEN) depth += 1;
    else if (part === CLOSE) depth -= 1;
    else if (part) {
      // Names within names are one name.
      const last = cut.at(-1);
      if (last?.strong === depth > 0) last.text += part;
      else cut.push({ text: part, strong: depth > 0 });
    }
  }
  return cut;
}

export function plain(sentence: string): string {
  return sentence.replaceAll(OPEN, '').replaceAll(CLOSE, '');
}

/** With a sign at its end, as a sentence that another one follows. */
export function ended(sentence: string): string {
  return /[.!?…;:][”“»״)\u2069]*$/.test(sentence) ? sentence : `${sentence}.`;
}

const numbers = new Map<Language, Intl.NumberFormat>();

/** With a capital where a line begins; Georgian has none. */
export function capital(text: string): string {
  if (locale.language === 'ka') return text;
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

export function number(value: number): string {
  let format = numbers.get(locale.language);
  if (!format) numbers.set(locale.language, (format = new Intl.NumberFormat(locale.language)));
  return format.format(value);
}

export function when(moment: string): string {
  return new Intl.DateTimeFormat(locale.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(moment));
}

/** "12 minutes ago". Browsers know no Georgian here, so these are words of our own. */
export function ago(moment: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(moment)) / 60_000));
  if (minutes < 1) return t('web-ago-now');
  if (minutes < 60) return t('web-ago-minutes', { count: minutes });
  if (minutes < 1440) return t('web-ago-hours', { count: Math.floor(minutes / 60) });
  return t('web-ago-days', { count: Math.floor(minutes / 1440) });
}

/** "Noa, Áron and Ελένη"; with commas alone where the browser does not know the language. */
export function listed(names: readonly string[]): string {
  const known = Intl.ListFormat.supportedLocalesOf(locale.language).length > 0;
  if (!known) return names.join(', ');
  return new Intl.ListFormat(locale.language, { type: 'conjunction' }).format(names);
}
