/** Words in five languages, from the same Fluent files as the terminal's. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './types';

export const LANGUAGES: readonly { id: Language; name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'el', name: 'Ελληνικά' },
  { id: 'hu', name: 'Magyar' },
  { id: 'ka', name: 'ქართული' },
  { id: 'he', name: 'עברית' },
];

export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>(
  ['../../../src/rulebound/locale/*/*.ftl', '!../../../src/rulebound/locale/*/cli*.ftl'],
  { query: '?raw', import: 'default' },
);

const bundles = new Map<Language, FluentBundle>();

class Locale {
  language = $state<Language>('en');
  bundle = $state.raw<FluentBundle>(new FluentBundle('en'));
  get rtl(): boolean {
    return this.language === 'he';
  }
}

export const locale = new Locale();

async function load(language: Language): Promise<FluentBundle> {
  const known = bundles.get(language);
  if (known) return known;
  const texts = await Promise.all(
    Object.entries(files)
      .filter(([path]) => path.includes(`/locale/${language}/`))
      .map(([, read]) => read()),
  );
  const bundle = bundleOf(language, texts);
  bundles.set(language, bundle);
  return bundle;
}

export function bundleOf(language: Language, texts: readonly string[]): FluentBundle {
  // Names stand in their own script: in Hebrew they have to be kept apart from the sentence.
  const bundle = new FluentBundle(language, { useIsolating: language === 'he' });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Switch the whole page, its direction included. */
export async function speak(language: Language): Promise<void> {
  const bundle = await load(language);
  locale.bundle = bundle;
  locale.language = language;
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'he' ? 'rtl' : 'ltr';
}

export function has(id: string): boolean {
  return locale.bundle.hasMessage(id);
}

/** The message of that id (`id.attribute` for an attribute) in the reader's language. */
export function t(name: string, args: Args = {}): string {
  const [id, attribute] = name.split('.') as [string, string?];
  const message = locale.bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return name;
  const errors: Error[] = [];
  return locale.bundle.formatPattern(pattern, args, errors);
}

const OPEN = '\uE000';
const CLOSE = '\uE001';

/** The same, with the words of the arguments set apart; for `Rich`. */
export function rich(name: string, args: Args = {}): string {
  const marked = Object.entries(args).map(([key, value]) => [
    key,
    typeof value === 'string' && value !== 'none' ? `${OPEN}${value}${CLOSE}` : value,
  ]);
  return t(name, Object.fromEntries(marked) as Args);
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

const numbers = new Map<Language, Intl.NumberFormat>();

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

/** "12 minutes ago", in the reader's language. */
export function ago(moment: string, now: number): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(moment)) / 1000));
  const format = new Intl.RelativeTimeFormat(locale.language, { numeric: 'auto' });
  if (seconds < 60) return format.format(0, 'minute');
  if (seconds < 3600) return format.format(-Math.floor(seconds / 60), 'minute');
  if (seconds < 86400) return format.format(-Math.floor(seconds / 3600), 'hour');
  return format.format(-Math.floor(seconds / 86400), 'day');
}
