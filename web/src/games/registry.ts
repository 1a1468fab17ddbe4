/** What a game adds to the client: its part of the lobby, and its part of the shared table. */
import type { Component } from 'svelte';
import found from 'virtual:game-clients';
import type { Course } from '../learn/guide.svelte';
import { bringWords } from '../lib/i18n.svelte';
import { bring } from '../lib/icons';
import type { Depth } from '../lib/narrow';
import type { Sounds } from '../lib/sound';
import type { Scene } from '../lib/staging.svelte';
import type { TableStore, View } from '../lib/table.svelte';
import type { Answer, Card, GameEvent, OptionOut, TableForm, Words } from '../lib/types';
import type { Options, Plan } from '../lobby/plan';
import { plainGame } from './plain';

export type Shape = 'circle' | 'diamond' | 'hexagon' | 'leaf' | 'square' | 'crest' | 'pentagon';

export interface SeatMark {
  /** A CSS colour, usually a token: `var(--red)`. */
  colour: string;
  shape: Shape;
}

/** Something that is loaded when it is first needed. */
export type Later<T> = () => Promise<{ default: T }>;

/**
 * The client of a game: the default export of `index.ts` in its folder. All of it is part of the
 * first page, so what only the table needs is loaded later. Its words follow from its id
 * (`{id}-set`, see lobby/labels.ts), its colours are tokens of `[data-game='{id}']`.
 */
export interface GameUi {
  id: string;
  /** Its place among the games of the lobby; games without one stand after the others. */
  order?: number;
  /** The icon of its small sign. Tokens `--sign` and `--on-sign` colour it. */
  sign: string;
  /** A piece of its table, to be chosen in the lobby: one `svg` that fills its frame. */
  Picture?: Component;
  /** The form for setting a table. */
  plan: Plan;
  /** A seat's mark before a match shows its own. */
  mark: (options: Options, seat: number) => SeatMark;
  /** What a seat is going to play, under its name in the form; empty: nothing is known. */
  seatNote?: (options: Options, seat: number) => string;
  /** Its settings in everybody's settings. */
  settings?: Later<Component>;
  /** The guided first game. */
  course?: Later<Course>;
  /** The names of the lessons that its course has besides (`{id}-set-lesson-{name}`). */
  lessons?: readonly string[];
  /** Its pictures beyond those of its `icons.json`, which come with the first page. */
  pictures?: Later<Record<string, string>>;
  /** How the gallery draws its cards; without: by their names alone. */
  cards?: Later<CardsUi>;
  table: Later<TableUi>;
}

/** A game in the gallery. */
export interface CardsUi {
  /** The picture of a card; it fills its frame, a small one in the list and a large one on its page.
      Decoration: all that it says stands beside it in words. */
  Picture: Component<{ card: Card; drawn: Drawn; large?: boolean }>;
  /** The picture behind the heading of its page. */
  sign: (card: Card, drawn: Drawn) => string;
  /** The mark before a value of a facet; null: none. */
  mark?: (facet: string, value: string) => SeatMark | null;
}

/** What is needed to draw a thing that lies on no table. */
export type Drawn = Pick<TableStore, 'facts' | 'words'>;

export interface Tab {
  id: string;
  label: (store: TableStore) => string;
  component: Component<{ store: TableStore }>;
  /** Whether it is there at present; without: always. */
  shown?: (store: TableStore) => boolean;
  /** Whether it is read rather than played from: touched, it is pulled up over the board. */
  tall?: boolean;
}

export interface Onward {
  label: string;
  /** The table to open; null: the same one once more. */
  form: TableForm | null;
}

/** How a finished match came about, as far as the log has told everybody. */
export interface Ending {
  /** Those who are counted together: each seat alone, or partners. */
  groups: readonly (readonly number[])[];
  /** What the count is made of, line by line. */
  lines: readonly CountLine[];
  /** What decides in the end: the sum of the lines, or the lowest of them. */
  total: CountLine | null;
  /** How everybody came along, and what that counts: "Points, turn by turn". */
  race: { label: string; steps: readonly RaceStep[] } | null;
  /** What brought most, the most first. */
  deeds: readonly Deed[];
}

export interface CountLine {
  label: string;
  rule?: string;
  /** By group; null: nothing is said of it. */
  values: readonly (number | null)[];
}

export interface RaceStep {
  /** The turn or round. */
  number: number;
  /** By group, what there is in all by then. */
  values: readonly number[];
}

export interface Deed {
  /** After so many choices. */
  at: number;
  seat: number;
  /** The turn or round, in words. */
  when: string;
  /** What was done (may be made by `rich`). */
  what: string;
  gain: number;
}

/** Cards that lie on each other. */
export interface Pile {
  name: string;
  /** How many there are; null: the table does not tell. */
  count: number | null;
  /** Those that may be seen, the top one first, as refs of the gallery; null: it lies face down. */
  cards: readonly (string | null)[];
  /** The rule that says who may see them. */
  rule: string;
}

