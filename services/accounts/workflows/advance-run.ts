import { z } from 'zod';
import { Refusal, type RefusalFacts } from '../../../contracts/errors.js';
import type { StepPurpose } from '../../../contracts/events/workflow.js';
import { streamOf } from '../../../contracts/events/domain-event.js';
import { secretsRefOf, type ConversionSecrets } from '../../../contracts/tools/secret-options.js';
import { checkSecrets, checkSteps, savedSteps, type CheckedStep } from '../../../contracts/workflows/check-steps.js';
import { BlobMissing } from '../../platform/blobs/blobs.js';
import { conversion, type ConversionState } from '../../platform/conversions/conversion.decider.js';
import { eventIdOf, handle, load } from '../../platform/event-store/streams.js';
import { workflowRun, type RunCommand, type RunState } from '../../platform/workflows/workflow-run.decider.js';
import { areThrough, cancelParts, nextOfParts, requestPacking, type FannedRun } from './advance-parts.js';
import { partsMadeBy } from './archive-parts.js';
import { isQuick, lookFor, quickAnswer, seenIn } from './conditions.js';
import { requestStep, type StepParts } from './request-step.js';
import { filesBefore } from './step-files.js';

type Begun = RunState & { readonly run: NonNullable<RunState['run']> };

/** How a conversion stands, with what its failure has told. */
interface Standing {
  readonly state: ConversionState;
  readonly failure: { readonly code: string; readonly facts: RefusalFacts; readonly reason: string } | null;
}

const FILE_GONE = { code: 'conversion.file-gone', facts: {}, reason: 'the file was deleted' } as const;
const CANCELLED = { code: 'conversion.cancelled', facts: {}, reason: 'its conversion was cancelled' } as const;

/**
 * Takes a run as far as it can go now: what has ended is noted, and what is next is requested. The log alone says where
 * the run stands, so doing it again, or twice at once, changes nothing.
 *
 * @returns the run of the file that this one is a part of, once this one has ended.
 */
export const advanceRun = async (parts: StepParts, runId: string): Promise<string | undefined> => {
  const stream = streamOf('run', runId);
  for (;;) {
    const { state } = await load(parts.store, { stream, decider: workflowRun });
    if (!state.run) return undefined;
    const begun: Begun = { ...state, run: state.run };
    if (state.status !== 'running') {
      await tidy(parts, begun);
      return state.run.parent?.runId;
    }
    const command = await nextOf(parts, begun);
    if (!command) return undefined;
    const words = [runId, String(state.step), command.type, detailOf(command)];
    const eventId = (index: number) => eventIdOf('workflow-run', ...words, String(index));
    await handle(parts.store, { stream, decider: workflowRun, command, eventId });
  }
};

/** Tells apart what is noted more than once at a step. */
const detailOf = (command: RunCommand): string => {
  if (command.type === 'CompletePart') return String(command.passed.part);
  return command.type === 'BeginStep' ? command.begun.purpose : '';
};

/** The next fact to note; undefined while a conversion is at work. */
const nextOf = async (parts: StepParts, state: Begun): Promise<RunCommand | undefined> => {
  const now = parts.clock();
  const { step } = state;
  try {
    if (isFanned(state)) return await nextOfFanned(parts, state);
    const checked = checkSteps(savedSteps(state.run.steps)).steps[step - 1];
    if (!checked) throw new Error(`run ${state.run.runId} has no step ${step}`);
    if (state.underWay) return await noteEnd(parts, state, checked);
    return (await fanOut(parts, state)) ?? (await beginNext(parts, state, checked));
  } catch (error) {
    const failure = failureOf(error);
    return { type: 'Fail', failure: { step, ...failure }, now };
  }
};

const isFanned = (state: Begun): state is Begun & FannedRun => state.fan !== null;

