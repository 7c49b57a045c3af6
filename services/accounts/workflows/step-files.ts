import { Refusal } from '../../../contracts/errors.js';
import type { RunFile } from '../../../contracts/events/workflow.js';
import { streamOf } from '../../../contracts/events/domain-event.js';
import { kindOfMime } from '../../../contracts/tools/gives.js';
import { conversion } from '../../platform/conversions/conversion.decider.js';
import type { EventStore } from '../../platform/event-store/event-store.js';
import { load } from '../../platform/event-store/streams.js';
import type { RunState } from '../../platform/workflows/workflow-run.decider.js';

/** A file that a step gets: one with which the run began, or the result before. */
export type StepFile = Omit<RunFile, 'uploadId'>;

/**
 * The files that the next step gets.
 *
 * @throws Refusal `conversion.file-gone` when the result before was deleted; `tool.files-do-not-fit` when no tool takes it.
 */
export const filesBefore = async (
  store: EventStore,
  { run, made }: Pick<RunState, 'run' | 'made'>,
): Promise<readonly StepFile[]> => {
  if (made === null) return run?.files ?? [];
  const { state } = await load(store, { stream: streamOf('conversion', made), decider: conversion });
  const { result } = state.context;
  if (!result || state.matches('deleted')) throw new Refusal('conversion.file-gone');
  const { name, mime, size, sha256, blob } = result;
  const kind = kindOfMime(mime);
  if (kind === undefined)
    throw new Refusal('tool.files-do-not-fit', { message: `${name} is of no kind that tools take` });
  return [{ name, kind, mime, size, sha256, blob, from: made }];
};