/** A game at the table. */
export interface TableUi {
  /** Where the hand lies on a wide screen. */
  dock: 'side' | 'bottom';
  /** What the left rail holds while the hand lies below: the mission alone, or seats and log too. */
  rail?: 'public' | 'seats';
  /** Whether the log stands at the end of the right rail although the seats fill the left one. */
  logAside?: (store: TableStore) => boolean;
  Board: Component<{ store: TableStore }>;
  Hand: Component<{ store: TableStore }>;
  /** The cards of a hand, small: what `view`, a seat's own, shows of it once the match is over. */
  Held?: Component<{ store: TableStore; view: View; seat: number }>;
  /** Tasks, mission: the left rail on a wide screen. */
  Public: Component<{ store: TableStore }>;
  /** Who plays against the seats without holding one; in the left rail above them. */
  Rival?: Component<{ store: TableStore }>;
  /** What stands above the log in the right rail when the hand lies below the board. */
  Aside: Component<{ store: TableStore }> | null;
  /** The countable public facts under a seat's name. */
  SeatFacts: Component<{ store: TableStore; seat: number }>;
  /** What one plays for, in two lines beside the seats of a tablet held upright. */
  Brief?: Component<{ store: TableStore }>;
  /** What one looks up most, under the header of a phone. */
  Strip: Component<{ store: TableStore }>;
  /** Tabs of the phone's drawer besides the log and the chat. */
  tabs: readonly Tab[];
  /** Which tab a decision needs; null: leave it. */
  tabFor: (store: TableStore) => string | null;

  mark: (view: View, seat: number) => SeatMark;
  /** A person's picture, where the game has people: at the seat, and before a line of the log. */
  Face?: Component<{ who: string; size: number }>;
  face?: (view: View, seat: number) => string | null;
  lineFace?: (view: View, event: GameEvent) => string | null;
  /** The side a seat plays: "Northern Empire"; empty if the game has none. */
  side: (store: TableStore, seat: number) => string;
  score: (store: TableStore, seat: number) => { value: string; of: string };

  depth: Depth;
  /** What is picked by itself when a decision opens; without: what all its options agree on. */
  begin?: (store: TableStore) => string[];
  /** Which of several ways is taken until another one is chosen; without: the first. */
  firstWay?: (store: TableStore, ways: readonly OptionOut[]) => number;
  /** Whose turn, how much of it is left, what binds you. */
  eyebrow: (store: TableStore) => string;
  /** Somebody else's turn in which you may do something: the bar gets a coloured edge. */
  reaction?: (store: TableStore) => boolean;
  /** What stands beside the table's title: "round 7 of 12". Else its form. */
  where?: (store: TableStore) => string;
  /** The sentence in the bar (made by `rich`): what the filled button would do, or the question. */
  question: (store: TableStore) => string;
  /** The filled button: Summon, Place, Play. */
  verb: (store: TableStore, option: OptionOut) => string;
  /** Whether an option that needs no touch stands among the chips instead of the quiet buttons. */
  chipped?: (option: OptionOut) => boolean;
  /** An option that needs no touch, in a word or two; else its whole sentence. */
  short?: (store: TableStore, option: OptionOut) => string;
  /** The picture of a ref on its chip, or of an option (`option:defend`). */
  icon?: (store: TableStore, ref: string) => string | null;
  /** A ref in words for a chip; null: no chip for it. */
  chip: (store: TableStore, ref: string) => string | null;
  /** Whether the act cannot be taken back: the button then always asks. */
  final: (option: OptionOut, store?: TableStore) => boolean;
  /** What the filled button does until something is touched: what nearly everybody chooses. */
  usual?: (store: TableStore) => OptionOut | null;
  /** Whether a touch means something of the game's own: cards that are marked. */
  touched?: (store: TableStore, ref: string) => boolean;
  /** What the keys for glowing things lead to; without: what can be touched next. */
  glows?: (store: TableStore) => ReadonlySet<string>;
  /** What has been prepared to be chosen after an option, as long as nothing else is asked: a ride,
      several discards. */
  follows?: (store: TableStore, option: OptionOut) => Answer[];
  /** Told of every option before it is taken. */
  takes?: (store: TableStore, option: OptionOut) => void;
  /** Whether an aside is grave: it stands behind "More" and asks once again. Without: all are. */
  grave?: (option: OptionOut) => boolean;
  /** Whether touching its things never arms an option, because they are also touched to be looked at:
      it has to be chosen by its own chip. */
  waits?: (option: OptionOut) => boolean;
  /** The answer that the player's own settings give without asking. */
  spares?: (store: TableStore) => OptionOut | null;
  /** Options that are a number (cubes): the bar shows one stepper for them. */
  stepped: (option: OptionOut) => number | null;
  /** What the bar asks besides, in its row of chips, while an option is armed (cubes on a card). */
  Extras?: Component<{ store: TableStore }>;
  /** Whether an act of many steps is put together: its chips have the whole width, and nothing else
      is offered. */
  composing?: (store: TableStore) => boolean;
  /** What can be said while somebody else chooses (a bot that plays on is stopped). */
  Meanwhile?: Component<{ store: TableStore }>;
  /** The lines of the log that tell what a bot did in the place of its player. */
  byStandIn?: (log: readonly GameEvent[]) => ReadonlySet<GameEvent>;
  /** What stands in the row of chips whenever one is asked (which windows one wants to see). */
  Standing?: Component<{ store: TableStore }>;

