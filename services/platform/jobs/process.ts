import { fork, type ChildProcess } from 'node:child_process';
import { Refusal } from '../../../contracts/errors.js';
import { withoutSecrets } from '../config.js';
import type { Job, JobProgress, JobReply, JobResult } from './job.js';

/** The process of a job died: out of memory, a crash in an engine, or killed. */
export class JobCrashed extends Error {
  override readonly name = 'JobCrashed';
}

/** The job threw something that is no refusal: a defect, not a rule. */
export class JobBroken extends Error {
  override readonly name = 'JobBroken';
}

export interface JobProcess {
  run(job: Job, onProgress: (progress: JobProgress) => void): Promise<JobResult>;
  /** Jobs given to it so far. */
  jobs(): number;
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

/** A process of its own group, so that killing it takes LibreOffice and the like with it. */
export const startJobProcess = (entry: string, environment: Readonly<Record<string, string>> = {}): JobProcess => {
  const child = fork(entry, [String(process.pid)], {
    detached: true,
    env: { ...withoutSecrets(process.env), ...environment },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const work = oneAtATime();
  let jobs = 0;
  let alive = true;

  child.on('message', (reply: JobReply) => {
    if (reply.type === 'progress') work.progress(reply.progress);
    else if (reply.type !== 'ready') work.settle((run) => answer(run, reply));
  });
  const ended = endOf(child).then((why) => {
    alive = false;
    killGroup(child);
    work.crash(why);
  });

  return {
    run: (job, onProgress) =>
      new Promise((resolve, reject) => {
        jobs += 1;
        work.begin({ onProgress, resolve, reject });
        child.send({ job }, (error) => {
          if (error) work.crash(error.message);
        });
      }),
    jobs: () => jobs,
    alive: () => alive,
    kill: () => {
      alive = false;
      killGroup(child);
    },
    ended,
  };
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
    crash: (why: string) => {
      settle(({ reject }) => {
        reject(new JobCrashed(why));
      });
    },
  };
};

/** Resolves, with the reason in words, once a process has ended or could not be started. */
const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      resolve(`the job process ended with ${signal ?? `code ${String(code)}`}`);
    });
    child.once('error', (error) => {
      resolve(error.message);
    });
  });

const answer = ({ resolve, reject }: Running, reply: Exclude<JobReply, { type: 'ready' | 'progress' }>): void => {
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
