import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '../../../contracts/errors.js';
import type { RunFile } from '../../../contracts/events/workflow.js';
import type { ResultFile } from '../../../contracts/events/conversion.js';
import { streamOf } from '../../../contracts/events/domain-event.js';
import { fileTypes, maxBytesOf, typeOfName } from '../../../contracts/files.js';
import { guestOf } from '../../../contracts/owner.js';
import { MB } from '../../../contracts/byte-sizes.js';
import { checkSecrets, checkSteps, workflowTools } from '../../../contracts/workflows/check-steps.js';
import type { Blobs } from '../../platform/blobs/blobs.js';
import { conversion } from '../../platform/conversions/conversion.decider.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
import { eventIdOf, handle, load } from '../../platform/event-store/streams.js';
import type { Running } from '../../platform/leases/hold-lease.js';
import { runPeriodically } from '../../platform/leases/run-periodically.js';
import type { Log } from '../../platform/settings/logger.js';
import { workflow } from '../../platform/workflows/workflow.decider.js';
import { workflowRun, type NewRun, type RunState } from '../../platform/workflows/workflow-run.decider.js';
import { filesIn, freeName, ignoreMissing, openLayout, openPlain, writeWhole, type Layout } from './folder-layout.js';
import { openTaking } from './take-files.js';

const LOOK_EVERY_MS = 2000;
/** Runs at work at a time; other files wait in their folder. */
const RUNS_MAX = 10;
const OUTCOME = '.outcome.json';
/** Whose the files are that a tool works on, and no workflow of a person. */
const FOLDER_OWNER = guestOf('watched-folder');

export interface WatchParts {
  readonly store: EventStore;
  readonly blobs: Blobs;
  readonly clock: () => Date;
  readonly log: Log;
  readonly folder: string;
  /** The id of a workflow, or of a tool with its usual options. */
  readonly workflow: string;
  readonly lookEveryMs?: number;
  /** How long a file has to stay as it is before it is taken; default: ten seconds. */
  readonly stillMs?: number;
}

/** Runs a workflow on each file that is put into a folder. One process does it. */
export const watchFolder = (parts: WatchParts): Running => {
  const taking = openTaking({ elapsed: () => performance.now(), stillMs: parts.stillMs });
  return runPeriodically(parts.lookEveryMs ?? LOOK_EVERY_MS, parts.log, async () => {
    const layout = await openLayout(parts.folder);
    await taking.take(layout);
    const runs = (await readdir(layout.working)).toSorted().slice(0, RUNS_MAX);
    for (const runId of runs) {
      try {
        await goOn(parts, layout, runId);
      } catch (error) {
        parts.log.error(
          { error, run: runId },
          'a file of the watched folder could not be worked on; it is tried again',
        );
      }
    }
  });
};

/** How the run of a file has ended: noted before anything is put anywhere, so that a repetition uses the same names. */
const outcome = z.object({ name: z.string(), result: z.string().nullable(), original: z.string() });

/** Takes one file further: the log says how far its run is, and the folder what was put away already. */
const goOn = async (parts: WatchParts, layout: Layout, runId: string): Promise<void> => {
  const folder = join(layout.working, runId);
  const stream = streamOf('run', runId);
  const { state } = await load(parts.store, { stream, decider: workflowRun });
  if (state.run && state.status === 'running') return;
  const [name] = (await filesIn(folder)).filter((one) => one !== OUTCOME);
  const isEnded = state.run !== null || (await readFile(join(folder, OUTCOME)).catch(ignoreMissing)) !== undefined;
  if (name === undefined && !isEnded) {
    await rm(folder, { recursive: true }); // it was taken away again before it was moved
    return;
  }
  if (state.run) {
    await putAway(parts, layout, { runId, name, end: await endOf(parts, { ...state, run: state.run }) });
    return;
  }
  const file = name ?? '';
  try {
    await begin(parts, join(folder, file), runId);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const end = { receipt: { status: 'failed', code: error.code, reason: error.message }, result: null };
    await putAway(parts, layout, { runId, name, end });
  }
};

/** @throws Refusal `file.type-unsupported`, `file.too-large`, `workflow.not-found`, `workflow.step-invalid`. */
const begin = async (parts: WatchParts, path: string, runId: string): Promise<void> => {
  const name = basename(path);
  const type = typeOfName(name);
  if (!type)
    throw new Refusal('file.type-unsupported', { types: [...new Set(fileTypes.map(({ label }) => label))].join(', ') });
  const asked = await askedFor(parts);
  const opened = await openPlain(path);
  try {
    const { size: found } = await opened.stat();
    const limit = maxBytesOf(type.kind);
    if (found > limit)
      throw new Refusal('file.too-large', { size: Math.ceil(found / MB), limit: limit / MB, type: type.label });
  } catch (error) {
    await opened.close();
    throw error;
  }
  const { ref: blob, size, sha256 } = await parts.blobs.write(opened.createReadStream());
  const uploadId = eventIdOf('watched-file', runId);
  const file: RunFile = { uploadId, name, kind: type.kind, mime: type.mime, size, sha256, blob, from: null };
  const command = { type: 'Start', run: { runId, ...asked, files: [file] }, now: parts.clock() } as const;
  const { events } = await handle(parts.store, { stream: streamOf('run', runId), decider: workflowRun, command });
  if (events.length === 0) await parts.blobs.delete(blob); // it was begun meanwhile
};

