/** Card windows: which of them one wants to be asked in, and passing the others by oneself. */
import { t } from '../../lib/i18n.svelte';
import { me } from '../../lib/settings.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { OptionOut } from '../../lib/types';
import { keepOfGame } from '../../lobby/keeping.svelte';
import { battleOf, factsOf, healthLeft, helpsOf, ownSide, unitOf, viewOf } from './model';
import { passOf } from './passing';
import { leavesParry, nextOfBlow, nextOfRoll } from './prepared.svelte';

/** In which windows for cards one is asked: where something decides anything, in all, when attacked
    or when a spell is cast, when a unit may be lost, in none. */
export const ASKS = ['matters', 'always', 'attacked', 'lethal', 'never'] as const;
export type Asks = (typeof ASKS)[number];

export const asked = (): Asks =>
  ASKS.find((asks) => asks === me.ofGame('homm3', 'asks')) ?? 'matters';
export const keepAsked = (asks: Asks): Promise<void> => keepOfGame('homm3', 'asks', asks);

const LABELS: Record<Asks, () => string> = {
  matters: () => t('web-homm3-asks-matters'),
  always: () => t('web-homm3-asks-always'),
  attacked: () => t('web-homm3-asks-attacked'),
  lethal: () => t('web-homm3-asks-lethal'),
  never: () => t('web-homm3-asks-never'),
};
export const asksLabel = (asks: Asks): string => LABELS[asks]();

/** Windows in which an attack is at stake. */
const STRUCK = new Set(['attack', 'rolled', 'lethal']);
/** Once a combat, before and after it: these are left out only by who is never asked. */
const SELDOM = new Set(['guards', 'start', 'won']);

/** The moment of the open window: `attack`, `spell`. */
export function momentOf(store: TableStore): string | null {
  return passOf(store) ? (battleOf(store)?.moment ?? null) : null;
}

/** Whether a card window is open that is not one's own doing. */
export const reaction = (store: TableStore): boolean => passOf(store) !== null;

// ---- questions that one has switched off ----

