import { fork, type ChildProcess } from 'node:child_process';
import { Refusal } from '../../../contracts/errors.js';
import { withoutSecrets } from '../config.js';
import type { Job, JobEnd, JobProgress, JobReply, JobResult } from './job.js';
import { capInEnvironment } from './memory-cap.js';
import { OUT_OF_MEMORY } from './orders.js';
import { warningOf } from './warnings.js';

/** The process of a job died: a crash in an engine, or killed. */
export class JobCrashed extends Error {
  override readonly name = 'JobCrashed';
}

/** The job threw something that is no refusal: a defect, not a rule. */
export class JobBroken extends Error {
  override readonly name = 'JobBroken';
}

export interface JobProcess {
  run(job: Job, onProgress: (progress: JobProgress) => void): Promise<JobResult>;
  /** Resolves once it is warm, or has ended before that. */
  readonly ready: Promise<void>;
  /** Jobs given to it so far. */
  jobs(): number;
  /** Bytes that it held after its last job. */
  resident(): number;
  alive(): boolean;
  /** At once, together with every program it started. */
  kill(): void;
  readonly ended: Promise<void>;
}

interface Running {
  readonly onProgress: (progress: JobProgress) => void;
  readonly resolve: (result: JobResult) => void;
  readonly reject: (error: Error) => void;
}

interface JobProcessOptions {
  /** For its environment alone. */
  readonly environment?: Readonly<Record<string, string>>;
  /** What it and all it starts may hold together; default: whatever there is. */
  readonly memoryMb?: number | undefined;
}

/** A process of its own group, so that killing it takes LibreOffice and the like with it. */
export const startJobProcess = (entry: string, options: JobProcessOptions = {}): JobProcess => {
  const child = startChild(entry, options);
  const work = oneAtATime();
  const state = { jobs: 0, resident: 0, alive: true };
  const warm = whenTold();

  child.on('message', (reply: JobReply) => {
    if (reply.type === 'ready') return warm.tell();
    if (reply.type === 'progress') return work.progress(reply.progress);
    state.resident = reply.resident;
    work.settle((run) => answer(run, reply));
  });
  child.once('exit', () => (state.alive = false));
  child.once('error', () => (state.alive = false));
  const ended = endOf(child, options.memoryMb).then((why) => {
    work.crash(why);
    warm.tell();
  });

  return {
    run: (job, onProgress) =>
      new Promise((resolve, reject) => {
        state.jobs += 1;
        work.begin({ onProgress, resolve, reject });
        child.send({ job }, (error) => {
          if (error) work.crash(new JobCrashed(error.message));
        });
      }),
    ready: warm.told,
    jobs: () => state.jobs,
    resident: () => state.resident,
    alive: () => state.alive,
    kill: () => {
      state.alive = false;
      killGroup(child);
    },
    ended,
  };
};

/** The limit of JavaScript's own heap holds on every platform; the rest is the guard's business. */
const startChild = (entry: string, { environment, memoryMb }: JobProcessOptions): ChildProcess =>
  fork(entry, [String(process.pid)], {
    detached: true,
    env: { ...withoutSecrets(process.env), ...capInEnvironment(memoryMb), ...environment },
    execArgv: memoryMb === undefined ? [] : [`--max-old-space-size=${memoryMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });

const whenTold = () => {
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  return { told, tell };
};

/** The job that a process is at, settled once. */
const oneAtATime = () => {
  let running: Running | undefined;
  const settle = (finish: (run: Running) => void): void => {
    const run = running;
    running = undefined;
    if (run) finish(run);
  };
  return {
    begin: (run: Running) => {
      running = run;
    },
    progress: (progress: JobProgress) => running?.onProgress(progress),
    settle,
    crash: (why: Error) => {
      settle(({ reject }) => {
        reject(why);
      });
    },
  };
};

/** What V8 says before it gives up. */
const HEAP_FULL = 'heap out of memory';

const WARN = 40;

/** In the form of the other lines of the log. */
const lineOf = (written: string): string =>
  `${JSON.stringify({ level: WARN, time: Date.now(), warning: warningOf(written), msg: 'a library warned' })}\n`;

/** Resolves, with the reason for its job, once a process has ended or could not be started. */
const endOf = (child: ChildProcess, memoryMb: number | undefined): Promise<Error> =>
  new Promise((resolve) => {
    let heapFull = false;
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      heapFull ||= text.includes(HEAP_FULL);
      process.stderr.write(lineOf(text));
    });
    child.once('exit', () => killGroup(child)); // or what it started would keep its streams open
    child.once('close', (code, signal) => {
      const starved = memoryMb !== undefined && (heapFull || signal === OUT_OF_MEMORY);
      if (starved) resolve(new Refusal('conversion.out-of-memory', { limit: memoryMb }));
      else resolve(new JobCrashed(`the job process ended with ${signal ?? `code ${String(code)}`}`));
    });
    child.once('error', resolve);
  });

const answer = ({ resolve, reject }: Running, reply: JobEnd): void => {
  switch (reply.type) {
    case 'done':
      resolve(reply.result);
      break;
    case 'refused':
      reject(new Refusal(reply.code, reply.facts));
      break;
    case 'broken':
      reject(new JobBroken(reply.message));
      break;
  }
};

const killGroup = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // nobody of the group is left
  }
};