/** @throws Refusal `workflow.step-invalid` for steps that nobody has said enough for: a folder gives no passwords. */
const refuseUnsaid = (steps: NewRun['steps']): void => {
  for (const [at, step] of checkSteps(steps).steps.entries()) checkSecrets(step, at, {});
};

/** @throws Refusal `workflow.not-found`, `workflow.step-invalid`. */
const askedFor = async ({ store, workflow: id }: WatchParts): Promise<Omit<NewRun, 'runId' | 'files'>> => {
  const tool = workflowTools.find((one) => one.id === id);
  if (tool) {
    const steps = [{ tool: id, options: {}, when: null }];
    refuseUnsaid(steps);
    return { workflowId: id, owner: FOLDER_OWNER, name: tool.title, steps };
  }
  const { state } = await load(store, { stream: streamOf('workflow', id), decider: workflow });
  if (!state.workflow) throw new Refusal('workflow.not-found');
  const { workflowId, owner, name, steps } = state.workflow;
  refuseUnsaid(steps);
  return { workflowId, owner, name, steps };
};

interface End {
  readonly receipt: Readonly<Record<string, unknown>> & { readonly status: string };
  readonly result: ResultFile | null;
}

type BegunRun = RunState & { readonly run: NonNullable<RunState['run']> };

const endOf = async ({ store }: WatchParts, state: BegunRun): Promise<End> => {
  const { run, status, outcomes, made, failure, endedAt } = state;
  const { runId, workflowId, steps: asked } = run;
  const last = made === null ? null : await load(store, { stream: streamOf('conversion', made), decider: conversion });
  const result = last?.state.context.result ?? null;
  const steps = outcomes.map((one) => ({ tool: asked[one.step - 1]?.tool, ...one }));
  const told = { run: runId, workflow: workflowId, status, startedAt: run.startedAt, endedAt, steps };
  const [file] = run.files;
  return { receipt: { ...told, ...failure, file: namedFile(file), result: namedFile(result) }, result };
};

/** A file as receipts name it. */
const namedFile = (file: Pick<ResultFile, 'name' | 'size' | 'sha256'> | null | undefined) =>
  file ? { name: file.name, size: file.size, sha256: file.sha256 } : null;

interface Ended {
  readonly runId: string;
  /** Its file; undefined once that was moved away. */
  readonly name: string | undefined;
  readonly end: End;
}

/** Puts the result, its receipt and the file where they belong; done again after a crash, it ends in the same files. */
const putAway = async (parts: WatchParts, layout: Layout, { runId, name, end }: Ended): Promise<void> => {
  const folder = join(layout.working, runId);
  const isComplete = end.receipt.status === 'completed';
  const place = isComplete ? layout.out : layout.failed;
  const known = await readFile(join(folder, OUTCOME), 'utf8').catch(ignoreMissing);
  const decided =
    known === undefined
      ? await decideNames(layout, { folder, name: name ?? 'file', end, isComplete })
      : outcome.parse(JSON.parse(known));
  if (decided.result !== null && end.result)
    await writeWhole(join(place, decided.result), await parts.blobs.read(end.result.blob));
  await writeWhole(join(place, `${decided.name}.receipt.json`), `${JSON.stringify(end.receipt, null, 2)}\n`);
  const to = isComplete ? layout.done : layout.failed;
  if (name !== undefined) await rename(join(folder, name), join(to, decided.original)).catch(ignoreMissing);
  await rm(folder, { recursive: true });
};

interface Naming {
  readonly folder: string;
  readonly name: string;
  readonly end: End;
  readonly isComplete: boolean;
}

const decideNames = async (
  layout: Layout,
  { folder, name, end, isComplete }: Naming,
): Promise<z.output<typeof outcome>> => {
  const result = isComplete && end.result ? await freeName(basename(end.result.name), [layout.out]) : null;
  const original = await freeName(name, [isComplete ? layout.done : layout.failed]);
  const decided = { name: result ?? original, result, original };
  await writeWhole(join(folder, OUTCOME), JSON.stringify(decided));
  return decided;
};
