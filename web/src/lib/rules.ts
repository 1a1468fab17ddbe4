/** Chapters and terms of a game's rules, as the Fluent files tell them. */
import { has, locale, t } from './i18n.svelte';
import { holds } from './seeking';

export interface Chapter {
  id: string;
  title: string;
  /** The rule it tells of: `TK-3.16`. */
  rule: string;
  paragraphs: string[];
}

/** Rule numbers as sentences write them: "(TK-3.11)", "(UR-7.2, UR-7.3)". */
const RULE = /([A-Z][A-Z\d]*-[A-Z]?\d+(?:\.\d+)*)/;

/** The context under which a table says how it opens a rule. */
export const OPEN_RULE = 'open-rule';
export type OpenRule = (rule: string) => void;

export function chaptersOf(game: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (let n = 1; has(`rules-${game}-${n}`); n += 1) {
    const id = `rules-${game}-${n}`;
    chapters.push({
      id,
      title: t(`${id}.title`),
      rule: t(`${id}.rule`),
      paragraphs: t(id).split(/\n\s*\n/),
    });
  }
  return chapters;
}

/** The chapters that hold some words, or the number of a rule; all of them if none are sought. */
export const chaptersWith = (chapters: readonly Chapter[], words: string): readonly Chapter[] =>
  words.trim()
    ? chapters.filter(({ title, rule, paragraphs }) =>
        [title, rule, ...paragraphs].some((text) => holds(text, words.trim())),
      )
    : chapters;

/**
 * The chapter that tells of a rule: the last one that begins at it or before it; if all begin
 * later, the first.
 */
export function chapterOf(chapters: readonly Chapter[], rule: string): Chapter | null {
  const wanted = numbers(rule);
  const about = chapters
    .map((chapter) => ({ chapter, own: numbers(chapter.rule) }))
    .filter(({ own }) => own[0] === wanted[0] && own[1] === wanted[1])
    .toSorted((one, other) => order(one.own, other.own));
  const found = about.findLast(({ own }) => order(own, wanted) <= 0) ?? about[0];
  return found?.chapter ?? null;
}

const numbers = (rule: string): string[] => rule.split(/[-.]/);

/** 3.9 comes before 3.16, and 3 before both. */
function order(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((part, i) => part !== other[i]);
  if (at < 0) return one.length - other.length;
  if (other[at] === undefined) return 1;
  return Number(one[at]) - Number(other[at]) || String(one[at]).localeCompare(String(other[at]));
}

/** A sentence without its rule numbers, and the numbers: they stand apart and lead to the rules. */
export function splitRules(sentence: string): { text: string; rules: string[] } {
  const found = [...sentence.matchAll(new RegExp(RULE, 'g'))].map(([rule]) => rule);
  const bracketed = new RegExp(`\\s*\\(${RULE.source}(?:, ${RULE.source})*\\)`, 'g');
  return { text: sentence.replace(bracketed, ''), rules: [...new Set(found)] };
}

export interface Term {
  id: string;
  title: string;
  text: string;
  rule: string | null;
}

export function termOf(id: string): Term | null {
  const message = locale.bundle.getMessage(id);
  if (!message?.value) return null;
  const { rule } = message.attributes;
  return { id, title: t(id), text: t(`${id}.text`), rule: rule ? t(`${id}.rule`) : null };
}

/** The forms in which texts use the terms of a game, longest first. */
function formsOf(game: string): [form: string, id: string][] {
  const forms: [string, string][] = [];
  for (const id of locale.bundle._messages.keys()) {
    if (!id.startsWith(`term-${game}-`)) continue;
    for (const form of t(`${id}.match`).split('|')) forms.push([form.trim(), id]);
  }
  return forms.filter(([form]) => form).sort(([a], [b]) => b.length - a.length);
}

export interface Worded {
  text: string;
  /** The term that these words name. */
  term: string | null;
  /** The text is the number of a rule. */
  rule: boolean;
}

/** A text of the game cut at the terms that can explain themselves and at the numbers of rules. */
export function toldWithTerms(game: string, text: string): Worded[] {
  return text
    .split(RULE)
    .flatMap((part, n) => (n % 2 ? { text: part, term: null, rule: true } : termsIn(game, part)));
}

function termsIn(game: string, text: string): Worded[] {
  const forms = formsOf(game);
  if (!forms.length) return text ? [{ text, term: null, rule: false }] : [];
  const found = new RegExp(
    `(?<!\\p{L})(${forms.map(([form]) => escape(form)).join('|')})(?!\\p{L})`,
    'giu',
  );
  const ids = new Map(forms.map(([form, id]) => [form.toLowerCase(), id]));
  return text
    .split(found)
    .filter(Boolean)
    .map((part) => ({ text: part, term: ids.get(part.toLowerCase()) ?? null, rule: false }));
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
