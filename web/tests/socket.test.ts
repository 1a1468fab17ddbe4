import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../src/lib/api';
import { TableSocket, UNANSWERED, type Connection } from '../src/lib/socket';

/** A line that the test holds the other end of. */
class Line {
  static readonly OPEN = 1;
  static made: Line[] = [];
  readyState = Line.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen: () => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  onclose: (event: { code: number }) => void = () => undefined;

  constructor() {
    Line.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  tell(frame: object): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

let states: Connection[];
let socket: TableSocket;
const line = (): Line => Line.made.at(-1) as Line;
const table = (status: string): object => ({ t: 'table', table: { status } });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  Line.made = [];
  states = [];
  socket = new TableSocket('ws://here', () => null, {
    frame: () => undefined,
    connection: (state) => states.push(state),
  });
  line().onopen();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a table is live', () => {
  it('with its state, of which the frame of a running table knows nothing', () => {
    line().tell(table('running'));
    expect(states).toEqual(['connecting']);
    line().tell({ t: 'state' });
    expect(states).toEqual(['connecting', 'live']);
  });

  it('at once while chairs are free: nothing more will come', () => {
    line().tell(table('open'));
    expect(states).toEqual(['connecting', 'live']);
  });
});

describe('a page that nobody looks at', () => {
  const seen = vi.spyOn(document, 'visibilityState', 'get');
  const looks = (): unknown[] => line().sent.filter(({ t }) => t === 'look');
  afterEach(() => seen.mockReset());

  it('says so when it is turned away from, and when somebody looks again', () => {
    expect(looks()).toEqual([]);
    for (const state of ['hidden', 'visible'] as const) {
      seen.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    }
    expect(looks()).toMatchObject([{ visible: false }, { visible: true }]);
  });

  it('says so again after a lost connection', () => {
    seen.mockReturnValue('hidden');
    line().lose();
    vi.advanceTimersByTime(1000);
    line().onopen();
    expect(looks()).toMatchObject([{ visible: false }]);
  });

  it('says nothing once it is closed', () => {
    socket.close();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(looks()).toEqual([]);
  });
});

describe('a lost connection', () => {
  it('leaves open whether the last frame has arrived', async () => {
    const answer = socket.ask({ t: 'undo', at: 3 });
    line().lose();
    await expect(answer).rejects.toMatchObject({ code: UNANSWERED });
    expect(states.at(-1)).toBe('lost');
  });

  it('sends nothing until it is back', async () => {
    line().lose();
    await expect(socket.ask({ t: 'undo', at: 3 })).rejects.toEqual(
      new Refusal('no-connection', 'the connection is lost', 0),
    );
  });

  it('comes back by itself and says hello again', () => {
    line().lose();
    vi.advanceTimersByTime(1000);
    line().onopen();
    expect(Line.made).toHaveLength(2);
    expect(line().sent).toEqual([{ t: 'hello' }]);
  });

  it('is given up where the table is none of ours', () => {
    line().lose(4404);
    vi.advanceTimersByTime(60_000);
    expect(states.at(-1)).toBe('gone');
    expect(Line.made).toHaveLength(1);
  });
});
