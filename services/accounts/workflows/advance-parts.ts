import { Refusal } from '../../../contracts/errors.js';
import { streamOf } from '../../../contracts/events/domain-event.js';
import { packParts } from '../../../contracts/tools/pack-parts.js';
import { PARTS_AT_WORK_MAX } from '../../../contracts/workflows/parts.js';
import { eventIdOf, handle, load } from '../../platform/event-store/streams.js';
import {
  workflowRun,
  type FanOut,
  type NewRun,
  type RunCommand,
  type RunState,
} from '../../platform/workflows/workflow-run.decider.js';
import { partsMadeBy, storePart, type ArchiveParts } from './archive-parts.js';
import { requestStep, type StepParts } from './request-step.js';
import { filesBefore, type StepFile } from './step-files.js';

/** A run whose file was taken apart. */
export interface FannedRun extends RunState {
  readonly run: NonNullable<RunState['run']>;
  readonly fan: FanOut;
}

/** The run of a part: always the same, so that a part whose beginning is repeated after a crash begins once. */
export const runOfPart = (runId: string, part: number): string => eventIdOf('workflow-part', runId, String(part));

/** Those that are not through, the first ones first. */
const partsLeft = ({ count, passed }: FanOut): readonly number[] => {
  const done = new Set(passed.map(({ part }) => part));
  return Array.from({ length: count }, (_, index) => index + 1).filter((part) => !done.has(part));
};

/** Those that are at work, or whose turn it is: no part after them has begun. */
const partsAtWork = (fan: FanOut): readonly number[] => partsLeft(fan).slice(0, PARTS_AT_WORK_MAX);

/** Whether every part is through: what came of them is packed next. */
export const areThrough = (fan: FanOut): boolean => fan.passed.length === fan.count;

const stateOf = async ({ store }: StepParts, runId: string): Promise<RunState> =>
  (await load(store, { stream: streamOf('run', runId), decider: workflowRun })).state;

/**
 * Begins the runs of the parts whose turn it is, and says what has become of one; undefined while they are at work.
 *
 * @throws Refusal as {@link storePart}; `conversion.file-gone` when the archive was deleted.
 */
export const nextOfParts = async (parts: StepParts, state: FannedRun): Promise<RunCommand | undefined> => {
  const { runId } = state.run;
  let archive: ArchiveParts | undefined;
  for (const part of partsAtWork(state.fan)) {
    const child = await stateOf(parts, runOfPart(runId, part));
    if (child.run) {
      const command = endOfPart(parts, part, child);
      if (command) return command;
      continue;
    }
    archive ??= await archiveOf(parts, state);
    await beginPart(parts, { run: state.run, step: state.fan.step, part, archive });
  }
  return undefined;
};

const CANCELLED = { code: 'conversion.cancelled', facts: {}, reason: 'its conversion was cancelled' } as const;

const endOfPart = ({ clock }: StepParts, part: number, child: RunState): RunCommand | undefined => {
  const now = clock();
  const { status, made: conversion, outcomes, step, failure, run } = child;
  if (status === 'running') return undefined;
  if (status === 'completed') {
    const skipped = outcomes.filter(({ outcome }) => outcome === 'skipped').map((one) => one.step);
    return { type: 'CompletePart', passed: { part, conversion, skipped }, now };
  }
  return { type: 'Fail', failure: { ...(failure ?? { step, ...CANCELLED }), part: run?.files[0]?.name ?? '' }, now };
};

/** @throws Refusal `conversion.file-gone`. */
const archiveOf = async (parts: StepParts, { made }: FannedRun): Promise<ArchiveParts> => {
  const archive = made === null ? undefined : await partsMadeBy(parts, made);
  if (!archive) throw new Refusal('conversion.file-gone');
  return archive;
};

interface BeginningPart {
  readonly run: NewRun;
  readonly step: number;
  readonly part: number;
  readonly archive: ArchiveParts;
}

/** Begins the run of a part, unless its file's has ended meanwhile. */
const beginPart = async (parts: StepParts, { run, step, part, archive }: BeginningPart): Promise<void> => {
  const { store, blobs, clock } = parts;
  const runId = runOfPart(run.runId, part);
  const file = await storePart(blobs, archive, part);
  const files = [{ ...file, uploadId: eventIdOf('workflow-part-file', runId) }];
  const { workflowId, owner, name, steps, origin } = run;
  const parent = { runId: run.runId, part, step };
  const begun = { runId, workflowId, owner, name, steps, files, ...(origin && { origin }), parent };
  const command = { type: 'Start', run: begun, now: clock() } as const;
  const { events } = await handle(store, { stream: streamOf('run', runId), decider: workflowRun, command });
  if (events.length === 0) await blobs.delete(file.blob); // it was begun meanwhile
  if ((await stateOf(parts, run.runId)).status !== 'running') await cancelRun(parts, runId);
};

const cancelRun = async ({ store, clock }: StepParts, runId: string): Promise<void> => {
  const command = { type: 'Cancel', now: clock() } as const;
  await handle(store, { stream: streamOf('run', runId), decider: workflowRun, command });
};

/** After the end of their run, no part is worked on. */
export const cancelParts = async (parts: StepParts, { run, fan }: FannedRun): Promise<void> => {
  for (const part of partsAtWork(fan)) await cancelRun(parts, runOfPart(run.runId, part));
};

const ARCHIVE_ENDING = /\.zip$/i;

/**
 * Requests the conversion that puts what came of the parts into one archive, called like the one that was taken apart;
 * a part that has passed every step by goes in as it is.
 *
 * @throws Refusal as {@link requestStep} and {@link storePart}; `conversion.file-gone`.
 */
export const requestPacking = async (parts: StepParts, state: FannedRun, conversionId: string): Promise<void> => {
  const { run, fan } = state;
  const archive = await archiveOf(parts, state);
  const asIs: StepFile[] = [];
  try {
    const files: StepFile[] = [];
    for (const { part, conversion: made } of fan.passed.toSorted((one, other) => one.part - other.part)) {
      if (made === null) asIs.push(await storePart(parts.blobs, archive, part));
      const [file] = made === null ? asIs.slice(-1) : await filesBefore(parts.store, { run: null, made });
      if (file) files.push(file);
    }
    const options = packParts.options.parse({ name: archive.file.name.replace(ARCHIVE_ENDING, '') });
    const asked = { tool: packParts, options };
    await requestStep(parts, { run, conversionId, purpose: 'pack', asked, files, isHandedOver: false });
  } finally {
    for (const { blob } of asIs) await parts.blobs.delete(blob);
  }
};
