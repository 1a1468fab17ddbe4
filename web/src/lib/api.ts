/** The server's HTTP side. */
import type {
  CardList,
  GalleryOut,
  AccountOut,
  AnalysisOut,
  BlockOut,
  BotInfo,
  ChairForm,
  Channel,
  Frame,
  GameInfo,
  GivenLogin,
  HookShape,
  Leaving,
  Listing,
  NewPasskey,
  Opened,
  PasskeyOptions,
  PastPage,
  People,
  Person,
  Player,
  ProofForm,
  Profile,
  PushForm,
  ReminderChoices,
  Reminders,
  ReportForm,
  Session,
  Settings,
  StudyOut,
  TableForm,
  TableInfo,
  TableList,
  Trouble,
  UsedPasskey,
  Welcome,
  Whom,
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

const of = (handle: string, rest = ''): string => `/people/${encodeURIComponent(handle)}${rest}`;

export const api = {
  me: () => call<Player | null>('GET', '/me'),
  visit: (name: string, settings: Settings, invitation?: string) =>
    call<Player>('POST', '/me', { name, settings, invitation }),
  change: (patch: { name?: string; settings?: Settings }) => call<Player>('PATCH', '/me', patch),
  givenLogin: () => call<GivenLogin>('GET', '/account/login'),
  register: (login: string, password: string) =>
    call<Player>('POST', '/account', { login, password }),
  login: (login: string, password: string) => call<Player>('POST', '/login', { login, password }),
  logout: () => call<undefined>('POST', '/logout', {}),
  changePassword: (old: string | null, fresh: string) =>
    call<Player>('POST', '/password', { old, new: fresh }),
  account: () => call<AccountOut>('GET', '/account'),
  leaveServer: () => call<Leaving>('DELETE', '/account'),
  beginProof: () => call<PasskeyOptions>('POST', '/account/proof/begin', {}),
  prove: (form: ProofForm) => call<undefined>('POST', '/account/proof', form),
  beginPasskey: () => call<PasskeyOptions>('POST', '/passkey/begin', {}),
  addPasskey: (form: NewPasskey) => call<Player>('POST', '/passkeys', form),
  namePasskey: (id: string, name: string) =>
    call<undefined>('PATCH', `/passkeys/${encodeURIComponent(id)}`, { name }),
  removePasskey: (id: string) => call<undefined>('DELETE', `/passkeys/${encodeURIComponent(id)}`),
  beginPasskeyLogin: () => call<PasskeyOptions>('POST', '/login/passkey/begin', {}),
  loginByPasskey: (form: UsedPasskey) => call<Player>('POST', '/login/passkey', form),
  askRecovery: (address: string) => call<undefined>('POST', '/recovery', { address }),
  recover: (token: string, password: string) =>
    call<Player>('POST', '/recovery/password', { token, password }),
  blocks: () => call<BlockOut[]>('GET', '/blocks'),
  block: (whom: Whom) => call<BlockOut[]>('POST', '/blocks', whom),
  unblock: (id: string) => call<BlockOut[]>('DELETE', `/blocks/${encodeURIComponent(id)}`),
  report: (form: ReportForm) => call<undefined>('POST', '/reports', form),
  welcome: (language: string) => call<Welcome>('GET', `/welcome?language=${language}`),
  sessions: () => call<Session[]>('GET', '/sessions'),
  endSession: (id: string) => call<undefined>('DELETE', `/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => call<undefined>('DELETE', '/sessions'),
  reminders: () => call<Reminders>('GET', '/reminders'),
  remind: (choices: ReminderChoices) => call<Reminders>('PUT', '/reminders', choices),
  setMail: (address: string) => call<Reminders>('PUT', '/reminders/mail', { address }),
  clearMail: () => call<Reminders>('DELETE', '/reminders/mail'),
  setPush: (form: PushForm) => call<Reminders>('PUT', '/reminders/push', form),
  clearPush: () => call<Reminders>('DELETE', '/reminders/push'),
  setHook: (url: string, shape: HookShape) =>
    call<Reminders>('PUT', '/reminders/hook', { url, shape }),
  clearHook: () => call<Reminders>('DELETE', '/reminders/hook'),
  testReminder: (channel: Channel) => call<undefined>('POST', '/reminders/test', { channel }),
  confirmMail: (token: string) => call<undefined>('POST', '/reminders/confirm', { token }),
  stopMail: (token: string) =>
    call<undefined>('POST', `/reminders/stop/${encodeURIComponent(token)}`, {}),
  games: () => call<GameInfo[]>('GET', '/games'),
  bots: () => call<BotInfo[]>('GET', '/bots'),
  facts: <Facts = Record<string, unknown>>(game: string) =>
    call<Facts>('GET', `/games/${encodeURIComponent(game)}/facts`),
  galleries: () => call<GalleryOut[]>('GET', '/cards'),
  cards: (game: string) => call<CardList>('GET', `/games/${encodeURIComponent(game)}/cards`),
  tables: (listing: Listing, game?: string | null, after?: string) =>
    call<TableList>(
      'GET',
      `/tables?listing=${listing}${game ? `&game=${game}` : ''}${after ? `&after=${after}` : ''}`,
    ),
  past: (asked: URLSearchParams) => call<PastPage>('GET', `/past?${asked.toString()}`),
  people: () => call<People>('GET', '/people'),
  profile: (handle: string) => call<Profile>('GET', of(handle)),
  showProfile: (shown: People['shown']) => call<undefined>('PUT', '/people', { shown }),
  befriend: (handle: string) => call<People>('POST', of(handle, '/friend'), {}),
  met: ({ table, seat, line }: Whom) =>
    call<Person | null>(
      'GET',
      at(table, `/person?${seat == null ? `line=${line}` : `seat=${seat}`}`),
    ),
  keepAway: (handle: string) => call<BlockOut[]>('POST', of(handle, '/block'), {}),
  unfriend: (handle: string) => call<People>('DELETE', of(handle, '/friend')),
  challenge: (handle: string, table: string) =>
    call<People>('POST', of(handle, '/challenge'), { table }),
  answerChallenge: (table: string) =>
    call<People>('DELETE', `/challenges/${encodeURIComponent(table)}`),
  table: (id: string) => call<TableInfo>('GET', at(id)),
  open: (form: TableForm) => call<Opened>('POST', '/tables', form),
  sit: (id: string, seat: number) => call<Opened>('POST', at(id, '/sit'), { seat }),
  leave: (id: string) => call<TableInfo>('POST', at(id, '/leave'), {}),
  chair: (id: string, seat: number, chair: ChairForm) =>
    call<TableInfo>('POST', at(id, '/chair'), { seat, chair }),
  rematch: (id: string) => call<TableInfo>('POST', at(id, '/rematch'), {}),
  close: (id: string) => call<TableInfo>('POST', at(id, '/close'), {}),
  record: (id: string) => call<Record<string, unknown>>('GET', at(id, '/record')),
  replay: (id: string, choice: number, seat: number | null) =>
    call<Frame>('GET', at(id, `/replay/${choice}?seat=${seat ?? 'watcher'}`)),
  analysis: (id: string, known = 0) => call<AnalysisOut>('GET', at(id, `/analysis?known=${known}`)),
  analyse: (id: string) => call<AnalysisOut>('POST', at(id, '/analysis'), {}),
  study: (id: string) => call<StudyOut>('GET', at(id, '/study')),
  remark: (id: string, choice: number, text: string) =>
    call<undefined>('PUT', at(id, `/study/${choice}`), { text }),
  /** From a place of a finished match on, perhaps with another choice than was made there. */
  playOn: (id: string, place: number, chairs: ChairForm[], choice: string | null = null) =>
    call<Opened>('POST', at(id, '/play-on'), { at: place, chairs, choice }),
  /** The same as the server wrote it: a number here is exact up to 2^53 only. */
  recordText: async (id: string): Promise<string> => (await send('GET', at(id, '/record'))).text(),
  /** A record as its file has it, for the same reason. */
  import: async (record: string, title?: string): Promise<Opened> => {
    const rest = title ? `,"title":${JSON.stringify(title)}` : '';
    const answer = await send('POST', '/records', `{"record":${record}${rest}}`);
    return (await answer.json()) as Opened;
  },
};