/** What one can be asked in a combat without having to answer. The order is kept in settings. */
export const QUESTIONS = [
  'guards',
  'start',
  'round',
  'before',
  'moved',
  'attack',
  'struck',
  'rolled',
  'lethal',
  'spell',
  'cast',
  'damage',
  'end',
  'won',
  'step',
  'parry',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** A setting is one word: a letter for each question that is switched off. */
const OFF = 'unasked';
const NONE = '0';
const letterOf = (question: Question): string =>
  String.fromCharCode('a'.charCodeAt(0) + QUESTIONS.indexOf(question));

export const isOff = (question: Question): boolean =>
  (me.ofGame('homm3', OFF) ?? '').includes(letterOf(question));

export function switchOff(question: Question, off: boolean): Promise<void> {
  const kept = QUESTIONS.filter((each) => (each === question ? off : isOff(each)));
  return keepOfGame('homm3', OFF, kept.map(letterOf).join('') || NONE);
}

const isQuestion = (name: string): name is Question =>
  QUESTIONS.some((question) => question === name);

/** The question that is open now, if one can do without it. */
export function questionOf(store: TableStore): Question | null {
  const moment = momentOf(store);
  if (moment) {
    const name = moment === 'attack' && isStruck(store) ? 'struck' : moment;
    return isQuestion(name) ? name : null;
  }
  const asked = store.decision?.prompt?.id.replace('homm3-ask-', '') ?? '';
  return asked === 'step' || asked === 'parry' ? asked : null;
}

const SAYS_NO = new Set(['pass', 'stop', 'decline']);

/** How one says no to it. */
const refusalOf = (store: TableStore): OptionOut | null =>
  store.options.find(({ kind }) => SAYS_NO.has(kind)) ?? null;

const QUESTION_LABELS: Partial<Record<Question, () => string>> = {
  attack: () => t('web-homm3-question-attack'),
  struck: () => t('web-homm3-question-struck'),
  step: () => t('web-homm3-question-step'),
  parry: () => t('web-homm3-question-parry'),
};
export const questionLabel = (question: Question): string =>
  QUESTION_LABELS[question]?.() ?? t(`homm3-moment-${question}`);

// ---- passing until their own next turn ----

/** The tables at which one has said so, by id. */
const resting = $state<Record<string, boolean>>({});

export const rests = (store: TableStore): boolean => resting[store.id] ?? false;

export function rest(store: TableStore): void {
  resting[store.id] = true;
}

export function wakeUp(store: TableStore): void {
  delete resting[store.id];
}

// ---- passing by oneself ----

/** The answer that one's own settings and the last press of the button give. */
export function spared(store: TableStore): OptionOut | null {
  const rolled = nextOfRoll(store, (play) => mayPass(store, play));
  if (rolled) return rolled;
  const covered = nextOfBlow(store, (play) => mootOf(store).has(play.notation));
  if (covered && (asked() === 'matters' || covered.kind !== 'pass')) return covered;
  if (inChain(store)) return null;
  const question = questionOf(store);
  const left = question === 'parry' && asked() === 'matters' && leavesParry(store);
  if (question && (left || isOff(question) || isMoot(store))) return refusalOf(store);
  const pass = passOf(store);
  const moment = momentOf(store);
  if (!pass || !moment) return null;
  if (rests(store)) return pass;
  return wanted(store, asked(), moment) ? null : pass;
}

/** Whether one rolls on over something that could not be prepared for the roll. */
function mayPass(store: TableStore, play: OptionOut): boolean {
  const asks = asked();
  return asks === 'matters' ? mootOf(store).has(play.notation) : asks !== 'always';
}

/** What would decide nothing now, or keeps. */
const mootOf = (store: TableStore): Set<string> => new Set(helpsOf(store).moot ?? []);

/** Whether nothing that one could do would decide anything, and one wants to be spared that. */
function isMoot(store: TableStore): boolean {
  const moot = mootOf(store);
  return (
    asked() === 'matters' &&
    moot.size > 0 &&
    store.options.every(({ kind, notation }) => SAYS_NO.has(kind) || moot.has(notation))
  );
}

/** Whoever has played for power is in the middle of something. */
function inChain(store: TableStore): boolean {
  const army = ownArmy(store);
  return Boolean(army && (army.power || army.chain.length));
}

function ownArmy(store: TableStore) {
  const side = ownSide(viewOf(store));
  return side === null ? null : battleOf(store)?.armies[side];
}

export function wanted(store: TableStore, asks: Asks, moment: string): boolean {
  if (asks === 'always' || asks === 'matters') return true;
  if (asks === 'never') return false;
  if (SELDOM.has(moment)) return true;
  if (asks === 'attacked' && (moment === 'spell' || moment === 'cast')) return true;
  if (!STRUCK.has(moment) || !isStruck(store)) return false;
  return asks === 'attacked' || mayFall(store, moment);
}

/** Whether the attack that is being resolved strikes an own unit. */
function isStruck(store: TableStore): boolean {
  const battle = battleOf(store);
  const target = battle?.attack && unitOf(battle, battle.attack.target);
  return target?.side === ownSide(viewOf(store));
}

/** Whether the attack can defeat its target, as far as the dice are known. */
function mayFall(store: TableStore, moment: string): boolean {
  if (moment === 'lethal') return true;
  const odds = helpsOf(store).attack;
  if (odds) return odds.defeated > 0;
  const battle = battleOf(store);
  const target = battle?.attack && unitOf(battle, battle.attack.target);
  if (!battle?.attack || !target) return false;
  const below = target.pack ? (factsOf(store)?.units[target.kind]?.few.health ?? 0) : 0;
  return battle.attack.damage >= healthLeft(target) + below;
}
