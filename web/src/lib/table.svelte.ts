/** One table as this page sees it: what the server told, what is picked, what is replayed. */
import { plainTable } from '../table/plain';
import { isPrepared, prepare, tableOf, type TableUi } from '../games/registry';
import { api, Refusal } from './api';
import { botLine, botName } from './bots.svelte';
import { t } from './i18n.svelte';
import { Narrowing } from './narrow';
import { pace } from './motion';
import { me } from './settings.svelte';
import { Staging } from './staging.svelte';
import { dropKey, keepKey, keptKey } from './seat-keys';
import { TableSocket, UNANSWERED, type Ask, type Connection, type Listener } from './socket';
import type {
  Answer,
  Asked,
  Chances,
  ChatLine,
  Frame,
  GameEvent,
  HintOption,
  OptionOut,
  OutlookOut,
  ServerFrame,
  StateOut,
  TableInfo,
  TableOut,
  Words,
} from './types';
import { Analysis } from './analysis.svelte';
import { Hints } from './hints.svelte';
import { GameWords } from './words';
import { Beside } from '../table/beside.svelte';

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

/** After more choices than these a page that was away does not show them one by one. */
const LEAP = 10;
/** How long an acknowledged act waits for the table that it changed, in milliseconds. */
const PATIENCE = 1000;
const MOST_UNDONE = 60;

/** Bots without a character, and whoever sat at an imported match, have no names of their own. */
function named(table: TableInfo): TableInfo {
  const several = table.chairs.filter((chair) => chair.kind === 'bot').length > 1;
  const chairs = table.chairs.map((chair) => {
    const number = chair.seat + 1;
    if (chair.name || (chair.kind === 'open' && table.status === 'open')) return chair;
    if (chair.kind !== 'bot') return { ...chair, name: t('web-table-player-number', { number }) };
    const own = chair.bot && botLine(chair.bot) ? botName(chair.bot) : null;
    if (own !== null) {
      const twins = table.chairs.filter(({ bot }) => bot?.name === chair.bot?.name).length > 1;
      return { ...chair, name: twins ? `${own} ${number}` : own };
    }
    const name = several ? t('web-table-bot-number', { number }) : t('web-table-bot-only');
    return { ...chair, name };
  });
  return { ...table, chairs };
}

const settledAt = ({ affairs, seq }: StateOut): number => affairs?.settled ?? seq;

const prepared = ({ game, guide }: TableInfo): boolean => isPrepared(game, guide !== null);

