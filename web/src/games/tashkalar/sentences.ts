/** What the decision bar says in Tash-Kalar. */
import { plain, rich, t } from '../../lib/i18n.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { OptionOut } from '../../lib/types';
import { cut } from '../../lib/words';
import { atAction } from './cards';
import { MOST_MOVES } from './effects';
import {
  factsOf,
  helpsOf,
  isFlare,
  ownColour,
  pieceAt,
  RANKS,
  seatOfColour,
  summons,
  viewOf,
  wayOf,
  type Lead,
  type TkView,
} from './model';
import { movesMade, trailOf } from './story';

// ---- the eyebrow ----

export function eyebrow(store: TableStore): string {
  const view = viewOf(store);
  if (!view) return '';
  const { turn, playing } = view;
  if (!turn) return t('web-tashkalar-eyebrow-setup');
  if (playing && store.decision?.prompt) return effectEyebrow(store, playing);
  if (cut(store.picked[0] ?? '')[1].startsWith('flare_') && store.picked.length) {
    return t('web-tashkalar-eyebrow-flare');
  }
  if (turn.controller !== turn.seat) {
    return t('web-tashkalar-eyebrow-control', { name: store.words.name(turn.seat) });
  }
  if (turn.borrow) return t('web-tashkalar-eyebrow-borrow');
  if (turn.possessed) {
    const colour = plain(store.words.thing('colour', turn.possessed));
    return t('web-tashkalar-eyebrow-possessed', { colour });
  }
  if (turn.blanks) return t('web-tashkalar-eyebrow-blanks', { count: turn.blanks });
  const { actions } = turn;
  return view.end.last === null
    ? t('web-tashkalar-eyebrow-actions', { actions })
    : t('web-tashkalar-eyebrow-final', { actions });
}

function effectEyebrow(store: TableStore, playing: string): string {
  const card = plain(store.words.thing('card', playing));
  const most = MOST_MOVES[playing];
  const moves = store.options.some(({ kind }) => kind === 'move' || kind === 'leap');
  if (most && moves) {
    return t('web-tashkalar-eyebrow-step', { card, step: movesMade(store) + 1, most });
  }
  const may = store.options.some(({ kind }) => kind === 'skip');
  return may ? t('web-tashkalar-eyebrow-may', { card }) : t('web-tashkalar-eyebrow-must', { card });
}

// ---- the question ----

export function question(store: TableStore): string {
  const view = viewOf(store);
  if (!view) return '';
  if (store.armed) return act(store, view, store.armed);
  const prompt = store.decision?.prompt;
  const [kind, name] = cut(store.picked[0] ?? '');
  const waiting = store.reading ? store.ways[0] : undefined;
  if (waiting) return act(store, view, waiting);
  if (kind === 'card' && isFlare(name)) return rich('web-tashkalar-ask-compare');
  if (kind === 'card') {
    return rich('web-tashkalar-ask-target', { card: store.words.thing('card', name) });
  }
  if (kind === 'sq' && [...store.next].some((ref) => ref.startsWith('colour:'))) {
    return rich('web-tashkalar-ask-colour-of', { square: name });
  }
  if (kind === 'sq') return rich('web-tashkalar-ask-goal', { square: name });
  if (atAction(store)) return action(store);
  if (prompt?.id === 'tashkalar-ask-end' && store.options.some((o) => o.kind === 'claim')) {
    return rich('web-tashkalar-ask-claim');
  }
  if (prompt?.id === 'tashkalar-ask-return') return rich('web-tashkalar-ask-return');
  return prompt ? store.words.text(prompt) : '';
}

function action(store: TableStore): string {
  if (store.options.some(({ kind }) => kind === 'lift')) return rich('web-tashkalar-ask-turn-lift');
  if (store.help !== 'full') return rich('web-tashkalar-ask-turn-plain');
  return rich('web-tashkalar-ask-turn', { ready: readyCards(store).length });
}

/** The beings that can be summoned now. */
export function readyCards(store: TableStore): string[] {
  const cards = store.options.filter(({ kind }) => kind === 'summon').map((o) => wayOf(o).card);
  return [...new Set(cards)];
}

