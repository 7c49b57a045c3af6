import type { RefusalCode, RefusalFacts } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import type { FileKind } from '../../../contracts/files.js';
import type { ConversionSecrets } from '../../../contracts/tools/secret-options.js';

/** One input of a job: a file to read, never to write. */
export interface JobFile {
  readonly path: string;
  readonly name: string;
  readonly kind: FileKind;
  readonly mime: string;
}

/** Work for a job process. Plain data: it crosses a process boundary. */
export interface Job {
  readonly tool: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly files: readonly JobFile[];
  /** The passwords of the files, and the options that are secret; they are in no file and in no log. */
  readonly secrets?: ConversionSecrets;
  /** An empty folder of its own for results and temporary files; deleted with all in it once the job is over. */
  readonly directory: string;
}

/** The result of a job, as files in its folder. */
export interface JobResult {
  readonly path: string;
  readonly mime: string;
  /** Ending of the result's name, with the dot. */
  readonly extension: string;
  /** The rest of its name, where that follows from its content. */
  readonly stem?: string;
  /** Whether a picture can be made of its first page. */
  readonly isDrawable: boolean;
  /** A JSON document in which the operation proves what it did, where it has something to prove. */
  readonly receipt?: string;
  /** Version by name of what it was made with, where the job can tell; else what its worker has counts. */
  readonly engines?: Readonly<Record<string, string>>;
  readonly notes: readonly Note[];
}

/** How far a job is: `done` of `total` steps, such as pages. */
export interface JobProgress {
  readonly done: number;
  readonly total: number;
  /** The present step, for people. */
  readonly step: string;
  /** Pages whose pictures have to be read, each of which may take its time beyond that of the job. */
  readonly pagesToRecognise?: number;
}

export type RunJob = (job: Job, report: (progress: JobProgress) => void) => Promise<JobResult>;

/** Parent to job process. */
export type JobRequest =
  { readonly type: 'job'; readonly job: Job } | ({ readonly type: 'answer'; readonly call: number } & CallEnd);

/** How a call of a job to its parent went. */
export type CallEnd =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly code: RefusalCode; readonly facts: RefusalFacts }
  | { readonly ok: false; readonly message: string };

/** Job process to parent. */
export type JobReply =
  | { readonly type: 'ready' }
  | { readonly type: 'progress'; readonly progress: JobProgress }
  /** Asks for something that only the parent can do. */
  | { readonly type: 'call'; readonly call: number; readonly name: string; readonly payload: unknown }
  /** With the bytes that the process holds afterwards. */
  | (JobEnd & { readonly resident: number });

export type JobEnd =
  | { readonly type: 'done'; readonly result: JobResult }
  | { readonly type: 'refused'; readonly code: RefusalCode; readonly facts: RefusalFacts }
  | { readonly type: 'broken'; readonly message: string };

/** News of a job while it runs. */
export interface JobNews {
  readonly onProgress: (progress: JobProgress) => void;
  /** A program works for it beside the process. @returns what says that it has ended. */
  readonly onProgram?: (pid: number) => () => void;
  /** Receives the warnings that libraries write about its files. */
  readonly onWarning?: (warning: string) => void;
}

/** The process of a job died: a crash in an engine, or killed. */
export class JobCrashed extends Error {
  override readonly name = 'JobCrashed';
}

/** The job threw something that is no refusal: a defect, not a rule. */
export class JobBroken extends Error {
  override readonly name = 'JobBroken';
}
