/** The server's HTTP side. */
import type {
  BotInfo,
  ChairForm,
  Frame,
  GameInfo,
  GivenLogin,
  Listing,
  Opened,
  Player,
  Session,
  Settings,
  TableForm,
  TableInfo,
  TableList,
  Trouble,
} from './types';

/** A refusal in the server's words; `code` is what the client words itself. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function send(method: string, path: string, body?: string): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body,
    });
  } catch {
    throw new Refusal('no-connection', 'the server cannot be reached', 0);
  }
  if (!answer.ok) {
    const trouble = (await answer.json().catch(() => null)) as Trouble | null;
    throw new Refusal(trouble?.code ?? 'unknown', trouble?.message ?? '', answer.status);
  }
  return answer;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await send(method, path, body === undefined ? undefined : JSON.stringify(body));
  if (answer.status === 204) return undefined as T;
  return (await answer.json().catch(() => null)) as T;
}

const at = (id: string, rest = ''): string => `/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  me: () => call<Player | null>('GET', '/me'),
  visit: (name: string, settings: Settings) => call<Player>('POST', '/me', { name, settings }),
  change: (patch: { name?: string; settings?: Settings }) => call<Player>('PATCH', '/me', patch),
  givenLogin: () => call<GivenLogin>('GET', '/account/login'),
  register: (login: string, password: string) =>
    call<Player>('POST', '/account', { login, password }),
  login: (login: string, password: string) => call<Player>('POST', '/login', { login, password }),
  logout: () => call<undefined>('POST', '/logout', {}),
  changePassword: (old: string, fresh: string) =>
    call<Player>('POST', '/password', { old, new: fresh }),
  sessions: () => call<Session[]>('GET', '/sessions'),
  endSession: (id: string) => call<undefined>('DELETE', `/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => call<undefined>('DELETE', '/sessions'),
  games: () => call<GameInfo[]>('GET', '/games'),
  bots: () => call<BotInfo[]>('GET', '/bots'),
  facts: <Facts = Record<string, unknown>>(game: string) =>
    call<Facts>('GET', `/games/${encodeURIComponent(game)}/facts`),
  tables: (listing: Listing, game?: string | null, after?: string) =>
    call<TableList>(
      'GET',
      `/tables?listing=${listing}${game ? `&game=${game}` : ''}${after ? `&after=${after}` : ''}`,
    ),
  table: (id: string) => call<TableInfo>('GET', at(id)),
  open: (form: TableForm) => call<Opened>('POST', '/tables', form),
  sit: (id: string, seat: number) => call<Opened>('POST', at(id, '/sit'), { seat }),
  leave: (id: string) => call<TableInfo>('POST', at(id, '/leave'), {}),
  chair: (id: string, seat: number, chair: ChairForm) =>
    call<TableInfo>('POST', at(id, '/chair'), { seat, chair }),
  close: (id: string) => call<TableInfo>('POST', at(id, '/close'), {}),
  record: (id: string) => call<Record<string, unknown>>('GET', at(id, '/record')),
  replay: (id: string, choice: number, seat: number | null) =>
    call<Frame>('GET', at(id, `/replay/${choice}?seat=${seat ?? 'watcher'}`)),
  playOn: (id: string, choice: number, chairs: ChairForm[]) =>
    call<Opened>('POST', at(id, '/play-on'), { at: choice, chairs }),
  /** The same as the server wrote it: a number here is exact up to 2^53 only. */
  recordText: async (id: string): Promise<string> => (await send('GET', at(id, '/record'))).text(),
  /** A record as its file has it, for the same reason. */
  import: async (record: string, title?: string): Promise<Opened> => {
    const rest = title ? `,"title":${JSON.stringify(title)}` : '';
    const answer = await send('POST', '/records', `{"record":${record}${rest}}`);
    return (await answer.json()) as Opened;
  },
};
