import { Refusal } from '../../../contracts/errors.js';
import type { ProgramHome } from '../sandbox/program-home.js';
import type { CallEnd, Job } from './job.js';

/** Which job asks, and how long there is somebody to answer. */
export interface Caller {
  readonly job: Job;
  readonly home: ProgramHome;
  /** Counts what a program uses that works for the job beside its process. @returns what ends that. */
  readonly counts: (pid: number) => () => void;
  /** Aborted once the job has ended. */
  readonly signal: AbortSignal;
}

/**
 * Calls that the parent answers for its job processes, by name: work that takes a key, the network or a program of its
 * own. It must trust nothing in the payload.
 */
export type JobCalls = Readonly<Record<string, (payload: unknown, caller: Caller) => Promise<unknown>>>;

/** A refusal crosses to the job as what it is; of anything else only that it went wrong. */
export const answerCall = async (
  calls: JobCalls,
  { name, payload }: { readonly name: string; readonly payload: unknown },
  caller: Caller,
): Promise<CallEnd> => {
  try {
    const answer = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (!answer) return { ok: false, message: `nobody answers to ${name}` };
    return { ok: true, value: await answer(payload, caller) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, code: error.code, facts: error.facts };
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
};
