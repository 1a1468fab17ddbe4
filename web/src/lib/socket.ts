/** A table's socket: it comes back by itself after a lost connection. */
import { Refusal } from './api';
import type { ClientFrame, ServerFrame } from './types';

export type Connection = 'connecting' | 'live' | 'lost' | 'gone';

type Answer = Extract<ServerFrame, { call: unknown }>;
/** A frame as the caller writes it: the number of the call is the socket's business. */
export type Ask = ClientFrame extends infer F
  ? F extends { call: number }
    ? Omit<F, 'call'>
    : never
  : never;

/** Closing codes after which trying again is of no use. */
const FINAL = new Map([
  [4403, 'watching-closed'],
  [4404, 'no-such-table'],
  [4409, 'other-rules'],
]);
/** Sent, but whether it arrived only the table can tell when the connection is back. */
export const UNANSWERED = 'unanswered';
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 10_000;

export interface Listener {
  frame(frame: ServerFrame): void;
  connection(state: Connection, reason: string | null): void;
}

/** The table is there with all it has to show; of a match the table's frame alone is not enough. */
function isWhole(frame: ServerFrame): boolean {
  if (frame.t === 'table') return frame.table.status === 'open' || frame.table.status === 'closed';
  return frame.t === 'state';
}

export class TableSocket {
  private socket: WebSocket | null = null;
  private calls = new Map<number, { done: (frame: Answer) => void; fail: (e: Error) => void }>();
  private number = 0;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly key: () => string | null,
    private readonly listener: Listener,
  ) {
    document.addEventListener('visibilitychange', this.look);
    this.connect();
  }

  /** Send a frame and wait for its answer. */
  ask(frame: Ask): Promise<Answer> {
    const socket = this.socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refusal('no-connection', 'the connection is lost', 0));
    }
    this.number += 1;
    const number = this.number;
    const answer = new Promise<Answer>((done, fail) => this.calls.set(number, { done, fail }));
    socket.send(JSON.stringify({ ...frame, call: number }));
    return answer;
  }

  /** Try again at once instead of after the pause. */
  retry(): void {
    if (this.closed || this.socket) return;
    clearTimeout(this.timer);
    this.connect();
  }

  close(): void {
    this.closed = true;
    document.removeEventListener('visibilitychange', this.look);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  /** Whoever does not look at the page is told elsewhere that it is their move. */
  private look = (): void => {
    const visible = document.visibilityState !== 'hidden';
    this.ask({ t: 'look', visible }).catch(() => undefined);
  };

  private connect(): void {
    this.listener.connection('connecting', null);
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      const key = this.key();
      socket.send(JSON.stringify(key ? { t: 'hello', key } : { t: 'hello' }));
      if (document.visibilityState === 'hidden') this.look();
    };
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as ServerFrame);
    socket.onclose = (event) => this.lose(event.code);
  }

  private hear(frame: ServerFrame): void {
    if (isWhole(frame)) {
      this.pause = FIRST_PAUSE;
      this.listener.connection('live', null);
    }
    if ('call' in frame && frame.call != null) {
      const waiting = this.calls.get(frame.call);
      this.calls.delete(frame.call);
      if (frame.t === 'refused') {
        waiting?.fail(new Refusal(frame.trouble.code, frame.trouble.message, 0));
      } else {
        waiting?.done(frame as Answer);
      }
      return;
    }
    this.listener.frame(frame);
  }

  private lose(code: number): void {
    this.socket = null;
    for (const { fail } of this.calls.values()) {
      fail(new Refusal(UNANSWERED, 'the connection was lost before the answer came', 0));
    }
    this.calls.clear();
    if (this.closed) return;
    const reason = FINAL.get(code);
    if (reason) {
      this.listener.connection('gone', reason);
      return;
    }
    this.listener.connection('lost', null);
    this.timer = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 2);
  }
}