/** Takes apart what the step before has made, where that is several files; a part is not taken apart again. */
const fanOut = async (parts: StepParts, { run, step, made, isChosen }: Begun): Promise<RunCommand | undefined> => {
  if (made === null || isChosen || run.parent) return undefined;
  const archive = await partsMadeBy(parts, made);
  return archive && { type: 'FanOut', step, parts: archive.entries.length, now: parts.clock() };
};

/** First the parts, then the archive of what came of them. */
const nextOfFanned = async (parts: StepParts, state: Begun & FannedRun): Promise<RunCommand | undefined> => {
  const { step, underWay } = state;
  if (!areThrough(state.fan)) return nextOfParts(parts, state);
  if (!underWay) return begin(state, 'pack', parts.clock());
  const standing = await standingOf(parts, underWay.conversionId);
  if (standing.state.matches('absent')) {
    await requestPacking(parts, state, underWay.conversionId);
    await cancelIfEnded(parts, state, underWay.conversionId);
    return undefined;
  }
  return standing.state.hasTag('processing') ? undefined : endOf(parts, step, standing);
};

/** The end of a conversion is the end of its step, or of the run. */
const endOf = ({ clock }: StepParts, step: number, { state, failure }: Standing): RunCommand => {
  const now = clock();
  if (state.matches('completed')) return { type: 'CompleteStep', step, now };
  const why = failure ?? (state.matches('cancelled') ? CANCELLED : FILE_GONE);
  return { type: 'Fail', failure: { step, code: why.code, facts: why.facts, reason: why.reason }, now };
};

/** @throws what is a defect. */
const failureOf = (error: unknown): NonNullable<Standing['failure']> => {
  if (error instanceof BlobMissing) return FILE_GONE;
  if (!(error instanceof Refusal)) throw error;
  return { code: error.code, facts: error.facts, reason: error.message };
};

const begin = ({ run, step }: Begun, purpose: StepPurpose, now: Date): RunCommand => {
  const conversionId = eventIdOf('workflow-step', run.runId, String(step), purpose);
  return { type: 'BeginStep', step, begun: { purpose, conversionId }, now };
};

const beginNext = async (parts: StepParts, state: Begun, { when }: CheckedStep): Promise<RunCommand> => {
  const now = parts.clock();
  if (when === null || state.isChosen) return begin(state, 'work', now);
  if (!isQuick(when)) return begin(state, 'look', now);
  const files = await filesBefore(parts.store, state);
  const holds = files.every((file) => quickAnswer(when, file));
  return { type: holds ? 'ChooseStep' : 'SkipStep', step: state.step, now };
};

const standingOf = async ({ store }: StepParts, conversionId: string): Promise<Standing> => {
  const stream = streamOf('conversion', conversionId);
  const { state } = await load(store, { stream, decider: conversion });
  if (!state.matches('failed')) return { state, failure: null };
  for await (const { type, data } of store.read(stream)) {
    if (type === 'ConversionFailed') return { state, failure: data };
  }
  return { state, failure: null };
};

const noteEnd = async (parts: StepParts, state: Begun, checked: CheckedStep): Promise<RunCommand | undefined> => {
  const { step, underWay } = state;
  if (!underWay) return undefined;
  const standing = await standingOf(parts, underWay.conversionId);
  const { state: at, failure } = standing;
  if (at.matches('absent')) {
    await requestFor(parts, state, checked);
    return undefined;
  }
  if (at.hasTag('processing')) return undefined;
  if (underWay.purpose === 'look') return noteLook(parts, state, { checked, at, failure });
  return endOf(parts, step, standing);
};

interface Looked {
  readonly checked: CheckedStep;
  readonly at: ConversionState;
  readonly failure: Standing['failure'];
}