/** What the filled button would do. */
function act(store: TableStore, view: TkView, option: OptionOut): string {
  const { words } = store;
  const names = option.refs.map((ref) => cut(ref)[1]);
  switch (option.kind) {
    case 'place':
      return rich('web-tashkalar-do-place', { square: names[0] ?? '' });
    case 'summon':
      return summon(store, view, option);
    case 'move':
      return move(view, names, MOVES);
    case 'leap':
      return move(view, names, LEAPS);
    case 'slide':
      return move(view, names, MOVES);
    case 'discard': {
      const card = words.thing('card', names[0]);
      return summons(store.options, names[0] ?? '').length
        ? rich('web-tashkalar-do-discard', { card })
        : rich('web-tashkalar-do-discard-idle', { card });
    }
    case 'flare':
      return flare(store, view, option);
    case 'claim': {
      const points = factsOf(store)?.tasks[names[0] ?? '']?.points ?? 0;
      return rich('web-tashkalar-do-claim', { task: words.thing('task', names[0]), points });
    }
    case 'end': {
      const points = sum(Object.values(helpsOf(store).points ?? {}));
      return points ? rich('web-tashkalar-do-end-points', { points }) : words.option(option);
    }
    default:
      return words.option(option);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function summon(store: TableStore, view: TkView, option: OptionOut): string {
  const { card: id, target: square, borrowed: lent, charged, thawed } = wayOf(option);
  const card = store.words.thing('card', id);
  const borrowed = lent.join(', ');
  if (charged) {
    const colour = store.words.thing('colour', charged);
    return rich('web-tashkalar-do-summon-improvised', { card, square, borrowed, colour });
  }
  if (thawed) {
    const frozen = store.words.thing('card', thawed);
    return rich('web-tashkalar-do-summon-thawing', { card, square, borrowed, frozen });
  }
  if (borrowed) return rich('web-tashkalar-do-summon-borrowed', { card, square, borrowed });
  const there = pieceAt(view, square);
  if (!there) return rich('web-tashkalar-do-summon', { card, square });
  if (there.colour === ownColour(view))
    return rich('web-tashkalar-do-summon-own', { card, square });
  const victim = RANKS.indexOf(there.rank) + 1;
  return rich('web-tashkalar-do-summon-destroy', { card, square, victim });
}

const MOVES = {
  plain: 'web-tashkalar-do-move',
  destroy: 'web-tashkalar-do-move-destroy',
  own: 'web-tashkalar-do-move-own',
};
const LEAPS = {
  plain: 'web-tashkalar-do-leap',
  destroy: 'web-tashkalar-do-leap-destroy',
  own: 'web-tashkalar-do-leap-own',
};

function move(view: TkView, names: readonly string[], words: typeof MOVES): string {
  const [start = '', end = ''] = names;
  const there = pieceAt(view, end);
  if (!there) return rich(words.plain, { start, end });
  if (there.colour === ownColour(view)) return rich(words.own, { end });
  return rich(words.destroy, { end, victim: RANKS.indexOf(there.rank) + 1 });
}

/** 1: the upper half works, 2: the lower, 3: both. */
export function halvesOf({ upper, lower }: Pick<Lead, 'upper' | 'lower'>): number {
  return Number(upper) + 2 * Number(lower);
}

/** The leads that a flare option would be invoked with. */
export function leadOf(store: TableStore, option: OptionOut): Lead | null {
  const [card = '', colour] = option.refs.map((ref) => cut(ref)[1]);
  const leads = (store.helps as { flares?: Record<string, Lead[]> }).flares?.[card] ?? [];
  return leads.find((lead) => !colour || lead.colour === colour) ?? null;
}

function flare(store: TableStore, view: TkView, option: OptionOut): string {
  const lead = leadOf(store, option);
  if (!lead) return store.words.option(option);
  const name = store.words.name(seatOfColour(view, lead.colour) ?? -1);
  const halves = halvesOf(lead);
  return view.tasks
    ? rich('web-tashkalar-do-flare', { name, halves })
    : rich('web-tashkalar-do-flare-point', { name, halves });
}

// ---- buttons ----

const VERBS: Readonly<Record<string, string>> = {
  place: 'web-tashkalar-verb-place',
  summon: 'web-tashkalar-verb-summon',
  lift: 'web-tashkalar-verb-lift',
  discard: 'web-tashkalar-verb-discard',
  return: 'web-tashkalar-verb-return',
  done: 'web-tashkalar-verb-done',
  flare: 'web-tashkalar-verb-flare',
  pass: 'web-tashkalar-verb-pass',
  end: 'web-tashkalar-verb-end',
  claim: 'web-tashkalar-verb-claim',
  destroy: 'web-tashkalar-verb-destroy',
  upgrade: 'web-tashkalar-verb-upgrade',
  downgrade: 'web-tashkalar-verb-downgrade',
  convert: 'web-tashkalar-verb-convert',
  choose: 'web-tashkalar-verb-choose',
  aim: 'web-tashkalar-verb-choose',
  branch: 'web-tashkalar-verb-choose',
  rank: 'web-tashkalar-verb-choose',
  colour: 'web-tashkalar-verb-choose',
  recall: 'web-tashkalar-verb-recall',
  school: 'web-tashkalar-verb-school',
  keep: 'web-tashkalar-verb-keep',
  start: 'web-tashkalar-verb-start',
  score: 'web-tashkalar-verb-score',
  thaw: 'web-tashkalar-verb-thaw',
  freeze: 'web-tashkalar-verb-freeze',
  take: 'web-tashkalar-verb-take',
  warp: 'web-tashkalar-verb-warp',
  copy: 'web-tashkalar-verb-copy',
  'take-up': 'web-tashkalar-verb-take-up',
  swap: 'web-tashkalar-verb-swap',
  square: 'web-tashkalar-verb-choose',
  gateway: 'web-tashkalar-verb-gateway',
  store: 'web-tashkalar-verb-store',
};

export function verb(store: TableStore, option: OptionOut): string {
  const square = cut(option.refs[1] ?? '')[1];
  if (option.kind === 'release') {
    return t('web-tashkalar-verb-leap', { square: cut(option.refs[0] ?? '')[1] });
  }
  if (option.kind === 'move' || option.kind === 'slide')
    return t('web-tashkalar-verb-move', { square });
  if (option.kind === 'leap') return t('web-tashkalar-verb-leap', { square });
  if (option.kind === 'skip') return stop(store);
  const id = VERBS[option.kind];
  return id ? t(id) : plain(store.words.option(option));
}

function stop(store: TableStore): string {
  if (!movesMade(store)) return t('web-tashkalar-verb-skip');
  const square = trailOf(store).at(-1);
  const going = store.options.some(({ refs }) => refs[0] === `sq:${square}` && refs.length === 2);
  return square && going
    ? t('web-tashkalar-verb-stop-on', { square })
    : t('web-tashkalar-verb-stop');
}

// ---- chips ----

export function chip(store: TableStore, ref: string): string | null {
  const view = viewOf(store);
  const [kind, name] = cut(ref);
  if (!view) return null;
  if (kind === 'sq') return squareChip(store, view, name);
  if (kind === 'card') return cardChip(store, name);
  if (kind === 'colour') return colourChip(store, view, name);
  if (kind === 'task') {
    const points = factsOf(store)?.tasks[name]?.points ?? 0;
    return t('web-tashkalar-chip-task', { task: plain(store.words.thing('task', name)), points });
  }
  return plain(store.words.thing(kind, name));
}

/** At an action only for the targets of the picked card: empty squares are touched. */
function squareChip(store: TableStore, view: TkView, square: string): string | null {
  const [card] = store.picked;
  const goal = store.options.some(({ refs }) => refs[0] === card && refs[1] === `sq:${square}`);
  if (atAction(store) && !goal) return null;
  const destroys = goal && store.help === 'full' && pieceAt(view, square);
  return destroys ? t('web-tashkalar-chip-destroys', { square }) : square;
}

function cardChip(store: TableStore, card: string): string | null {
  const name = plain(store.words.thing('card', card));
  const thaw = store.options.find(
    ({ kind, refs }) => kind === 'thaw' && refs[0] === `card:${card}`,
  );
  if (thaw) return plain(store.words.option(thaw));
  if (!atAction(store)) return name;
  const ways = summons(store.options, card).length;
  if (ways && store.help === 'full') return t('web-tashkalar-chip-ways', { card: name, ways });
  const only = store.options.filter(({ refs }) => refs[0] === `card:${card}`);
  return only.some(({ kind }) => kind !== 'discard') ? name : null;
}

function colourChip(store: TableStore, view: TkView, colour: string): string {
  const name = store.words.name(seatOfColour(view, colour) ?? -1);
  const word = plain(store.words.thing('colour', colour));
  const flareCard = store.picked.find((ref) => ref.startsWith('card:flare_'));
  if (flareCard) {
    const option = store.options.find(
      ({ refs }) => refs[0] === flareCard && refs[1] === `colour:${colour}`,
    );
    const lead = option && leadOf(store, option);
    if (lead) return t('web-tashkalar-chip-flare', { name, halves: halvesOf(lead) });
  }
  return store.options.some(({ kind }) => kind === 'score')
    ? t('web-tashkalar-chip-score', { colour: word, name })
    : word;
}

/** Acts that end the turn or hand over control cannot be taken back (TK-6.2, TK-6.5). */
const FINAL = new Set(['end', 'claim', 'pass']);

export function final(option: OptionOut): boolean {
  return FINAL.has(option.kind);
}