  /** What of that which happened is seen before the present is: what others did, how it ended. The
      scenes hold the first of the events, in order. Without: everything happens in the present. */
  scenes?: (before: View, after: View, events: readonly GameEvent[]) => Scene[];

  describe: (
    kind: string,
    value: string,
    facts?: Record<string, unknown>,
    view?: View | null,
  ) => Words | null;
  /** An event in this client's own words; null: in those that all clients share. */
  retell?: (event: GameEvent, facts: Record<string, unknown>, view: View | null) => Words | null;
  /** What a thing's pop-over says where its own message does not tell it all. */
  about?: (store: TableStore, ref: string) => { title: string; texts: string[] } | null;
  /** What is heard of its events. */
  sounds?: Sounds;
  /** Whether an event opens a new heading in the log. */
  heading: (event: GameEvent) => boolean;
  /** Whether an event rounds something off (a trick): a commentary begins a new passage after it. */
  rounds?: (event: GameEvent) => boolean;
  /** Whether an event has no line of its own, because another one tells it all. */
  silent?: (event: GameEvent) => boolean;
  /** Who did it: the mark before a log line. */
  actor: (view: View, event: GameEvent) => number | null;
  /** The mark before a log line of somebody who holds no seat; else that of the actor. */
  lineMark?: (view: View, event: GameEvent) => SeatMark | null;
  /** The things that a log line lights. */
  eventRefs: (event: GameEvent) => string[];
  /** The page of the gallery that shows a thing of the table, by its ref there; null: none does. */
  shownAs?: (store: TableStore, ref: string) => string | null;
  /** The discard piles, as far as everybody may look at them. */
  piles?: (store: TableStore) => readonly Pile[];
  /** What the match is played for, and how far everybody is: opened from the top bar. Null: the
      present form has nothing to say. */
  goal?: {
    label: (store: TableStore) => string | null;
    component: Component<{ store: TableStore }>;
  };
  /** How it came about, once a match is over. Without: who has won is all there is to say. */
  ending?: (store: TableStore) => Ending;
  /** The count as the game itself writes it, on its pad or by its scenario; else the ending's lines. */
  Count?: Component<{ store: TableStore }>;
  /** Who has won, where players also win together; without: whoever is first, if not all are. */
  winners?: (store: TableStore) => number[];
  /** What decided between those who were level; null: nobody was. */
  tiebreak?: (store: TableStore) => string | null;
  /** What follows a finished match instead of a rematch: the next part of a campaign. */
  onward?: (store: TableStore) => Onward | null;
  /** A match of one's own is over: what of it is to be kept. */
  ended?: (store: TableStore) => void;
  /** The whole table in one paragraph, for people who cannot see it. */
  describeTable: (store: TableStore) => string;
}

const BY_ID = new Map(found.map((game) => [game.id, game]));
const tables = new Map<string, TableUi>();
const courses = new Map<string, Course>();

/** All games with a client, in the order of the lobby. */
export const GAMES: readonly GameUi[] = inOrder(found, (game) => game);

/** A game's client; a game that has none is played with a plain one. */
export const gameOf = (id: string): GameUi => BY_ID.get(id) ?? plainGame;

/** Put games in the order in which they stand in the lobby. */
export function inOrder<T>(games: readonly T[], of: (each: T) => GameUi): T[] {
  const place = (each: T): number => of(each).order ?? Infinity;
  return games.toSorted((one, other) =>
    place(one) < place(other) ? -1 : Number(place(one) > place(other)),
  );
}

/** Load what a game says and shows anywhere but in the lobby. */
export async function bringGame(game: string): Promise<void> {
  const [pictures] = await Promise.all([gameOf(game).pictures?.(), bringWords(game)]);
  if (pictures) bring(pictures.default);
}

/** Load what a table needs. */
export async function prepare(game: string, guided: boolean): Promise<void> {
  const { table, course } = gameOf(game);
  const [ui, lessons] = await Promise.all([
    table(),
    guided ? course?.() : undefined,
    bringGame(game),
  ]);
  tables.set(game, ui.default);
  if (lessons) courses.set(game, lessons.default);
}

export const isPrepared = (game: string, guided: boolean): boolean =>
  tables.has(game) && (!guided || courses.has(game) || !gameOf(game).course);

/** The table's part of a game; undefined: it is not loaded yet. */
export const tableOf = (game: string): TableUi | undefined => tables.get(game);
export const courseOf = (game: string): Course | undefined => courses.get(game);
