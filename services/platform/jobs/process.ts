import { fork, type ChildProcess } from 'node:child_process';
import { Refusal } from '../../../contracts/errors.js';
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
export const startJobProcess = (entry: string): JobProcess => {
  const child = fork(entry, [String(process.pid)], {
    detached: true,
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  let running: Running | undefined;
  let jobs = 0;
  let alive = true;

  const settle = (finish: (run: Running) => void) => {
    const run = running;
    running = undefined;
    if (run) finish(run);
  };
  child.on('message', (reply: JobReply) => {
    if (reply.type === 'progress') running?.onProgress(reply.progress);
    else if (reply.type !== 'ready') settle((run) => answer(run, reply));
  });
  const ended = new Promise<void>((resolve) => {
    const end = (why: string) => {
      alive = false;
      killGroup(child);
      settle(({ reject }) => reject(new JobCrashed(why)));
      resolve();
    };
    child.once('exit', (code, signal) => end(`the job process ended with ${signal ?? `code ${code}`}`));
    child.once('error', (error) => end(error.message));
  });

  return {
    run: (job, onProgress) =>
      new Promise((resolve, reject) => {
        jobs += 1;
        running = { onProgress, resolve, reject };
        child.send({ job }, (error) => {
          if (error) settle((run) => run.reject(new JobCrashed(error.message)));
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

const answer = ({ resolve, reject }: Running, reply: Exclude<JobReply, { type: 'ready' | 'progress' }>): void => {
  switch (reply.type) {
    case 'done':
      return resolve(reply.result);
    case 'refused':
      return reject(new Refusal(reply.code, reply.facts));
    case 'broken':
      return reject(new JobBroken(reply.message));
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
