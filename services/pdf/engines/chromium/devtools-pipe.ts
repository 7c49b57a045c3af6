import { spawn, type ChildProcess } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { environmentOf } from '../programs/program-environment.js';

/** A result is one message; it is bounded by what a conversion may give back, in base64, and some to spare. */
const MESSAGE_MAX_CHARS = 400_000_000;
const END_OF_MESSAGE = '\0';

type Params = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Params;
  readonly result?: Params;
  readonly error?: { readonly message: string };
}

/** A browser that is told what to do over a pair of pipes. @see https://chromedevtools.github.io/devtools-protocol/ */
export interface DevtoolsPipe {
  /** @throws Error when the browser refuses, or has ended. */
  send(method: string, params?: Params, sessionId?: string): Promise<Params>;
  /** Resolves with the first event of this name. */
  next(method: string): Promise<Params>;
  on(method: string, hear: (params: Params) => void): void;
  /** Kills it, whatever it does. */
  kill(): void;
}

interface Waiting {
  readonly resolve: (result: Params) => void;
  readonly reject: (error: Error) => void;
}

interface BrowserProgram {
  readonly command: string;
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}

interface Child {
  readonly child: ChildProcess;
  readonly orders: Writable;
  readonly answers: Readable;
}

const spawned = ({ command, args, environment }: BrowserProgram): Child => {
  const child = spawn(command, [...args, '--remote-debugging-pipe'], {
    env: environmentOf(environment),
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , orders, answers] = child.stdio as unknown as [null, null, null, Writable, Readable];
  return { child, orders, answers };
};

/** Starts a browser; it stays in the process group of this program, so that whoever kills that takes it along. */
export const startBrowser = (program: BrowserProgram): DevtoolsPipe => {
  const { child, orders, answers } = spawned(program);
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, ((params: Params) => void)[]>();
  const end = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    child.kill('SIGKILL');
  };
  endsWith([child, orders, answers], end);
  const answered = (id: number, { result = {}, error }: Message): void => {
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  };
  const take = (message: Message): void => {
    const { id, method = '', params = {} } = message;
    if (id === undefined) for (const hear of listeners.get(method) ?? []) hear(params);
    else answered(id, message);
  };
  answers.setEncoding('utf8').on('data', messagesIn(end, take));
  let count = 0;
  const on: DevtoolsPipe['on'] = (method, hear) => listeners.set(method, [...(listeners.get(method) ?? []), hear]);
  return {
    send: (method, params = {}, sessionId?) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        orders.write(JSON.stringify({ id: count, method, params, sessionId }) + END_OF_MESSAGE);
      }),
    on,
    next: (method) => new Promise((resolve) => on(method, resolve)),
    kill: () => end(new Error('The browser was ended')),
  };
};

const endsWith = ([child, ...pipes]: [ChildProcess, Writable, Readable], end: (error: Error) => void): void => {
  child.once('exit', () => end(new Error('The browser has ended')));
  for (const part of [child, ...pipes]) part.on('error', end);
};

const messagesIn = (end: (error: Error) => void, take: (message: Message) => void): ((text: string) => void) => {
  let pieces: string[] = [];
  let length = 0;
  return (text) => {
    const [first = '', ...others] = text.split(END_OF_MESSAGE);
    pieces.push(first);
    length += first.length;
    for (const other of others) {
      take(JSON.parse(pieces.join('')) as Message);
      pieces = [other];
      length = other.length;
    }
    if (length > MESSAGE_MAX_CHARS) end(new Error('The browser said too much'));
  };
};
