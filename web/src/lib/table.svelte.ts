/** One table as this page sees it: what the server told, what is picked, what is replayed. */
import { plainTable } from '../table/plain';
import { isPrepared, prepare, tableOf, type TableUi } from '../games/registry';
import { api, Refusal } from './api';
import { t } from './i18n.svelte';
import { Narrowing } from './narrow';
import { pace } from './motion';
import { me } from './settings.svelte';
import { TableSocket, UNANSWERED, type Ask, type Connection, type Listener } from './socket';
import type {
  ChatLine,
  Frame,
  GameEvent,
  OptionOut,
  ServerFrame,
  StateOut,
  TableInfo,
  TableOut,
  Words,
} from './types';
import { GameWords } from './words';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game knows its own
export type View = Record<string, any>;

/** Something that was touched and cannot be used: the reason, if the game has one. */
export interface Explanation {
  ref: string;
  reason: Words | null;
}

/** What the store needs of a socket; tests give it one of their own. */
export type Wire = Pick<TableSocket, 'ask' | 'retry' | 'close'>;
export type Dial = (url: string, key: () => string | null, listener: Listener) => Wire;
const overSocket: Dial = (url, key, listener) => new TableSocket(url, key, listener);

const KEPT_KEY = 'rulebound-seat-';
/** After more choices than these a page that was away does not show them one by one. */
const LEAP = 10;
/** How long an acknowledged act waits for the table that it changed, in milliseconds. */
const PATIENCE = 1000;
const MOST_UNDONE = 60;

/** Bots, and whoever sat at an imported match, have no names of their own. */
function named(table: TableInfo): TableInfo {
  const several = table.chairs.filter((chair) => chair.kind === 'bot').length > 1;
  const chairs = table.chairs.map((chair) => {
    const number = chair.seat + 1;
    if (chair.name || (chair.kind === 'open' && table.status === 'open')) return chair;
    if (chair.kind !== 'bot') return { ...chair, name: t('web-table-player-number', { number }) };
    const name = several ? t('web-table-bot-number', { number }) : t('web-table-bot-only');
    return { ...chair, name };
  });
  return { ...table, chairs };
}

const prepared = ({ game, guide }: TableInfo): boolean => isPrepared(game, guide !== null);

export class TableStore {
  private told = $state.raw<TableInfo | null>(null);
  readonly table: TableInfo | null = $derived(this.told && named(this.told));
  state = $state.raw<StateOut | null>(null);
  facts = $state.raw<View>({});
  log = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  watchers = $state.raw<string[]>([]);
  connection = $state<Connection>('connecting');
  lostSince = $state<number | null>(null);
  gone = $state<string | null>(null);
  /** Why the game's own part of the page cannot be loaded. */
  failure = $state.raw<{ error: unknown } | null>(null);
  nudgedBy = $state<string | null>(null);

  /** What just happened: boards animate it. Empty after a first look, an undo or a leap. */
  fresh = $state.raw<{ number: number; events: GameEvent[] }>({ number: 0, events: [] });
  /** How many choices passed while the connection was lost. */
  missed = $state(0);

  picked = $state.raw<string[]>([]);
  way = $state(0);
  chosen = $state.raw<OptionOut | null>(null);
  explained = $state.raw<Explanation | null>(null);
  foreseen = $state.raw<GameEvent[]>([]);
  acting = $state(false);
  trouble = $state.raw<Refusal | null>(null);
  /** The thing last hovered, focused or touched; the inspector shows it. */
  focus = $state<string | null>(null);

  /** The replayed place, or null when the table is live. */
  at = $state<number | null>(null);
  frame = $state.raw<Frame | null>(null);
  seenBy = $state<number | null>(null);
  arrived = $state(false);

  /** Things that a hovered chip or a touched line of the log points at. */
  spot = $state.raw<ReadonlySet<string>>(new Set());
  private guided = $state.raw<ReadonlySet<string>>(new Set());

