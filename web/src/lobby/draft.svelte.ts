/** A table that is being set: the whole form, always in a state that can be opened. */
import { gameOf } from '../games/registry';
import { USUAL } from '../lib/bots.svelte';
import { locale } from '../lib/i18n.svelte';
import type { ChairForm, Clock, GameInfo, GameOption, Language, TableForm } from '../lib/types';
import { overs, type Over } from './clocks';
import type { Crowd, Options, Plan } from './plan';

const BOT: ChairForm = { kind: 'bot', bot: USUAL };

export class Draft {
  readonly plan: Plan;
  options = $state<Options>({});
  chairs = $state<ChairForm[]>([]);
  title = $state('');
  public = $state(false);
  watching = $state(true);
  help = $state<NonNullable<TableForm['help']>>('free');
  /** Whether people may ask for hints; null: against bots alone. */
  hints = $state<boolean | null>(null);
  /** Null: the language of whoever opens it. */
  language = $state<Language | null>(null);
  clock = $state.raw<Clock | null>(null);
  /** What happens when time is over. */
  over = $state<Over>('bot');
  /** Digits, or empty for a random seed. */
  seed = $state('');
  /** The name of the file that an option of kind `any` was read from. */
  file = $state<string | null>(null);

  /** `begins`: what differs from the usual values of the schema. */
  constructor(
    readonly info: GameInfo,
    begins?: Options,
  ) {
    this.plan = gameOf(info.id).plan;
    const usual = Object.fromEntries(info.options.map((option) => [option.name, option.default]));
    this.options = { ...usual, ...(begins ?? this.plan.begins) };
    this.seat(this.crowds[0] as Crowd);
  }

  get crowds(): Crowd[] {
    return this.plan.crowds(this.info, this.options);
  }

  get seats(): number {
    return this.chairs.length;
  }

  get sides(): number {
    return 1 + Math.max(...this.chairs.map((_, seat) => this.plan.side(seat, this.options)));
  }

  /** One person plays with bots: nobody else could know what a chosen seed will bring. */
  get alone(): boolean {
    return this.chairs.filter(({ kind }) => kind !== 'bot').length < 2;
  }

  /** What was chosen, if it can happen among so many sides. */
  get usualOver(): Over {
    return overs(this.sides).includes(this.over) ? this.over : 'bot';
  }

  isSeated(crowd: Crowd): boolean {
    return (
      crowd.seats === this.seats &&
      Object.entries(crowd.options).every(([name, value]) => this.options[name] === value)
    );
  }

  /** So many sit down; whoever sits already keeps the chair. */
  seat(crowd: Crowd): void {
    Object.assign(this.options, crowd.options);
    const kept = this.chairs.slice(0, crowd.seats);
    while (kept.length < crowd.seats) kept.push(kept.length === 0 ? { kind: 'me' } : { ...BOT });
    this.chairs = kept;
    for (const option of this.info.options) this.fit(option);
  }

  choose(option: string, value: unknown): void {
    this.options[option] = value;
    const all = this.crowds;
    const meant = all.filter(
      (crowd) => !(option in crowd.options) || crowd.options[option] === value,
    );
    const crowds = meant.length ? meant : all;
    const fitting =
      (this.plan.reseats && option === this.plan.tiles ? crowds[0] : undefined) ??
      crowds.find((crowd) => this.isSeated(crowd)) ??
      crowds.find((crowd) => crowd.seats === this.seats) ??
      crowds[0];
    this.seat(fitting as Crowd);
  }

  /** Who sits there; nobody sits on two chairs. */
  place(seat: number, chair: ChairForm): void {
    const before = this.chairs[seat] as ChairForm;
    this.chairs = this.chairs.map((other, index) => {
      if (index === seat) return chair;
      return chair.kind === 'me' && other.kind === 'me' ? before : other;
    });
  }

  /** One different value for each seat or side, as `each` says. */
  name(option: GameOption, named: boolean): void {
    this.choose(option.name, named ? option.allowed.slice(0, this.need(option)) : []);
  }

