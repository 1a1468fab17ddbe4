/** Cards of the hand: their printed rows, when they have a use, and the power that runs to a spell. */
import { has, locale, t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { onMap } from './map/world';
import {
  battleOf,
  factsOf,
  ownSide,
  unitOf,
  viewOf,
  type Army,
  type CardEffect,
  type CardFacts,
  type H3Facts,
  type Player,
} from './model';
import { is } from './options';

/** One of the ways of using a card. */
export const effectOf = (
  facts: H3Facts | null,
  card: string,
  mode: string,
): CardEffect | undefined => facts?.cards[card]?.effects.find((effect) => effect.mode === mode);

/** What a part of a card says of a way of using it; empty: it only gives power. */
export function effectText(card: string, part: string): string {
  const id = `homm3-card-${card}`;
  if (!has(id) || !(part in (locale.bundle.getMessage(id)?.attributes ?? {}))) return '';
  return t(`${id}.${part}`);
}

// ---- what is printed ----

export interface Row {
  /** The modes that this row tells of: one, or all grades. */
  modes: string[];
  /** The part of the card's text that tells it. */
  part: string;
  label: string;
  text: string;
}

const LABELS: Record<string, () => string> = {
  basic: () => t('web-homm3-basic'),
  expert: () => t('web-homm3-expert'),
  bottom: () => t('web-homm3-or'),
  power: () => t('web-homm3-or'),
  use: () => t('web-homm3-in-play'),
};

/** The rows of a card, as they are printed one below the other. */
export function rowsOf(facts: H3Facts | null, card: string): Row[] {
  const effects = facts?.cards[card]?.effects ?? [];
  const rows: Row[] = [];
  for (const effect of effects) {
    const { part } = effect;
    const above = rows.find((row) => row.part === part);
    if (above) above.modes.push(effect.mode);
    else
      rows.push({
        modes: [effect.mode],
        part,
        label: labelOf(effects, part),
        text: textOf(card, effect),
      });
  }
  return rows;
}

function labelOf(effects: readonly CardEffect[], part: string): string {
  if (part === 'cast' || part === 'grade') {
    const costs = effects.filter((effect) => effect.part === part).map(({ cost }) => cost);
    return t('web-homm3-powers', { powers: costs.join('/') });
  }
  if (part === 'basic' && effects.length === 1) return '';
  return LABELS[part]?.() ?? '';
}

function textOf(card: string, effect: CardEffect): string {
  return effect.mode === 'power'
    ? t('web-homm3-gives-power', { power: effect.power })
    : effectText(card, effect.part);
}

// ---- the hand ----

export interface Held {
  card: string;
  ref: string;
  /** How many of the same one holds. */
  count: number;
  /** It can be used now. */
  able: boolean;
  /** The modes that can be chosen now. */
  modes: string[];
  /** It lies before its owner instead of being held. */
  laid: boolean;
}

export function ownPlayer(store: TableStore): Player | null {
  const view = viewOf(store);
  return view?.players.find(({ seat }) => seat === view.you) ?? null;
}

export function ownArmy(store: TableStore): Army | null {
  const side = ownSide(viewOf(store));
  return side === null ? null : (battleOf(store)?.armies[side] ?? null);
}

/** The cards one holds, and the permanent card in play; equal ones are one. */
export function holding(store: TableStore): Held[] {
  const player = ownPlayer(store);
  const counts = new Map<string, number>();
  for (const card of player?.hand ?? []) counts.set(card, (counts.get(card) ?? 0) + 1);
  const held = [...counts].map(([card, count]) => held_(store, card, count, false));
  return player?.permanent ? [...held, held_(store, player.permanent, 1, true)] : held;
}

function held_(store: TableStore, card: string, count: number, laid: boolean): Held {
  const ref = `card:${card}`;
  const options = store.options.filter(
    ({ kind, refs }) => refs.includes(ref) && (kind === 'use') === laid,
  );
  const modes = options.flatMap((option) =>
    is(option, 'play', 'use') ? [option.fields.mode] : [],
  );
  return { card, ref, count, able: options.length > 0, modes, laid };
}

/** Moments outside combats, in the order in which one names them. */
const ON_MAP = ['turn', 'dice', 'buying', 'searching'];
/** Of these one has to do with combats, too. */
const ONLY_ON_MAP = ON_MAP.filter((moment) => moment !== 'searching');

/** The moments at which a card can be used, apart from giving power; none: never in a combat. */
export function momentsOf(facts: H3Facts | null, card: string): string[] {
  return allMoments(facts, card).filter((moment) => !ONLY_ON_MAP.includes(moment));
}

function allMoments(facts: H3Facts | null, card: string): string[] {
  const effects = (facts?.cards[card]?.effects ?? []).filter(({ power }) => !power);
  return [...new Set(effects.flatMap((effect) => usable(effect)))];
}

/** Activation, ongoing and permanent effects are used only while an own unit is active. */
const AT_ACTIVATION = new Set(['activation', 'ongoing', 'permanent']);

function usable({ timing, moments }: CardEffect): string[] {
  if (!AT_ACTIVATION.has(timing)) return moments;
  return moments.filter((moment) => moment === 'active' || ON_MAP.includes(moment));
}

/** The order in which one names the moments of a card that has many. */
const TELLING = ['attack', 'active', 'lethal', 'rolled', 'spell', 'cast', 'damage', 'moved'];

/** "at an attack": what stands on a card that has no use now. */
export function whenOf(store: TableStore, card: string): string {
  const facts = factsOf(store);
  if (onMap(store)) return whenOnMap(store, card);
  const moments = momentsOf(facts, card);
  const gives = facts?.cards[card]?.effects.some(({ power }) => power) ?? false;
  if (!moments.length) return gives ? t('web-homm3-for-a-spell') : t('web-homm3-on-the-map');
  // The moment is right, something else is missing: a touch tells what.
  if (moments.includes(momentNow(store) ?? '')) return t('web-homm3-not-now');
  const [first] = [...moments].sort((a, b) => place(a) - place(b));
  return t(`homm3-moment-${first}`);
}

/** "in combat", "after you rolled dice": on the map. */
function whenOnMap(store: TableStore, card: string): string {
  const moments = allMoments(factsOf(store), card);
  const [first] = ON_MAP.filter((moment) => moments.includes(moment));
  if (!first) return t('web-homm3-world-in-combat');
  const own = store.options.some(({ kind }) => kind === 'end-turn');
  return first === 'turn' && own ? t('web-homm3-not-now') : t(`homm3-moment-${first}`);
}

/** The moment of the open decision, if it is one's own. */
function momentNow(store: TableStore): string | null {
  const battle = battleOf(store);
  if (!store.mine || !battle) return null;
  const side = unitOf(battle, battle.active ?? '')?.side;
  return battle.moment ?? (side === ownSide(viewOf(store)) ? 'active' : null);
}

const place = (moment: string): number => {
  const at = TELLING.indexOf(moment);
  return at < 0 ? TELLING.length : at;
};

// ---- power ----

export interface Grade {
  grade: number;
  cost: number;
  reached: boolean;
}

export interface Chain {
  /** The cards that were played for power. */
  cards: string[];
  power: number;
  /** The spell that the power is for, if one is picked. */
  spell: string | null;
  grades: Grade[];
  /** Power that the spell cannot use. */
  lost: number;
}

/** The grades of a spell or specialty, and which of them so much power reaches. */
export function gradesOf(card: CardFacts | undefined, power: number): Grade[] {
  return (card?.effects ?? []).flatMap(({ grade, cost }) =>
    grade ? [{ grade, cost, reached: cost <= power }] : [],
  );
}

/** The power in the air: the cards that gave it, and what the picked spell makes of it. */
export function chainOf(store: TableStore): Chain | null {
  const army = ownArmy(store);
  if (!army || (!army.power && !army.chain.length)) return null;
  const facts = factsOf(store);
  const picked = store.picked[0]?.startsWith('card:') ? store.picked[0].slice(5) : null;
  const spell = picked && gradesOf(facts?.cards[picked], 0).length ? picked : null;
  const grades = spell ? gradesOf(facts?.cards[spell], army.power) : [];
  const used = Math.max(0, ...grades.filter(({ reached }) => reached).map(({ cost }) => cost));
  return {
    cards: army.chain,
    power: army.power,
    spell,
    grades,
    lost: spell ? army.power - used : 0,
  };
}
