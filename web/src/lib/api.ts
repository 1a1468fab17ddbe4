/** The server's HTTP side. */
import type {
  BotInfo,
  ChairForm,
  Frame,
  GameInfo,
  Listing,
  Opened,
  Player,
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

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal('no-connection', 'the server cannot be reached', 0);
  }
  if (answer.status === 204) return undefined as T;
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const trouble = data as Trouble | null;
    throw new Refusal(trouble?.code ?? 'unknown', trouble?.message ?? '', answer.status);
  }
  return data as T;
}

const at = (id: string, rest = ''): string => `/tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  me: () => call<Player | null>('GET', '/me'),
  visit: (name: string, settings: Settings) => call<Player>('POST', '/me', { name, settings }),
  change: (patch: { name?: string; settings?: Settings }) => call<Player>('PATCH', '/me', patch),
  register: (login: string, password: string) =>
    call<Player>('POST', '/account', { login, password }),
  login: (login: string, password: string) => call<Player>('POST', '/login', { login, password }),
  logout: () => call<undefined>('POST', '/logout', {}),
  games: () => call<GameInfo[]>('GET', '/games'),
  bots: () => call<BotInfo[]>('GET', '/bots'),
  facts: <Facts = Record<string, unknown>>(game: string) =>
    call<Facts>('GET', `/games/${encodeURIComponent(game)}/facts`),
  tables: (listing: Listing, game?: string) =>
    call<TableList>('GET', `/tables?listing=${listing}${game ? `&game=${game}` : ''}`),
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
  import: (record: unknown, title?: string) =>
    call<Opened>('POST', '/records', title ? { record, title } : { record }),
};
