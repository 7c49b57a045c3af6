import { fileURLToPath } from 'node:url';
import { clearTimeout, setTimeout } from 'node:timers';
import { Worker } from 'node:worker_threads';

/** A question to the thread. */
export type Question =
  | { readonly kind: 'open'; readonly data: Uint8Array }
  | { readonly kind: 'read'; readonly document: number; readonly index: number }
  | { readonly kind: 'places'; readonly document: number; readonly index: number }
  | { readonly kind: 'image'; readonly document: number; readonly index: number }
  | { readonly kind: 'fields'; readonly document: number }
  | { readonly kind: 'annotations'; readonly document: number; readonly index: number }
  | { readonly kind: 'close'; readonly document: number };

interface Reply {
  readonly question: number;
  readonly answer?: unknown;
  readonly failure?: string;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Asked<Answer> {
  /** Names the document that an `open` opens. */
  readonly question: number;
  readonly answer: Promise<Answer>;
}

/** The thread answered that it could not. */
export class NotAnswered extends Error {
  override readonly name = 'NotAnswered';
}

export interface Thread {
  readonly ask: <Answer>(asked: Question) => Asked<Answer>;
  readonly isEnded: () => boolean;
  readonly end: () => void;
}

/** It is written in JavaScript, as a thread runs what stands in its file. */
const ENTRY = fileURLToPath(new URL('./pdfjs-thread.mjs', import.meta.url));

/** Starts pdf.js beside this thread; nothing waits for it when the process ends. */
const started = (): Thread => {
  const waiting = new Map<number, Waiting>();
  const worker = new Worker(ENTRY, { execArgv: [] });
  let count = 0;
  let ended: Error | undefined;
  const endWith = (error: Error): void => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  worker.unref();
  worker.on('error', (error) => endWith(reasonOf(error)));
  worker.on('exit', () => endWith(new Error('the thread of pdf.js has ended')));
  worker.on('message', ({ question, answer, failure }: Reply) => {
    const one = waiting.get(question);
    waiting.delete(question);
    if (waiting.size === 0) worker.unref();
    if (failure === undefined) one?.resolve(answer);
    else one?.reject(new NotAnswered(failure));
  });
  const ask = <Answer>(asked: Question): Asked<Answer> => {
    const question = (count += 1);
    const answer = new Promise<unknown>((resolve, reject) => {
      if (ended) reject(ended);
      else waiting.set(question, { resolve, reject });
    });
    answer.catch(() => undefined); // told to whoever waits for it
    worker.ref();
    worker.postMessage({ ...asked, question }, asked.kind === 'open' ? [asked.data.buffer as ArrayBuffer] : []);
    return { question, answer: answer as Promise<Answer> };
  };
  return { ask, isEnded: () => ended !== undefined, end: () => void worker.terminate() };
};

/** Tells a lack of memory like that of this thread. */
const reasonOf = (error: Error): Error =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    ? new RangeError('allocation failed in the thread of pdf.js', { cause: error })
    : error;

/** Unused for so long it is ended: it holds as much memory as it has ever needed. */
const KEPT_MS = 5000;

let latest: Thread | undefined;
let users = 0;
let ending: NodeJS.Timeout | undefined;

/** The thread of this process. Work that will need it gains time by starting it before. */
export const secondThread = (): Thread => {
  clearTimeout(ending);
  const thread = latest?.isEnded() === false ? latest : started();
  latest = thread;
  if (users === 0) endLater();
  return thread;
};

const endLater = (): void => {
  ending = setTimeout(() => {
    latest?.end();
    latest = undefined;
  }, KEPT_MS);
  ending.unref();
};

/** While it is used it is kept. */
export const withSecondThread = async <T>(use: (thread: Thread) => Promise<T>): Promise<T> => {
  users += 1;
  try {
    return await use(secondThread());
  } finally {
    users -= 1;
    if (users === 0) endLater();
  }
};
