import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** A model as the engine takes it. */
export interface EngineModel {
  readonly config: string;
  readonly model: Uint8Array;
  readonly shortlist: Uint8Array | undefined;
  /** One for both languages, or one for each. */
  readonly vocabularies: readonly Uint8Array[];
}

export interface EngineAnswer {
  readonly text: string;
  /** How many pieces the engine cut the text into; a sentence that is not too long is one. */
  readonly pieces: number;
}

/** Firefox's translation engine in a thread of its own, with the models of one pair of languages. */
export interface Engine {
  /** Answers in the order of the texts. @throws EngineFailed */
  readonly translate: (texts: readonly string[]) => Promise<readonly EngineAnswer[]>;
  readonly isEnded: () => boolean;
  /** At once, in the middle of a call as well, which is refused then: nothing else stops one. */
  readonly end: () => Promise<void>;
}

/** The engine gave up, or was ended; it answers nothing any more. */
export class EngineFailed extends Error {
  override readonly name = 'EngineFailed';
}

/** It is written in JavaScript, as a thread runs what stands in its file. */
const ENTRY = fileURLToPath(new URL('./engine-thread.mjs', import.meta.url));

interface Reply {
  readonly question: number;
  readonly answer?: unknown;
  readonly failure?: string;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the engine and has it load the models. @throws EngineFailed where it cannot. */
export const startEngine = async (models: readonly EngineModel[]): Promise<Engine> => {
  const waiting = new Map<number, Waiting>();
  const worker = new Worker(ENTRY, { execArgv: [] });
  let count = 0;
  let ended: EngineFailed | undefined;
  const endWith = (why: string, cause?: unknown): void => {
    ended ??= new EngineFailed(why, { cause });
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  const end = async (why = 'the engine was ended'): Promise<void> => {
    endWith(why);
    await worker.terminate();
  };
  worker.on('error', (error) => endWith(error.message, error));
  worker.on('exit', () => endWith('the thread of the engine has ended'));
  worker.on('message', ({ question, answer, failure }: Reply) => {
    if (failure !== undefined) return void end(failure); // its memory is in no known state any more
    waiting.get(question)?.resolve(answer);
    waiting.delete(question);
    if (waiting.size === 0) worker.unref();
  });
  const ask = (asked: object): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended);
      waiting.set((count += 1), { resolve, reject });
      worker.ref();
      worker.postMessage({ ...asked, question: count });
    });
  await ask({ kind: 'open', models });
  return {
    translate: async (texts) => (await ask({ kind: 'translate', texts })) as readonly EngineAnswer[],
    isEnded: () => ended !== undefined,
    end: () => end(),
  };
};
