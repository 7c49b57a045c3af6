import { MB } from '../../../contracts/byte-sizes.js';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { Refusal, refusals, type RefusalCode } from '../../../contracts/errors.js';
import { FILE_NAME_MAX } from '../../../contracts/limits.js';
import { refusalOf } from '../blobs/disk-files.js';
import { makeHome, type ProgramHome } from '../sandbox/program-home.js';
import { killSandboxed } from '../sandbox/sandbox.js';
import { NORMAL, type Priority, lowerPriority } from './job-priority.js';
import { answerCall, type JobCalls } from './job-calls.js';
import { startJobChild, startsAlone, whyItEnded, type ChildOptions, type JobChild } from './job-child.js';
import {
  JobBroken,
  JobCrashed,
  type Job,
  type JobEnd,
  type JobNews,
  type JobReply,
  type JobRequest,
  type JobResult,
} from './job.js';
import { FOLDER_MAX, watchFolder, type FolderLimit, watchMemory } from './resource-limits.js';

export interface JobProcess {
  run(job: Job, news: JobNews): Promise<JobResult>;
  /** Undefined before it has started. */
  pid(): number | undefined;
  /** Resolves once it starts without this process, or has ended before that. */
  readonly spawned: Promise<void>;
  /** Resolves once it is warm, or has ended before that. */
  readonly ready: Promise<void>;
  /** Jobs given to it so far. */
  jobs(): number;
  /** Bytes that it held after its last job. */
  resident(): number;
  alive(): boolean;
  /** At once, together with every program it started. */
  kill(): void;
  /** Once it and its folder are gone. */
  readonly ended: Promise<void>;
}

export interface JobProcessOptions extends ChildOptions {
  /** Where it gets a folder of its own. */
  readonly scratch: string;
  /** The space on the disk that it and all it starts may have at a time. */
  readonly folderMax?: FolderLimit;
  /** The calls that it may make to this process. */
  readonly calls?: JobCalls;
  /** From its first moment on; default: the normal one. */
  readonly priority?: Priority;
}

interface Running {
  readonly job: Job;
  readonly news: JobNews;
  /** Where its result goes. */
  readonly directory: string;
  readonly resolve: (result: JobResult) => void;
  readonly reject: (error: Error) => void;
  readonly over: AbortController;
}

/** A process that sees its own folder only; killing it takes all that it has started with it. */
export const startJobProcess = (entry: string, options: JobProcessOptions): JobProcess =>
  new Supervised(entry, options);

const outOfMemory = (limit: number): Refusal => new Refusal('conversion.out-of-memory', { limit });

class Supervised implements JobProcess {
  readonly spawned: Promise<void>;
  readonly ready: Promise<void>;
  readonly ended: Promise<void>;
  private begun: () => void = () => undefined;
  private warm: () => void = () => undefined;
  private child: JobChild | undefined;
  private home: ProgramHome | undefined;
  private running: Running | undefined;
  private count = 0;
  private held = 0;
  private killed = false;
  private gone = false;
  private why: Refusal | undefined;
  /** Until files of the last job are taken out of the folder. */
  private taking: Promise<void> = Promise.resolve();

  constructor(
    private readonly entry: string,
    private readonly options: JobProcessOptions,
  ) {
    this.spawned = new Promise((resolve) => (this.begun = resolve));
    this.ready = new Promise((resolve) => (this.warm = resolve));
    this.ended = this.live();
  }

  jobs = (): number => this.count;
  resident = (): number => this.held;
  alive = (): boolean => !this.killed && !this.gone;
  pid = (): number | undefined => this.child?.pid;

  async run(job: Job, news: JobNews): Promise<JobResult> {
    this.count += 1;
    await this.ready;
    const { home, child } = this;
    if (!home || !child || !this.alive()) throw new JobCrashed('the job process ended before its job');
    const over = new AbortController();
    const { memoryMb = Infinity, folderMax = FOLDER_MAX } = this.options;
    const endFor = (why: Refusal) => () => this.kill(why);
    const endMemoryWatch = watchMemory(child.pid, memoryMb * MB, endFor(outOfMemory(memoryMb)));
    const endFolderWatch = watchFolder(home.folder, folderMax, endFor(new Refusal('storage.full')));
    try {
      const inside = await placeInputs(job, home, this.count);
      return await new Promise<JobResult>((resolve, reject) => {
        if (!this.alive()) return reject(new JobCrashed('the job process ended before its job'));
        this.running = { job: inside, news, directory: job.directory, resolve, reject, over };
        this.send({ type: 'job', job: inside });
      });
    } catch (error) {
      throw refusalOf(error);
    } finally {
      endMemoryWatch();
      endFolderWatch();
      over.abort();
      await this.clear(home);
    }
  }

  /** A job leaves nothing for the next one; with a process whose folder can't be cleared, the folder goes. */
  private async clear(home: ProgramHome): Promise<void> {
    if (!this.alive()) return;
    try {
      await home.clear();
    } catch {
      this.kill();
      await this.ended;
    }
  }

  kill(why?: Refusal): void {
    this.why ??= why;
    this.killed = true;
    if (this.child) killSandboxed(this.child);
  }