  readonly game: string = $derived(this.table?.game ?? '');
  readonly ui: TableUi = $derived(tableOf(this.game) ?? plainTable);
  readonly seat: number | null = $derived(this.state?.seat ?? this.table?.you ?? null);
  readonly live: boolean = $derived(this.at === null);
  readonly view: View | null = $derived(
    this.live ? (this.state?.view ?? null) : (this.frame?.view ?? this.state?.view ?? null),
  );
  readonly helps: View = $derived((this.live ? this.state?.helps : this.frame?.helps) ?? {});
  readonly decision = $derived(this.live ? (this.state?.decision ?? null) : null);
  readonly mine: boolean = $derived(
    this.decision !== null && this.seat !== null && this.decision.seat === this.seat,
  );
  readonly options: readonly OptionOut[] = $derived(
    this.mine ? (this.decision?.options ?? []) : [],
  );
  readonly narrowing: Narrowing = $derived(new Narrowing(this.options, this.ui.depth));
  /** What is picked before anything is touched. */
  readonly begun: readonly string[] = $derived(this.ui.begin?.(this) ?? this.narrowing.settle([]));
  readonly next: ReadonlySet<string> = $derived(new Set(this.narrowing.next(this.picked)));
  readonly complete: readonly OptionOut[] = $derived(this.narrowing.complete(this.picked));
  /** The ways of doing one thing; empty when different things can be done with what is picked. */
  readonly ways: readonly OptionOut[] = $derived(
    new Set(this.complete.map(({ kind }) => kind)).size === 1 ? this.complete : [],
  );
  /** What the filled button would do. */
  readonly armed: OptionOut | null = $derived.by(() => {
    if (this.chosen) return this.chosen;
    if (this.options.length === 1) return this.options[0] ?? null;
    if (this.picked.length === 0 || this.next.size > 0) return null;
    return this.ways[this.way % this.ways.length] ?? null;
  });
  /** What undo would take back, in words; null: nothing can be taken back. */
  readonly undoes: string | null = $derived.by(() => {
    const { undo, choices } = this.state ?? {};
    if (!undo) return null;
    const option = this.taken.get(undo);
    if (option) return this.words.option(option);
    const event = this.log.find(({ at }) => at === choices);
    return event ? this.words.event(event) : t('web-table-undo-last');
  });
  readonly names: readonly string[] = $derived(
    (this.table?.chairs ?? []).map((chair) => chair.name ?? ''),
  );
  readonly words: GameWords = $derived(
    new GameWords(
      this.game,
      this.names,
      (kind, value) => this.ui.describe(kind, value, this.facts, this.view),
      (event) => this.ui.retell?.(event, this.facts, this.view) ?? null,
    ),
  );
  readonly help = $derived.by(() => {
    const fixed = this.table?.help ?? 'free';
    return fixed === 'free' ? me.settings.help : fixed;
  });

  private socket: Wire;
  private key: string | null;
  private lookedUp = new Map<string, Frame>();
  /** Own choices by their notation, so that undo can say what it takes back. */
  private taken = new Map<string, OptionOut>();
  private arrivals = new Set<() => void>();
  /** What was heard before the game's own part of the page has been loaded; null: it is there. */
  private unheard: ServerFrame[] | null = null;

  constructor(
    readonly id: string,
    key: string | null = null,
    private readonly dial: Dial = overSocket,
  ) {
    if (key) localStorage.setItem(KEPT_KEY + id, key);
    this.key = key ?? localStorage.getItem(KEPT_KEY + id);
    this.socket = this.connect();
  }

