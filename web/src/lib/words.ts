/** Options, events, prompts and things of a game in words; the browser's half of `rulebound.locale`. */
import { declared } from 'virtual:game-words';
import { has, rich, type Args } from './i18n.svelte';
import type { GameEvent, OptionOut, Words } from './types';

/** What the arguments of a game's messages mean; see `Arguments` of `rulebound.locale`. */
export interface Arguments {
  things: Record<string, string>;
  numbered: string[];
  signed: string[];
  seats: string[];
  optional: string[];
  refs: Record<string, string[]>;
  joined: string[];
}
const NOTHING: Arguments = {
  things: {},
  numbered: [],
  signed: [],
  seats: ['seat'],
  optional: [],
  refs: {},
  joined: [],
};
const argumentsOf = (game: string): Arguments => ({ ...NOTHING, ...declared[game] });

/** How a game names a thing that has no message of its own, such as a card of two parts. */
export type Describe = (kind: string, value: string) => Words | null;
/** How a client tells an event that it has words of its own for. */
export type Retell = (event: GameEvent) => Words | null;

export class GameWords {
  private readonly meaning: Arguments;

  constructor(
    readonly game: string,
    readonly players: readonly string[],
    readonly describe: Describe = () => null,
    readonly retell: Retell = () => null,
  ) {
    this.meaning = argumentsOf(game);
  }

  thing(kind: string, value: unknown): string {
    const id = `${this.game}-${kind}-${String(value)}`;
    if (has(id)) return rich(id);
    const described = this.describe(kind, String(value));
    return described ? this.text(described) : String(value);
  }

  text(words: Words): string {
    return rich(words.id, this.args(words.args));
  }

  event(event: GameEvent): string {
    const retold = this.retell(event);
    if (retold) return this.text(retold);
    const { kind, at: _at, ...rest } = event;
    const args = this.args(rest);
    const why = `${this.game}-why-point-${String(rest['why'])}`;
    if ('why' in rest && has(why)) args['why'] = rich(why);
    return rich(`${this.game}-log-${kind}`, args);
  }

  option(option: OptionOut): string {
    const args: Args = Object.fromEntries(this.meaning.optional.map((key) => [key, 'none']));
    for (const ref of option.refs) {
      const [kind, value] = cut(ref);
      const keys = this.meaning.refs[kind];
      if (keys) {
        const key = keys.find((each) => !(each in args));
        if (key) args[key] = value;
      } else if (kind === 'seat') {
        args['seat'] = this.name(Number(value));
      } else {
        args['number'] = value;
        const name = this.thing(this.meaning.things[kind] ?? kind, value);
        const more = this.meaning.joined.includes(kind) && (args[kind] ?? 'none') !== 'none';
        args[kind] = more ? `${args[kind]}, ${name}` : name;
      }
    }
    for (const [key, value] of Object.entries(option.fields ?? {})) {
      const none = value === null || (Array.isArray(value) && !value.length);
      if (!none && (args[key] ?? 'none') === 'none') args[key] = this.word(key, value);
    }
    return rich(`${this.game}-option-${option.kind}`, args);
  }

  name(seat: number): string {
    return seat < 0 ? 'none' : (this.players[seat] ?? String(seat + 1));
  }

  private args(raw: Record<string, unknown>): Args {
    return Object.fromEntries(
      Object.entries(raw).map(([key, value]) => [key, this.word(key, value)]),
    ) as Args;
  }

  private word(key: string, value: unknown): string | number {
    const { things, numbered, seats } = this.meaning;
    if (key in things && (value === '' || (Array.isArray(value) && !value.length))) return 'none';
    if (this.meaning.signed.includes(key) && typeof value === 'number') return signed(value);
    if (typeof value === 'string' && SIGNED.test(value)) return value.replaceAll('-', '−');
    if (Array.isArray(value)) return value.map((item) => this.word(key, item)).join(', ');
    if (seats.includes(key) && typeof value === 'number') return this.name(value);
    const kind = things[key];
    if (kind && (typeof value === 'string' || numbered.includes(key)))
      return this.thing(kind, value);
    return typeof value === 'number' ? value : String(value);
  }
}

/** Numbers that a game gives with their signs. */
const SIGNED = /^([-+]\d+|[-+\d]+( [-+\d]+)+)$/;

/** A number with its sign, and a real minus. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** A ref's kind and name: `sq:e5`. */
/** The name of one of several of a kind: `castle_griffins.2` are the second ones. */
export function cutNumber(name: string): [string, string] {
  const at = name.indexOf('.');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
}

export function cut(ref: string): [string, string] {
  const colon = ref.indexOf(':');
  return [ref.slice(0, colon), ref.slice(colon + 1)];
}