  private async live(): Promise<void> {
    try {
      this.home = await makeHome(this.options.sandbox, { scratch: this.options.scratch, prefix: 'process-' });
      if (!this.killed) await this.untilEnd(this.home);
    } catch (error) {
      this.crash(error instanceof Error ? error : new Error(String(error)));
    }
    this.gone = true;
    await this.taking;
    await this.home?.remove();
    this.begun();
    this.warm();
  }

  private async untilEnd(home: ProgramHome): Promise<void> {
    this.child = startJobChild(this.entry, home, this.options);
    void startsAlone(this.child).then(this.begun);
    if (this.child.pid !== undefined) lowerPriority([this.child.pid], this.options.priority ?? NORMAL);
    this.child.on('message', (message) => this.hear(readReply(message)));
    const why = await whyItEnded(this.child, () => this.running?.news.onWarning);
    this.gone = true;
    const { memoryMb } = this.options;
    if (memoryMb !== undefined && why.heapFull) this.why ??= outOfMemory(memoryMb);
    this.crash(this.why ?? new JobCrashed(why.message));
  }

  private hear(reply: JobReply | undefined): void {
    if (!reply) return this.kill(); // it does not speak our language, so it is not ours any more
    switch (reply.type) {
      case 'ready':
        return this.warm();
      case 'progress':
        return this.running?.news.onProgress(reply.progress);
      case 'call':
        return void this.answer(reply);
      default:
        this.held = reply.resident;
        this.settle((running) => this.conclude(running, reply));
    }
  }

  private conclude(running: Running, reply: JobEnd): void {
    switch (reply.type) {
      case 'done':
        return this.finish(running, reply.result);
      case 'refused':
        return running.reject(new Refusal(reply.code, reply.facts));
      case 'broken':
        return running.reject(new JobBroken(reply.message));
    }
  }

  /** The folder stays until its files are taken, though the process may end. */
  private finish({ directory, resolve, reject }: Running, result: JobResult): void {
    if (this.home) this.taking = takeResult(result, this.home, directory).then(resolve, reject);
  }

  private async answer(asked: Extract<JobReply, { type: 'call' }>): Promise<void> {
    const { running, home } = this;
    if (!running || !home) return;
    const counts = (pid: number) => running.news.onProgram?.(pid) ?? (() => undefined);
    const caller = { job: running.job, home, counts, signal: running.over.signal };
    const end = await answerCall(this.options.calls ?? {}, asked, caller);
    this.send({ type: 'answer', call: asked.call, ...end });
  }

  private send(request: JobRequest): void {
    this.child?.send(request, (error) => {
      if (error) this.crash(new JobCrashed(error.message));
    });
  }

  private crash(why: Error): void {
    this.settle(({ reject }) => reject(why));
    if (this.gone) this.warm();
  }

  private settle(finish: (running: Running) => void): void {
    const running = this.running;
    this.running = undefined;
    if (running) finish(running);
  }
}

/** The same job with its inputs in the folder of its process, which is also where it works. */
const placeInputs = async (job: Job, home: ProgramHome, count: number): Promise<Job> => ({
  ...job,
  directory: home.folder,
  files: await Promise.all(
    job.files.map(async (file, index) => ({ ...file, path: await home.putIn(file.path, `input-${count}-${index}`) })),
  ),
});

/** The same result with its files in another folder. */
const takeResult = async (result: JobResult, home: ProgramHome, directory: string): Promise<JobResult> => {
  const { path, receipt } = result;
  return {
    ...result,
    path: await take(path, home, directory),
    ...(receipt !== undefined && { receipt: await take(receipt, home, directory) }),
  };
};

const take = async (path: string, home: ProgramHome, directory: string): Promise<string> => {
  const taken = join(directory, basename(path));
  await home.takeOut(path, taken);
  return taken;
};

const textSchema = z.string().max(100_000);
const factsSchema = z.record(z.string(), z.union([z.string(), z.number()]));
const codeSchema = z.custom<RefusalCode>((value) => typeof value === 'string' && Object.hasOwn(refusals, value));
const residentSchema = z.number();

const resultSchema = z.object({
  path: textSchema,
  mime: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/),
  extension: z.string().regex(/^\.[a-z0-9]{1,8}$/),
  stem: z.string().max(FILE_NAME_MAX).exactOptional(),
  isDrawable: z.boolean(),
  receipt: textSchema.exactOptional(),
  engines: z.record(z.string(), textSchema).exactOptional(),
  notes: z.array(z.object({ code: textSchema, text: textSchema })),
});

const progressSchema = z.object({
  done: z.number(),
  total: z.number(),
  step: textSchema,
  pagesToRecognise: z.number().nonnegative().exactOptional(),
});

const replySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('progress'), progress: progressSchema }),
  z.object({ type: z.literal('call'), call: z.number(), name: textSchema, payload: z.unknown() }),
  z.object({ type: z.literal('done'), result: resultSchema, resident: residentSchema }),
  z.object({ type: z.literal('refused'), code: codeSchema, facts: factsSchema, resident: residentSchema }),
  z.object({ type: z.literal('broken'), message: z.string(), resident: residentSchema }),
]);

/**
 * Reads a message of a job process, as far as it can be taken at its word: a stranger's file may have taken it over.
 * Undefined for anything else.
 */
const readReply = (message: unknown): JobReply | undefined => {
  const { data } = replySchema.safeParse(message);
  return data;
};