  private connect(): Wire {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return this.dial(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`,
      () => this.key,
      {
        frame: (frame) => this.hear(frame),
        connection: (state, reason) => this.connected(state, reason),
      },
    );
  }

  /** What a guide and the pointer light on the table. */
  get lit(): ReadonlySet<string> {
    return this.spot.size ? new Set([...this.guided, ...this.spot]) : this.guided;
  }

  set lit(refs: ReadonlySet<string>) {
    this.guided = refs;
  }

  /** The secret of their own seat, for another device. */
  get secret(): string | null {
    return this.key;
  }

  close(): void {
    this.socket.close();
  }

  reconnect(): void {
    this.socket.retry();
  }

  /** Greet the table again: one has sat down since, or stood up and given the seat's key back. */
  again({ stoodUp = false } = {}): void {
    if (stoodUp) {
      this.key = null;
      localStorage.removeItem(KEPT_KEY + this.id);
    }
    this.socket.close();
    this.socket = this.connect();
  }

  // ---- touching ----

  async touch(ref: string): Promise<void> {
    this.focus = ref;
    this.trouble = null;
    if (!this.mine || this.acting) {
      if (this.seat !== null && this.live) await this.explain(ref);
      return;
    }
    const before = this.armed;
    if (before && this.chosen === null && this.picked.at(-1) === ref && this.ways.length > 1) {
      this.turn(1);
      return;
    }
    const { picked, touched } = this.narrowing.touch(this.picked, ref);
    if (touched === 'explain') {
      await this.explain(ref);
      return;
    }
    this.pick(picked);
    if (touched !== 'let-go' && me.settings.confirm === 'touch' && this.armed) {
      if (!this.ui.final(this.armed, this) && !this.ui.waits?.(this.armed)) await this.act();
    }
  }

  pick(picked: string[]): void {
    this.picked = picked;
    this.way = this.ui.firstWay?.(this, this.ways) ?? 0;
    this.chosen = null;
    this.explained = null;
    void this.lookAhead();
  }

  /** Take an option by its button or chip instead of touching things. */
  choose(option: OptionOut): void {
    this.chosen = this.chosen?.notation === option.notation ? null : option;
    this.explained = null;
    void this.lookAhead();
  }

  /** The next or previous of several ways to do the same. */
  turn(by: number): void {
    const count = this.ways.length;
    if (count < 2) return;
    this.way = (this.way + by + count) % count;
    void this.lookAhead();
  }

  /** Let go of the last pick; the game does not change. */
  back(): boolean {
    if (this.explained) {
      this.explained = null;
      return true;
    }
    if (this.chosen) this.choose(this.chosen);
    else if (this.picked.length) {
      // Steps that were taken by themselves are let go together with the touch that led to them.
      let shorter = this.picked.slice(0, -1);
      while (shorter.length && this.narrowing.settle(shorter).length === this.picked.length) {
        shorter = shorter.slice(0, -1);
      }
      this.pick(this.narrowing.settle(shorter).length === this.picked.length ? [] : shorter);
    } else return false;
    return true;
  }

  async explain(ref: string): Promise<void> {
    if (this.seat === null) return;
    const answer = await this.quietly(() => this.socket.ask({ t: 'why', ref }));
    if (answer?.t === 'why') this.explained = { ref, reason: answer.reason };
  }

  private async lookAhead(): Promise<void> {
    this.foreseen = [];
    const armed = this.armed;
    const state = this.state;
    if (!armed || !state || this.help !== 'full') return;
    const answer = await this.quietly(() =>
      this.socket.ask({ t: 'foresee', at: state.seq, notation: armed.notation }),
    );
    if (answer?.t === 'foresee' && this.armed === armed && this.state === state) {
      this.foreseen = answer.events as GameEvent[];
    }
  }

  // ---- acting ----

  /** Do what the filled button says. */
  async act(option: OptionOut | null = this.armed): Promise<void> {
    const state = this.state;
    if (!option || !state || this.acting) return;
    this.taken.set(option.notation, option);
    this.ui.takes?.(this, option);
    await this.send({ t: 'choose', at: state.seq, notation: option.notation });
  }

  async aside(option: OptionOut): Promise<void> {
    if (this.state) await this.send({ t: 'aside', at: this.state.seq, notation: option.notation });
  }

  async undo(): Promise<void> {
    if (this.state?.undo) await this.send({ t: 'undo', at: this.state.seq });
  }

  /** Take back everything that can be taken back: the turn starts again. */
  async undoTurn(): Promise<void> {
    for (let i = 0; i < MOST_UNDONE && this.state?.undo && !this.trouble; i += 1) {
      const { seq } = this.state;
      await this.undo();
      if (this.state.seq === seq) return;
    }
  }

  async say(text: string): Promise<void> {
    await this.send({ t: 'say', text });
  }

  async nudge(): Promise<void> {
    await this.send({ t: 'nudge' });
  }

  async rematch(yes: boolean): Promise<void> {
    await this.send({ t: 'rematch', yes });
  }

  async mend(seat: number, bot: string): Promise<void> {
    await this.send({ t: 'mend', seat, bot });
  }

  private async send(frame: Ask): Promise<void> {
    const act = frame.t === 'choose' || frame.t === 'aside' || frame.t === 'undo';
    if (act) this.acting = true;
    this.trouble = null;
    try {
      await this.socket.ask(frame);
      if (act) await this.movedPast(frame.at);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== UNANSWERED) this.trouble = error;
    } finally {
      if (act) this.acting = false;
    }
  }

  /** The acknowledgement comes before the changed table: until then nothing else can be done. */
  private movedPast(seq: number): Promise<void> {
    if ((this.state?.seq ?? 0) > seq) return Promise.resolve();
    return new Promise((done) => {
      const arrived = (): void => {
        clearTimeout(timer);
        this.arrivals.delete(arrived);
        done();
      };
      const timer = setTimeout(arrived, PATIENCE);
      this.arrivals.add(arrived);
    });
  }

  private async quietly<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  }

  // ---- replay ----

  /** Show the table after so many choices; null: as it is now. */
  async show(at: number | null, seat = this.live ? this.seat : this.seenBy): Promise<void> {
    if (at === null) {
      this.at = null;
      this.frame = null;
      this.arrived = false;
      return;
    }
    this.pick([]);
    this.at = at;
    this.seenBy = seat;
    const frame = await this.look(at, seat);
    if (frame && this.at === at && this.seenBy === seat) this.frame = frame;
    void this.look(at + 1, seat);
  }

  private async look(at: number, seat: number | null): Promise<Frame | null> {
    const total = this.state?.choices ?? 0;
    if (at < 0 || at > total) return null;
    const key = `${at} ${seat} ${this.state?.seq}`;
    const known = this.lookedUp.get(key);
    if (known) return known;
    const frame = await this.quietly(() => api.replay(this.id, at, seat));
    if (frame) this.lookedUp.set(key, frame);
    return frame;
  }

  // ---- hearing ----

  private connected(state: Connection, reason: string | null): void {
    if (state === 'lost' && this.lostSince === null) this.lostSince = Date.now();
    if (state === 'live') this.lostSince = null;
    if (!(state === 'connecting' && this.lostSince !== null)) this.connection = state;
    this.gone = reason;
    // Every frame of a table says that it is live: an act on its way stays on its way.
    if (state !== 'live') this.acting = false;
  }

  private hear(frame: ServerFrame): void {
    if (this.unheard || (frame.t === 'table' && !prepared(frame.table))) {
      this.wait(frame);
    } else if (frame.t === 'table') {
      this.told = frame.table;
      this.watchers = frame.watchers;
      if (frame.facts) this.facts = frame.facts;
      if (frame.secret) this.key = frame.secret;
    } else if (frame.t === 'state') {
      this.take(frame);
    } else if (frame.t === 'chat') {
      const known = new Set(this.chat.map((line) => line.id));
      this.chat = [...this.chat, ...frame.lines.filter((line) => !known.has(line.id))];
    } else if (frame.t === 'nudge') {
      this.nudgedBy = frame.by;
    }
  }

  private wait(frame: ServerFrame): void {
    if (this.unheard) {
      this.unheard.push(frame);
      return;
    }
    this.unheard = [frame];
    const { game, guide } = (frame as TableOut).table;
    prepare(game, guide !== null).then(
      () => {
        const heard = this.unheard ?? [];
        this.unheard = null;
        for (const each of heard) this.hear(each);
      },
      (error: unknown) => (this.failure = { error }),
    );
  }

  private take(state: StateOut): void {
    const before = this.state;
    const kept = this.log.slice(0, state.log.start);
    const added = state.log.events as GameEvent[];
    const forward = before !== null && state.log.start === this.log.length;
    this.log = [...kept, ...added];
    const same = before?.seq === state.seq;
    this.state = state;
    this.nudgedBy = null;
    if (!same) {
      for (const arrived of this.arrivals) arrived();
      this.lookedUp.clear();
      this.spot = new Set();
      this.picked = [];
      this.way = 0;
      this.chosen = null;
      this.explained = null;
      this.foreseen = [];
      if (this.at !== null) this.arrived = true;
      this.picked = [...this.begun];
      this.way = this.ui.firstWay?.(this, this.ways) ?? 0;
    }
    this.missed = before && !same ? Math.max(0, state.choices - before.choices - 1) : 0;
    pace.rate = this.missed ? 2 : 1;
    if (forward && added.length && this.missed <= LEAP) {
      this.fresh = { number: this.fresh.number + 1, events: added };
    } else if (!forward || added.length) {
      this.fresh = { number: this.fresh.number + 1, events: [] };
    }
  }
}
