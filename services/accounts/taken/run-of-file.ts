import type { Readable } from 'node:stream';
import { MB } from '../../../contracts/byte-sizes.js';
import { Refusal } from '../../../contracts/errors.js';
import type { ResultFile } from '../../../contracts/events/conversion.js';
import { streamOf } from '../../../contracts/events/domain-event.js';
import type { RunFile, RunOrigin } from '../../../contracts/events/workflow.js';
import { fileTypes, maxBytesOf, typeOfName, type FileType } from '../../../contracts/files.js';
import { guestOf, type Owner } from '../../../contracts/owner.js';
import { checkSecrets, checkSteps, workflowTools } from '../../../contracts/workflows/check-steps.js';
import type { Blobs } from '../../platform/blobs/blobs.js';
import { conversion, type ConversionState } from '../../platform/conversions/conversion.decider.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
import { eventIdOf, handle, load } from '../../platform/event-store/streams.js';
import { workflow } from '../../platform/workflows/workflow.decider.js';
import { workflowRun, type NewRun, type RunState } from '../../platform/workflows/workflow-run.decider.js';

export interface RunParts {
  readonly store: EventStore;
  readonly blobs: Blobs;
  readonly clock: () => Date;
  /** The id of a workflow, or of a tool with its usual options. */
  readonly workflow: string;
}

/** Whose the files are that a tool works on, and no workflow of a person. */
export const guestsOfOrigins: Readonly<Record<RunOrigin, Owner>> = {
  folder: guestOf('watched-folder'),
  mail: guestOf('mail-in'),
};

/** @throws Refusal `file.type-unsupported`. */
export const typeOfTaken = (name: string): FileType => {
  const type = typeOfName(name);
  if (type) return type;
  throw new Refusal('file.type-unsupported', { types: [...new Set(fileTypes.map(({ label }) => label))].join(', ') });
};

/** @throws Refusal `file.too-large`. */
export const refuseLarge = ({ kind, label }: FileType, bytes: number): void => {
  const limit = maxBytesOf(kind);
  if (bytes <= limit) return;
  throw new Refusal('file.too-large', { size: Math.ceil(bytes / MB), limit: limit / MB, type: label });
};

/** The workflow that a file goes through, and whose its run is. */
export type Asked = Pick<NewRun, 'workflowId' | 'owner' | 'name' | 'steps'>;

/** @throws Refusal `workflow.step-invalid` for steps that nobody has said enough for: whoever hands nothing over gives no passwords. */
const refuseUnsaid = (steps: NewRun['steps']): void => {
  for (const [at, step] of checkSteps(steps).steps.entries()) checkSecrets(step, at, {});
};

/** @throws Refusal `workflow.not-found`, `workflow.step-invalid`. */
export const askedFor = async ({ store, workflow: id }: RunParts, origin: RunOrigin): Promise<Asked> => {
  const tool = workflowTools.find((one) => one.id === id);
  if (tool) {
    const steps = [{ tool: id, options: {}, when: null }];
    refuseUnsaid(steps);
    return { workflowId: id, owner: guestsOfOrigins[origin], name: tool.title, steps };
  }
  const { state } = await load(store, { stream: streamOf('workflow', id), decider: workflow });
  if (!state.workflow) throw new Refusal('workflow.not-found');
  const { workflowId, owner, name, steps } = state.workflow;
  refuseUnsaid(steps);
  return { workflowId, owner, name, steps };
};

/** A file that came in by itself, and the run that is to be its. */
export interface TakenFile {
  readonly runId: string;
  readonly origin: RunOrigin;
  readonly asked: Asked;
  readonly name: string;
  readonly type: FileType;
  readonly content: Readable;
}

/**
 * Stores the file and begins its run, unless that was begun before.
 *
 * @throws the content's own error, and then nothing is left of it.
 * @throws Refusal `file.empty`, `file.too-large`, `storage.full`.
 */
export const beginRun = async (parts: RunParts, taken: TakenFile): Promise<void> => {
  const { runId, origin, asked, name, type, content } = taken;
  const { ref: blob, size, sha256 } = await parts.blobs.write(content);
  try {
    if (size === 0) throw new Refusal('file.empty', { name });
    refuseLarge(type, size);
  } catch (error) {
    await parts.blobs.delete(blob);
    throw error;
  }
  const uploadId = eventIdOf('watched-file', runId);
  const file: RunFile = { uploadId, name, kind: type.kind, mime: type.mime, size, sha256, blob, from: null };
  const run = { runId, ...asked, files: [file], origin };
  const command = { type: 'Start', run, now: parts.clock() } as const;
  const { events } = await handle(parts.store, { stream: streamOf('run', runId), decider: workflowRun, command });
  if (events.length === 0) await parts.blobs.delete(blob); // it was begun meanwhile
};

/** A run that has begun. */
export type BegunRun = RunState & { readonly run: NonNullable<RunState['run']> };

/** The outcome of a run, as receipts say it. */
export interface RunEnd {
  readonly receipt: Readonly<Record<string, unknown>> & { readonly status: string };
  readonly result: ResultFile | null;
  /** The conversion that made the result; undefined where there is none. */
  readonly made: ConversionState | undefined;
}

export const endOfRun = async ({ store }: Pick<RunParts, 'store'>, state: BegunRun): Promise<RunEnd> => {
  const { run, status, outcomes, fan, made, failure, endedAt } = state;
  const { runId, workflowId, steps: asked } = run;
  const last = made === null ? null : await load(store, { stream: streamOf('conversion', made), decider: conversion });
  const result = last?.state.context.result ?? null;
  const steps = outcomes.map((one) => ({ tool: asked[one.step - 1]?.tool, ...one }));
  const summary = {
    run: runId,
    workflow: workflowId,
    status,
    startedAt: run.startedAt,
    endedAt,
    steps,
    ...(fan && { parts: fan.count }),
  };
  const [file] = run.files;
  const receipt = { ...summary, ...failure, file: namedFile(file), result: namedFile(result) };
  return { receipt, result, made: last?.state };
};

/** A file as receipts name it. */
const namedFile = (file: Pick<ResultFile, 'name' | 'size' | 'sha256'> | null | undefined) =>
  file ? { name: file.name, size: file.size, sha256: file.sha256 } : null;

/** A receipt as it lies beside its file. */
export const writtenReceipt = (receipt: RunEnd['receipt']): string => `${JSON.stringify(receipt, null, 2)}\n`;