/** The outcome of a look decides whether its step is worked on; nobody else needs its result. */
const noteLook = async (parts: StepParts, state: Begun, { checked, at, failure }: Looked): Promise<RunCommand> => {
  const now = parts.clock();
  const { step, underWay } = state;
  const { when } = checked;
  if (!when || isQuick(when)) return { type: 'ChooseStep', step, now };
  const seen = await seenIn(parts.blobs, { when, result: at.context.result, failure });
  if (seen === undefined) return { type: 'Fail', failure: { step, ...(failure ?? FILE_GONE) }, now };
  if (underWay && at.hasTag('ended') && !at.matches('deleted')) {
    const stream = streamOf('conversion', underWay.conversionId);
    await handle(parts.store, { stream, decider: conversion, command: { type: 'Delete', now } });
  }
  return { type: seen ? 'ChooseStep' : 'SkipStep', step, now };
};

/** Requests the conversion of the step under way, unless the run has ended meanwhile. */
const requestFor = async (parts: StepParts, state: Begun, checked: CheckedStep): Promise<void> => {
  const { run, underWay } = state;
  if (!underWay) return;
  const files = await filesBefore(parts.store, state);
  const asked = underWay.purpose === 'look' && checked.when ? lookFor(checked.when) : checked;
  const secrets = underWay.purpose === 'work' ? await secretsOf(parts, state, checked) : undefined;
  const isHandedOver = underWay.purpose === 'work' && state.made === null;
  await requestStep(parts, {
    run,
    conversionId: underWay.conversionId,
    purpose: underWay.purpose,
    asked,
    files,
    isHandedOver,
    ...(secrets && { secrets }),
  });
  await cancelIfEnded(parts, state, underWay.conversionId);
};

/** The run may have ended while its conversion was requested. */
const cancelIfEnded = async (parts: StepParts, { run }: Begun, conversionId: string): Promise<void> => {
  const { state: now } = await load(parts.store, { stream: streamOf('run', run.runId), decider: workflowRun });
  if (now.status !== 'running') await cancelConversion(parts, conversionId);
};

/** The secrets that the step at work was given when the run began; undefined where it asks for nothing. @throws Refusal `conversion.secrets-lost`, `workflow.step-invalid` for one that is missing. */
const secretsOf = async (
  parts: StepParts,
  { run, step }: Begun,
  checked: CheckedStep,
): Promise<ConversionSecrets | undefined> => {
  const ref = secretsRefOf(run.steps[step - 1]?.options ?? {});
  if (ref === undefined) {
    checkSecrets(checked, step - 1, {}); // a watched folder has none to give
    return undefined;
  }
  const { options } = await parts.secrets.open(run.parent?.runId ?? run.runId, ref);
  return { passwords: [], options: z.record(z.string(), z.unknown()).parse(options[String(step)] ?? {}) };
};

const cancelConversion = async ({ store, clock }: StepParts, conversionId: string): Promise<ConversionState> => {
  const stream = streamOf('conversion', conversionId);
  const { state } = await load(store, { stream, decider: conversion });
  if (!state.hasTag('processing')) return state;
  try {
    const command = { type: 'RequestCancel', now: clock() } as const;
    return (await handle(store, { stream, decider: conversion, command })).state;
  } catch (error) {
    if (error instanceof Refusal) return state; // it has ended meanwhile
    throw error;
  }
};

/**
 * After its end: nothing works on for it, its secrets are forgotten, which those of parts are with the run of the whole
 * file, and files that no conversion has taken over are deleted.
 */
const tidy = async (parts: StepParts, state: Begun): Promise<void> => {
  const { run, underWay, outcomes } = state;
  if (isFanned(state)) await cancelParts(parts, state);
  if (!run.parent) await forgetSecrets(parts, state);
  const last = underWay && (await cancelConversion(parts, underWay.conversionId));
  const isTaken =
    outcomes.some(({ outcome }) => outcome === 'done') ||
    (underWay?.purpose === 'work' && last !== null && !last.matches('absent'));
  if (isTaken) return;
  for (const { blob } of run.files) await parts.blobs.delete(blob);
};

const forgetSecrets = async ({ secrets }: StepParts, { run }: Begun): Promise<void> => {
  for (const ref of new Set(run.steps.flatMap(({ options }) => secretsRefOf(options) ?? []))) await secrets.forget(ref);
};
