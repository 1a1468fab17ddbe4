/** The Heroes in words: what the bar asks, what its button does, how things are called. */
import { has, listed, plain, rich, t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { OptionOut, Words } from '../../lib/types';
import { cut, cutNumber } from '../../lib/words';
import { chosenFor, type Toggle } from './boosts.svelte';
import { effectOf, effectText } from './cards';
import { neighbours } from './geometry';
import { describePlace } from './map/places';
import {
  chipOnMap,
  eyebrowOnMap,
  meetingOf,
  questionOnMap,
  sentenceOnMap,
  shortOnMap,
  verbOnMap,
} from './map/words';
import { onMap } from './map/world';
import {
  attackFrom,
  battleOf,
  factsOf,
  helpsOf,
  ownActive,
  unitOf,
  viewOf,
  type H3Facts,
  type H3View,
  type Unit,
} from './model';
import { deputy } from './deputy';
import { sizeName, unitName } from './naming';
import { is } from './options';
import { passOf } from './passing';
import type { CardFields } from './wire';

type Say = () => string;

// ---- names ----

/** Units are named by their creature, the second of a kind by its number, too; Fields by what they are. */
export function describe(
  kind: string,
  value: string,
  facts: H3Facts | null,
  view: H3View | null,
): Words | null {
  if (kind === 'field' || kind === 'tile' || kind === 'place') {
    return describePlace(kind, value, facts?.map, view);
  }
  if (kind === 'slot') return { id: 'web-homm3-world-slot', args: {} };
  if (kind === 'card' && has(`homm3-token-${value}`)) {
    return { id: `homm3-token-${value}`, args: {} };
  }
  if (kind !== 'unit' && kind !== 'troop' && kind !== 'card') return null;
  const [unit, number] = cutNumber(value);
  const kin = facts?.units[unit]?.kin;
  if (!kin) return null;
  if (number) return { id: 'homm3-numbered', args: { kin, number } };
  return { id: `homm3-kin-${kin}`, args: {} };
}

export const cardName = (store: Pick<TableStore, 'words'>, card: string): string =>
  plain(store.words.thing('card', card));
/** What stands on the card itself: a specialty leaves its hero out. */
export const shortTitle = (store: Pick<TableStore, 'words'>, card: string): string =>
  cardName(store, card).split(': ').at(-1) ?? '';
/** "Crusaders I", "Attack, expert". */
export function toggleName(store: TableStore, { card, expert }: Toggle): string {
  const name = shortTitle(store, card);
  return expert ? t('web-homm3-odds-with-expert', { card: name }) : name;
}
export const factionName = (faction: string): string => t(`homm3-faction-${faction}`);
export const heroName = (hero: string): string => t(`homm3-hero-${hero}`);

/** "Crusaders, Pack"; neutral units have no Pack and no size. */
export function unitTitle(store: TableStore, { name, kind, pack }: Unit): string {
  const unit = unitName(store, name);
  const sized = factsOf(store)?.units[kind]?.pack;
  return sized ? t('web-homm3-unit', { unit, size: sizeName(pack) }) : unit;
}

/** Whether an attack is a shot: of a ranged unit at somebody who does not stand beside it. */
export function isShot(store: TableStore, option: OptionOut): boolean {
  const battle = battleOf(store);
  const unit = ownActive(store);
  const target = is(option, 'attack') ? unitOf(battle, option.fields.unit) : null;
  if (unit?.type !== 'ranged' || !target) return false;
  return !neighbours(unit.space ?? '').includes(target.space ?? '');
}

/** Whether an attack rolls dice, as far as one is told. */
const rollsDie = (store: TableStore, option: OptionOut): boolean =>
  (helpsOf(store).odds?.[option.notation]?.dice ?? 'one') !== 'none';

// ---- the bar ----

export function eyebrow(store: TableStore): string {
  const forOthers = deputy(store);
  if (forOthers) return forOthers;
  if (onMap(store)) return eyebrowOnMap(store);
  const battle = battleOf(store);
  const prompt = store.decision?.prompt?.id ?? '';
  if (!battle || viewOf(store)?.stage === 'buying') return t('web-homm3-before');
  if (battle.phase === 'deploy' || battle.phase === 'walls') return t('web-homm3-deployment');
  if (passOf(store)) {
    return t('web-homm3-window', {
      round: battle.round,
      moment: t(`homm3-moment-${battle.moment}`),
    });
  }
  const unit = ownActive(store);
  if (!unit || prompt !== 'homm3-ask-unit') return t('web-homm3-round', { round: battle.round });
  return t('web-homm3-activation', {
    unit: unitName(store, unit.name),
    size: sizeName(unit.pack),
    type: unit.type,
    moved: canMove(store) && !store.picked[0]?.startsWith('card:') ? 'no' : 'yes',
  });
}

const canMove = (store: TableStore): boolean =>
  store.options.some((option) => option.kind === 'move' || attackFrom(option) !== null);

export function question(store: TableStore): string {
  const { decision, armed } = store;
  if (!decision) return '';
  if (armed) return sentence(store, armed);
  const [kind, card] = cut(store.picked[0] ?? '');
  // A card that was taken by itself, as the only one that fits, is not asked about yet.
  if (kind === 'card' && store.held && store.next.size) {
    return rich('web-homm3-how', { card: store.words.thing('card', card) });
  }
  if (decision.prompt?.id === 'homm3-ask-unit') {
    return rich('web-homm3-do', { unit: store.words.thing('unit', decision.prompt.args['unit']) });
  }
  const asked = onMap(store) ? questionOnMap(store) : null;
  return asked ?? (decision.prompt ? store.words.text(decision.prompt) : '');
}

/** What is done on a space: the board marks it, so that the sentence need not name it. */
const THERE: Record<string, string> = {
  move: 'web-homm3-do-move',
  deploy: 'web-homm3-do-deploy',
  gate: 'web-homm3-do-gate',
  blast: 'web-homm3-do-blast',
  break: 'web-homm3-do-break',
  'ai-break': 'web-homm3-do-break',
  space: 'web-homm3-do-space',
  'ai-space': 'web-homm3-do-space',
};

function sentence(store: TableStore, option: OptionOut): string {
  const onTheMap = onMap(store) ? sentenceOnMap(store, option) : null;
  if (onTheMap) return onTheMap;
  const told = is(option, 'play') && playSentence(store, option.fields);
  if (told) return told;
  const aimed = store.decision?.prompt?.args['card'];
  if (is(option, 'target') && typeof aimed === 'string' && option.fields.unit) {
    const unit = store.words.thing('unit', option.fields.unit);
    return rich('web-homm3-do-target', { card: shortTitle(store, aimed), unit });
  }
  const there = THERE[option.kind];
  if (there) {
    const troop = is(option, 'deploy') ? store.words.thing('troop', option.fields.troop) : '';
    return rich(there, troop ? { troop } : {});
  }
  if (!is(option, 'attack')) return store.words.option(option);
  const unit = store.words.thing('unit', option.fields.unit);
  const act = isShot(store, option)
    ? rich('web-homm3-do-shoot', { unit })
    : rich('web-homm3-do-attack', { unit });
  const cards = chosenFor(store, ownActive(store)?.name ?? '').filter(({ attack }) => attack);
  if (!cards.length) return act;
  const names = listed(cards.map(({ card }) => store.words.thing('card', card)));
  return t('web-homm3-do-with', { act, cards: names });
}

/** Spells are cast at a grade; upper and lower effects have no names, so what they do is told. */
function playSentence(store: TableStore, { card: id, mode }: CardFields): string | null {
  const effect = effectOf(factsOf(store), id, mode);
  const card = shortTitle(store, id);
  if (effect?.part === 'cast') return rich('web-homm3-do-cast', { card, grade: effect.grade ?? 1 });
  if (mode === 'power') return rich('web-homm3-do-play', { card, kind: 'power', text: 'none' });
  const text = mode === 'top' || mode === 'bottom' ? effectText(id, mode) : '';
  return text && rich('web-homm3-do-play', { card, kind: 'play', text });
}

const VERBS: Record<string, Say> = {
  ability: () => t('web-homm3-verb-use'),
  accept: () => t('web-homm3-verb-keep'),
  activate: () => t('web-homm3-verb-activate'),
  attack: () => t('web-homm3-verb-attack'),
  bought: () => t('web-homm3-verb-ready'),
  break: () => t('web-homm3-verb-break'),
  card: () => t('web-homm3-verb-choose'),
  cure: () => t('web-homm3-verb-cure'),
  decline: () => t('web-homm3-verb-decline'),
  defend: () => t('web-homm3-verb-defend'),
  deploy: () => t('web-homm3-verb-place'),
  discard: () => t('web-homm3-verb-discard'),
  'discard-random': () => t('web-homm3-verb-discard'),
  enough: () => t('web-homm3-verb-enough'),
  fetch: () => t('web-homm3-verb-take'),
  'fight-on': () => t('web-homm3-verb-fight-on'),
  gate: () => t('web-homm3-verb-place'),
  heal: () => t('web-homm3-verb-heal'),
  keep: () => t('web-homm3-verb-keep'),
  'line-up': () => t('web-homm3-verb-line-up'),
  look: () => t('web-homm3-verb-look'),
  morale: () => t('web-homm3-verb-spend'),
  move: () => t('web-homm3-verb-move'),
  pass: () => t('web-homm3-verb-pass'),
  recruit: () => t('web-homm3-verb-recruit'),
  reinforce: () => t('web-homm3-verb-reinforce'),
  reroll: () => t('web-homm3-verb-reroll'),
  reserve: () => t('web-homm3-verb-reserve'),
  resign: () => t('web-homm3-verb-resign'),
  'resign-scenario': () => t('web-homm3-verb-resign'),
  'resign-side': () => t('web-homm3-verb-resign'),
  retreat: () => t('web-homm3-verb-retreat'),
  return: () => t('web-homm3-verb-return'),
  save: () => t('web-homm3-verb-save'),
  stop: () => t('web-homm3-verb-stop'),
  summon: () => t('web-homm3-verb-summon'),
  surrender: () => t('web-homm3-verb-surrender'),
  'surrender-free': () => t('web-homm3-verb-surrender'),
  take: () => t('web-homm3-verb-take'),
  use: () => t('web-homm3-verb-use'),
};

export function verb(store: TableStore, option: OptionOut): string {
  const onTheMap = onMap(store) ? verbOnMap(store, option) : null;
  if (onTheMap) return onTheMap;
  if (is(option, 'attack') && rollsDie(store, option)) return t('web-homm3-verb-roll');
  if (isShot(store, option)) return t('web-homm3-verb-shoot');
  if (is(option, 'play')) {
    const { card, mode } = option.fields;
    if (effectOf(factsOf(store), card, mode)?.part === 'cast') return t('web-homm3-verb-cast');
    return mode === 'power' ? t('web-homm3-verb-power') : t('web-homm3-verb-play');
  }
  return VERBS[option.kind]?.() ?? t('web-homm3-verb-choose');
}

/** What needs no touch, in a word or two: "Defend", "End activation". */
export function short(store: TableStore, option: OptionOut): string {
  const onTheMap = onMap(store) ? shortOnMap(store, option) : null;
  if (onTheMap) return onTheMap;
  if (option.refs.length || (onMap(store) && !VERBS[option.kind])) {
    return plain(store.words.option(option));
  }
  return verb(store, option);
}

/** Things that lie on the board or in the hand are touched there. */
const SEEN = new Set(['space', 'card', 'wall']);

export function chip(store: TableStore, ref: string): string | null {
  const [kind, value] = cut(ref);
  if (SEEN.has(kind)) return null;
  const onTheMap = onMap(store) ? chipOnMap(store, ref) : undefined;
  if (onTheMap !== undefined) return onTheMap;
  if (kind === 'mode') return modeChip(store, value);
  if (kind === 'die') return t('web-homm3-die', { number: value });
  if (kind === 'troop') return isTray(store) ? null : plain(store.words.thing('unit', value));
  const name = plain(store.words.thing(kind, value));
  return kind === 'use'
    ? t('web-homm3-row', { label: t('web-homm3-fact-morale'), text: name })
    : name;
}

/** Troops lie in the tray, or in the shop. */
const isTray = (store: TableStore): boolean =>
  store.options.some(({ kind }) => kind === 'deploy' || kind === 'recruit' || kind === 'reinforce');

/** Longer texts stand beside the board; the chip names the mode. */
const SHORT = 56;

/** A way of using the picked card: what it does, if that is short. */
function modeChip(store: TableStore, mode: string): string {
  const card = cut(store.picked[0] ?? '')[1];
  const effect = effectOf(factsOf(store), card, mode);
  if (effect?.grade) {
    return t('web-homm3-grade-cost', { grade: effect.grade, cost: effect.cost });
  }
  if (mode === 'power' && effect) return t('web-homm3-gives-power', { power: effect.power });
  const name = plain(store.words.thing('mode', mode));
  const text = effectText(card, effect?.part ?? mode);
  if (!text || text.length > SHORT) return name;
  if (mode === 'basic') return t('web-homm3-row', { label: t('web-homm3-basic'), text });
  return mode === 'expert' ? t('web-homm3-row', { label: t('web-homm3-expert'), text }) : text;
}

/** Acts that cannot be taken back: dice roll, cards are drawn, tiles turn up, a turn or combat ends. */
const FINAL = new Set([
  'attack',
  'play',
  'use',
  'morale',
  'reroll',
  'look',
  'discard-random',
  'surrender',
  'surrender-free',
  'retreat',
  'bought',
  'resign',
  'resign-scenario',
  'resign-side',
  'discover',
  'place',
  'end-turn',
  'read-book',
  'search',
  'draw-all',
  'draw-one',
  'draw-unit',
  'look-at',
  'roll',
  'fight',
  'give-up',
  'yield',
]);

/** A step that meets somebody leads into a combat, which draws cards. */
const MEETS = new Set(['fight', 'hero', 'army']);

export function final(option: OptionOut, store?: TableStore): boolean {
  if (is(option, 'go')) return store !== undefined && MEETS.has(meetingOf(store, option));
  return FINAL.has(option.kind);
}