export class TableStore {
  private told = $state.raw<TableInfo | null>(null);
  readonly table: TableInfo | null = $derived(this.told && named(this.told));
  state = $state.raw<StateOut | null>(null);
  facts = $state.raw<View>({});
  private events = $state.raw<GameEvent[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  watchers = $state.raw<string[]>([]);
  connection = $state<Connection>('connecting');
  lostSince = $state<number | null>(null);
  gone = $state<string | null>(null);
  /** Why the game's own part of the page cannot be loaded. */
  failure = $state.raw<{ error: unknown } | null>(null);
  nudgedBy = $state<string | null>(null);
  /** The hints that anybody has asked for. */
  asked = $state.raw<readonly Asked[]>([]);
  /** For watchers: who was likely to win some turns ago. */
  chances = $state.raw<Chances | null>(null);

  /** What just happened: boards animate it. Empty after a first look, an undo or a leap. */
  fresh = $state.raw<{ number: number; events: GameEvent[] }>({ number: 0, events: [] });
  /** What is seen before the present is. */
  readonly staging = new Staging(
    () => this.game,
    (events) => this.announce(events),
  );
  /** How many choices passed while the connection was lost. */
  missed = $state(0);

  picked = $state.raw<string[]>([]);
  way = $state(0);
  chosen = $state.raw<OptionOut | null>(null);
  explained = $state.raw<Explanation | null>(null);
  foreseen = $state.raw<GameEvent[]>([]);
  acting = $state(false);
  trouble = $state.raw<Refusal | null>(null);
  /** What goes on at the table beside the match. */
  readonly beside = new Beside(this);
  /** The thing last hovered, focused or touched; the inspector shows it. */
  focus = $state<string | null>(null);

  /** The replayed place, or null when the table is live. */
  at = $state<number | null>(null);
  frame = $state.raw<Frame | null>(null);
  seenBy = $state<number | null>(null);
  /** Whether all hands of a finished match lie open. */
  opened = $state(false);
  arrived = $state(false);

  /** Things that a hovered chip or a touched line of the log points at. */
  spot = $state.raw<ReadonlySet<string>>(new Set());
  private guided = $state.raw<ReadonlySet<string>>(new Set());

  readonly game: string = $derived(this.table?.game ?? '');
  /** Looked up with all news of the table: while players are waited for it is not there yet. */
  readonly ui: TableUi = $derived((this.table && tableOf(this.table.game)) ?? plainTable);
  readonly seat: number | null = $derived(this.state?.seat ?? this.table?.you ?? null);
  readonly live: boolean = $derived(this.at === null);
  readonly view: View | null = $derived(
    this.live
      ? (this.staging.scene?.view ?? this.state?.view ?? null)
      : (this.frame?.view ?? this.state?.view ?? null),
  );
  /** Whether what led to the present is still being shown; nothing is asked until then. */
  readonly staged: boolean = $derived(this.live && this.staging.scene !== null);
  readonly helps: View = $derived.by(() => {
    if (this.staged) return {};
    return (this.live ? this.state?.helps : this.frame?.helps) ?? {};
  });
  /** What the move brought after which a replay stands; the board draws it. In an analysis it draws
      what is to come instead. */
  readonly lately: readonly GameEvent[] = $derived.by(() => {
    if (this.live || this.analysis) return [];
    const log = (this.frame?.log ?? []) as GameEvent[];
    return log.filter(({ at }) => at === this.frame?.at);
  });
  readonly decision = $derived(this.live && !this.staged ? (this.state?.decision ?? null) : null);
  readonly mine: boolean = $derived(
    this.decision !== null &&
      this.seat !== null &&
      this.decision.seat === this.seat &&
      !this.decision.stands_in &&
      !this.beside.taken(this.seat),
  );
  readonly options: readonly OptionOut[] = $derived(
    this.mine ? (this.decision?.options ?? []) : [],
  );
  readonly narrowing: Narrowing = $derived(new Narrowing(this.options, this.ui.depth));
  /** What is picked before anything is touched. */
  readonly begun: readonly string[] = $derived(this.ui.begin?.(this) ?? this.narrowing.settle([]));
  /** Whether something is picked that can be let go: what was picked by itself cannot. */
  readonly held: boolean = $derived(this.picked.some((ref, i) => ref !== this.begun[i]));
  readonly next: ReadonlySet<string> = $derived(new Set(this.narrowing.next(this.picked)));
  readonly complete: readonly OptionOut[] = $derived(this.narrowing.complete(this.picked));
  /** The ways of doing one thing; empty when different things can be done with what is picked. */
  readonly ways: readonly OptionOut[] = $derived(
    new Set(this.complete.map(({ kind }) => kind)).size === 1 ? this.complete : [],
  );
  /** Whether what is picked could only be used in a way that has to be asked for: it is looked at. */
  readonly reading: boolean = $derived(
    this.picked.length > 0 &&
      this.next.size === 0 &&
      this.ways.some((option) => this.ui.waits?.(option) ?? false),
  );
  /** What the filled button does until something is touched. */
  readonly usual: OptionOut | null = $derived(this.mine ? (this.ui.usual?.(this) ?? null) : null);
  /** What the filled button would do. */
  readonly armed: OptionOut | null = $derived.by(() => {
    if (this.chosen) return this.chosen;
    if (this.options.length === 1) return this.options[0] ?? null;
    if (!this.held && this.usual) return this.usual;
    if (this.picked.length === 0 || this.next.size > 0) return null;
    return this.reading ? null : (this.ways[this.way % this.ways.length] ?? null);
  });
  /** What undo would take back, in words; null: nothing can be taken back. */
  readonly undoes: string | null = $derived.by(() => {
    const undo = this.state?.undo;
    return undo ? (this.ui.short?.(this, undo) ?? this.words.option(undo)) : null;
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
  /** The same where bots play in the place of people. */
  readonly standInWords: GameWords = $derived(
    new GameWords(
      this.game,
      this.names.map((name) => t('web-table-in-place', { name })),
      this.words.describe,
      this.words.retell,
    ),
  );
  /** The same where a bot played in the place of one of them. */
  inPlaceOf(seat: number): GameWords {
    const names = this.names.map((name, of) =>
      of === seat ? t('web-table-in-place', { name }) : name,
    );
    return new GameWords(this.game, names, this.words.describe, this.words.retell);
  }
  readonly help = $derived.by(() => {
    const fixed = this.table?.help ?? 'free';
    return fixed === 'free' ? me.settings.help : fixed;
  });

  readonly hints = new Hints(this);
  /** What a bot found about the finished match; null: nobody looks at it. */
  analysis = $state.raw<Analysis | null>(null);

  private socket: Wire;
  private key: string | null;
  private lookedUp = new Map<string, Frame>();
  private arrivals = new Set<() => void>();
  /** What was heard before the game's own part of the page has been loaded; null: it is there. */
  private unheard: ServerFrame[] | null = null;

  constructor(
    readonly id: string,
    key: string | null = null,
    private readonly dial: Dial = overSocket,
  ) {
    if (key) keepKey(id, key);
    this.key = key ?? keptKey(id);
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

  /** What has been told so far. */
  get log(): GameEvent[] {
    return this.staged ? this.events.slice(0, this.staging.told) : this.events;
  }

  set log(events: GameEvent[]) {
    this.events = events;
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
    this.analysis?.stop();
    this.socket.close();
  }

  reconnect(): void {
    this.socket.retry();
  }

  /** Greet the table again: one has sat down since, or stood up and given the seat's key back. */
  again({ stoodUp = false } = {}): void {
    if (stoodUp) {
      this.key = null;
      dropKey(this.id);
    }
    this.socket.close();
    this.socket = this.connect();
  }

  // ---- touching ----

  async touch(ref: string): Promise<void> {
    if (this.staged) {
      this.staging.next();
      return;
    }
    this.focus = ref;
    this.trouble = null;
    if (!this.mine || this.acting) {
      if (this.seat !== null && this.live) await this.explain(ref);
      return;
    }
    if (this.ui.touched?.(this, ref)) return;
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
    this.pick(touched === 'let-go' ? this.resting(picked) : picked);
    if (touched !== 'let-go' && me.settings.confirm === 'touch' && this.armed) {
      if (!this.ui.final(this.armed, this)) await this.act();
    }
    if (touched !== 'let-go' && this.reading && !this.armed) await this.explain(ref);
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
    else if (this.held) this.pick(this.resting(this.narrowing.before(this.picked)));
    else return false;
    return true;
  }

  /** Where letting go ends: what was picked by itself stays. */
  private resting(picked: string[]): string[] {
    return picked.every((ref, i) => ref === this.begun[i]) ? [...this.begun] : picked;
  }

  async explain(ref: string): Promise<void> {
    if (this.seat === null) return;
    const answer = await this.quietly(() => this.socket.ask({ t: 'why', ref }));
    if (answer?.t === 'why') this.explained = { ref, reason: answer.reason };
  }

  /** How likely it is to succeed if one does something with these things; null: it is not known. */
  async weigh(refs: readonly string[]): Promise<OutlookOut | null> {
    const state = this.state;
    if (!state || this.help !== 'full') return null;
    const answer = await this.quietly(() =>
      this.socket.ask({ t: 'weigh', at: state.seq, refs: [...refs] }),
    );
    return answer?.t === 'weigh' ? answer.outlook : null;
  }

  /** What a bot would do for whoever has to choose; a refusal is thrown. */
  async askHint(at: number): Promise<readonly HintOption[]> {
    const answer = await this.socket.ask({ t: 'hint', at });
    return answer.t === 'hint' ? answer.options : [];
  }

  /** Look at a finished match with a bot's eyes, from some place on. */
  analyse(at: number, seat = this.live ? this.seat : this.seenBy): void {
    this.analysis ??= new Analysis(this);
    void this.show(at, seat);
  }

  leaveAnalysis(): void {
    this.analysis?.stop();
    this.analysis = null;
    this.chosen = null;
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
  async act(option: OptionOut | null = this.armed, prepared?: readonly Answer[]): Promise<void> {
    const state = this.state;
    if (!option || !state || this.acting) return;
    const then = [...(prepared ?? this.ui.follows?.(this, option) ?? [])];
    this.ui.takes?.(this, option);
    const choice = { t: 'choose', at: state.seq, notation: option.notation } as const;
    await this.send(then.length ? { ...choice, then } : choice);
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

  /** Ask for something that changes nothing by itself: the table tells what came of it. */
  async request(frame: Ask): Promise<void> {
    await this.send(frame);
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
      // A choice that came too late is no news to who has to choose again by now.
      const late = error.code === 'not-your-turn' && this.mine;
      if (error.code !== UNANSWERED && !late) this.trouble = error;
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
      this.leaveAnalysis();
      this.opened = false;
      this.at = null;
      this.frame = null;
      this.arrived = false;
      this.pick([...this.begun]);
      return;
    }
    this.pick([]);
    this.at = at;
    this.seenBy = seat;
    // Who may not look through those eyes sees what everybody sees, and never the present instead.
    const frame = (await this.look(at, seat)) ?? (await this.look(at, null));
    if (this.at !== at || this.seenBy !== seat) return;
    if (!frame) return this.show(null);
    this.frame = frame;
    this.seenBy = frame.seat;
    void this.look(at + 1, frame.seat);
  }

  /** A place as a seat or a watcher saw it; null: one may not look there. */
  async look(at: number, seat: number | null): Promise<Frame | null> {
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
    // Whoever is invited sees who invites them before the game itself is loaded.
    const played = frame.t === 'table' && frame.table.status !== 'open';
    if (this.unheard || (played && !prepared(frame.table))) {
      this.wait(frame);
    } else if (frame.t === 'table') {
      this.told = frame.table;
      // Whoever has sat down needs it soon.
      if (frame.table.you !== null && !prepared(frame.table)) {
        this.bring(frame.table).catch(() => undefined);
      }
      this.watchers = frame.watchers;
      if (frame.facts) this.facts = frame.facts;
      if (frame.secret) this.key = frame.secret;
    } else if (frame.t === 'state') {
      this.take(frame);
    } else if (frame.t === 'chat') {
      const known = new Set(this.chat.map((line) => line.id));
      this.chat = [...this.chat, ...frame.lines.filter((line) => !known.has(line.id))];
    } else if (frame.t === 'asked') {
      this.asked = frame.hints;
    } else if (frame.t === 'chances') {
      this.chances = frame;
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
    this.bring((frame as TableOut).table).then(
      () => {
        const heard = this.unheard ?? [];
        this.unheard = null;
        for (const each of heard) this.hear(each);
      },
      (error: unknown) => (this.failure = { error }),
    );
  }

  private bring({ game, guide }: TableInfo): Promise<void> {
    return prepare(game, guide !== null);
  }

  private take(state: StateOut): void {
    const before = this.state;
    const start = this.events.length;
    const kept = this.events.slice(0, state.log.start);
    const added = state.log.events as GameEvent[];
    const forward = before !== null && state.log.start === start;
    this.events = [...kept, ...added];
    // What happens beside the match leaves what is picked as it was.
    const same = before !== null && settledAt(before) === settledAt(state);
    if (before?.seq !== state.seq) for (const arrived of [...this.arrivals]) arrived();
    this.state = state;
    this.nudgedBy = null;
    if (!same) {
      this.lookedUp.clear();
      this.trouble = null;
      this.spot = new Set();
      this.picked = [];
      this.way = 0;
      this.chosen = null;
      this.explained = null;
      this.foreseen = [];
      if (this.at !== null) this.arrived = true;
      this.settleDown();
    }
    this.missed = before && !same ? Math.max(0, state.choices - before.choices - 1) : 0;
    if (!this.staged) pace.rate = this.missed ? 2 : 1;
    if (forward && added.length && this.missed <= LEAP) {
      this.stage(before.view, state.view, added, start);
    } else if (!forward || added.length) {
      this.staging.stop();
      this.announce([]);
    }
  }

  /** The game tells which part of what happened is to be seen before the present is. */
  private stage(before: View, after: View, added: GameEvent[], start: number): void {
    const scenes = this.staging.plays ? (this.ui.scenes?.(before, after, added) ?? []) : [];
    const shown = scenes.reduce((sum, { events }) => sum + events.length, 0);
    const rest = added.slice(shown);
    if (scenes.length || this.staged) this.staging.add(scenes, rest, start, before);
    else this.announce(rest);
  }

  /** What just happened in what is shown now. */
  private announce(events: GameEvent[]): void {
    this.fresh = { number: this.fresh.number + 1, events };
    if (!this.staged && !this.picked.length) this.settleDown();
  }

  /** What is picked before anything is touched. */
  private settleDown(): void {
    this.picked = [...this.begun];
    this.way = this.ui.firstWay?.(this, this.ways) ?? 0;
  }
}