  /** Give a seat or side its value; whoever had it takes the other. */
  swap(option: string, index: number, value: unknown): void {
    const values = [...(this.options[option] as unknown[])];
    const other = values.indexOf(value);
    if (other >= 0) values[other] = values[index];
    values[index] = value;
    this.choose(option, values);
  }

  /** Put a value at the end of a list, or take it out; a list that may not be empty keeps one. */
  toggle(option: GameOption, value: unknown): void {
    const values = this.options[option.name] as unknown[];
    const left = values.filter((other) => other !== value);
    const rivals = this.plan.rivals.filter((some) => some.includes(value)).flat();
    const others = values.filter((other) => !rivals.includes(other));
    if (left.length === values.length) this.choose(option.name, [...others, value]);
    else if (left.length || mayBeEmpty(option)) this.choose(option.name, left);
  }

  /** The values that make sense with the present seats. */
  allowed(option: GameOption): unknown[] {
    if (option.kind === 'bool') return [true, false];
    if (option.name !== this.plan.starter) {
      return option.allowed.filter((value) => this.plan.fits(option.name, value, this.options));
    }
    return option.allowed.filter((value) => typeof value !== 'number' || value < this.seats);
  }

  /** Whether an option decides anything with the others as they are. */
  means(name: string): boolean {
    const option = this.info.options.find((each) => each.name === name);
    const known = { ...this.options, seats: this.seats };
    return option !== undefined && counts(option, known) && !this.plan.settled(name, this.options);
  }

  /** The options that mean something now: above the small print, or in it. */
  rows(main = false): GameOption[] {
    const rows = this.info.options.filter(
      ({ name }) =>
        this.plan.main.includes(name) === main &&
        name !== this.plan.tiles &&
        !this.plan.elsewhere.includes(name) &&
        this.means(name),
    );
    const place = ({ name }: GameOption): number => this.plan.main.indexOf(name);
    return main ? rows.sort((one, other) => place(one) - place(other)) : rows;
  }

  form(title: string): TableForm {
    return {
      game: this.info.id,
      title: this.title.trim() || title,
      options: this.wanted(),
      chairs: $state.snapshot(this.chairs),
      seed: this.seed && this.alone ? Number(this.seed) : null,
      public: this.public,
      watching: this.watching,
      help: this.help,
      hints: this.clock ? null : this.hints,
      language: this.language ?? locale.language,
      clock: this.clock && { ...this.clock, over: this.usualOver },
      guide: null,
    };
  }

  /** What differs from the defaults and means something with the rest. */
  private wanted(): Options {
    const above = [this.plan.tiles, ...Object.keys(this.crowds[0]?.options ?? {})];
    const options = $state.snapshot(this.options);
    const meant = this.info.options.filter(({ name }) => above.includes(name) || this.means(name));
    return Object.fromEntries(
      meant
        .filter(({ name, default: usual }) => !alike(options[name], usual))
        .map(({ name }) => [name, options[name]]),
    );
  }

  private need({ each }: GameOption): number {
    return each === 'side' ? this.sides : this.seats;
  }

  private fit(option: GameOption): void {
    const value = this.options[option.name];
    if (option.each) {
      const values = value as unknown[];
      if (values.length && values.length !== this.need(option)) {
        const rest = option.allowed.filter((other) => !values.includes(other));
        this.options[option.name] = [...values, ...rest].slice(0, this.need(option));
      }
    } else if (option.kind === 'list') {
      const allowed = this.allowed(option);
      this.options[option.name] = (value as unknown[]).filter((each) => allowed.includes(each));
    } else if (option.kind === 'choice' && !this.allowed(option).includes(value)) {
      this.options[option.name] = option.default;
    }
  }
}

export const mayBeEmpty = (option: GameOption): boolean =>
  (option.default as unknown[]).length === 0;

/** Whether one of an option's cases holds. */
const counts = ({ when }: GameOption, known: Options): boolean =>
  when.length === 0 ||
  when.some((each) =>
    Object.entries(each).every(([name, { in: wanted, not: other = [] }]) =>
      wanted ? holds(wanted, known[name]) : !holds(other, known[name]),
    ),
  );

const holds = (values: readonly unknown[], value: unknown): boolean =>
  values.some((each) => alike(each, value));

const alike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
