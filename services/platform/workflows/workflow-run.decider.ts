import type { RefusalFacts } from '../../../contracts/errors.js';
import type { RunFile, RunOrigin, StepPurpose, WorkflowRunEvent } from '../../../contracts/events/workflow.js';
import type { Owner } from '../../../contracts/owner.js';
import type { PartOfRun } from '../../../contracts/workflows/parts.js';
import type { RunStatus, StepOutcome, WorkflowStep } from '../../../contracts/workflows/workflow.js';
import type { Decider } from '../event-store/decider.js';

/** A run before its first step. */
export interface NewRun {
  readonly runId: string;
  readonly workflowId: string;
  readonly owner: Owner;
  readonly name: string;
  /** As they were when the run began: changes of the workflow do not change its runs. */
  readonly steps: readonly WorkflowStep[];
  readonly files: readonly RunFile[];
  readonly origin?: RunOrigin;
  /** Missing where it is not of a part of another run's file. */
  readonly parent?: PartOfRun;
}

/** A conversion that the run waits for. */
export interface UnderWay {
  readonly purpose: StepPurpose;
  readonly conversionId: string;
}

/** Why a run has failed, and at which step. */
export interface RunFailure {
  readonly step: number;
  readonly code: string;
  readonly facts: RefusalFacts;
  readonly reason: string;
  /** The name of the part that has failed; missing where it is the whole file. */
  readonly part?: string;
}

/** A part that has gone through every step, in a run of its own. */
export interface PassedPart {
  /** From 1. */
  readonly part: number;
  /** The conversion with its last result; null where it has passed every step by. */
  readonly conversion: string | null;
  /** The steps that it has passed by. */
  readonly skipped: readonly number[];
}

/** The parts of the file, from the step on that each of them goes through by itself. */
export interface FanOut {
  readonly step: number;
  readonly count: number;
  readonly passed: readonly PassedPart[];
}

export interface RunState {
  /** Null before it starts. */
  readonly run: (NewRun & { readonly startedAt: string }) | null;
  readonly status: RunStatus;
  /** The step that is next or at work, from 1; one more than there are, once all are through. */
  readonly step: number;
  readonly underWay: UnderWay | null;
  /** The condition of this step was looked up and holds. */
  readonly isChosen: boolean;
  readonly outcomes: readonly StepOutcome[];
  /** Null for a file that goes through the steps as a whole. */
  readonly fan: FanOut | null;
  /** The conversion with the last result; null before there is one. */
  readonly made: string | null;
  readonly failure: RunFailure | null;
  readonly endedAt: string | null;
}

export type RunCommand =
  | { readonly type: 'Start'; readonly run: NewRun; readonly now: Date }
  | { readonly type: 'BeginStep'; readonly step: number; readonly begun: UnderWay; readonly now: Date }
  | { readonly type: 'ChooseStep' | 'SkipStep'; readonly step: number; readonly now: Date }
  | { readonly type: 'CompleteStep'; readonly step: number; readonly now: Date }
  | { readonly type: 'FanOut'; readonly step: number; readonly parts: number; readonly now: Date }
  | { readonly type: 'CompletePart'; readonly passed: PassedPart; readonly now: Date }
  | { readonly type: 'Fail'; readonly failure: RunFailure; readonly now: Date }
  | { readonly type: 'Cancel'; readonly now: Date };

/**
 * The rules of one run: it goes from step to step, one conversion at a time, and ends exactly once. Where a step makes
 * several files, each goes on in a run of its own, and the run ends with an archive of what comes of them. What comes too
 * late, or is told twice, decides nothing.
 */
export const workflowRun: Decider<RunState, RunCommand, WorkflowRunEvent> = {
  initial: {
    run: null,
    status: 'running',
    step: 1,
    underWay: null,
    isChosen: false,
    outcomes: [],
    fan: null,
    made: null,
    failure: null,
    endedAt: null,
  },

  decide(command, state) {
    const at = command.now.toISOString();
    if (command.type === 'Start')
      return state.run ? [] : [{ type: 'WorkflowRunStarted', version: 1, data: { ...command.run, at } }];
    if (!state.run || state.status !== 'running') return [];
    const of = { runId: state.run.runId, at };
    if (command.type === 'Cancel') return [{ type: 'WorkflowRunCancelled', version: 1, data: of }];
    if (command.type === 'Fail')
      return isAtWork(state, command.failure.step)
        ? [{ type: 'WorkflowRunFailed', version: 1, data: { ...of, ...command.failure } }]
        : [];
    if (command.type === 'CompletePart') return partEvents(command.passed, state, of);
    return command.step === state.step ? stepEvents(command, state, of) : [];
  },

  evolve(state, event) {
    if (isOfParts(event)) return evolveParts(state, event);
    const { type, data } = event;
    switch (type) {
      case 'WorkflowRunStarted': {
        const { at, ...run } = data;
        return startedAs({ ...run, startedAt: at }, state);
      }
      case 'WorkflowStepStarted':
        return { ...state, underWay: { purpose: data.purpose, conversionId: data.conversionId } };
      case 'WorkflowStepChosen':
        return { ...state, underWay: null, isChosen: true };
      case 'WorkflowStepSkipped':
        return passed(state, { step: data.step, outcome: 'skipped', conversion: null });
      case 'WorkflowStepCompleted': {
        const { step, conversionId: conversion } = data;
        return { ...passed(state, { step, outcome: 'done', conversion }), made: conversion };
      }
      case 'WorkflowRunCompleted':
        return { ...withPartsPassed(state), status: 'completed', endedAt: data.at };
      case 'WorkflowRunFailed': {
        const { runId: _, at, ...failure } = data;
        return { ...state, status: 'failed', failure, endedAt: at };
      }
      case 'WorkflowRunCancelled':
        return { ...state, status: 'cancelled', endedAt: data.at };
    }
  },
};

/** The run of a part begins at the step behind the one that has made the part. */
const startedAs = (run: NonNullable<RunState['run']>, state: RunState): RunState => ({
  ...state,
  run,
  step: run.parent?.step ?? state.step,
});

type PartsEvent = Extract<
  WorkflowRunEvent,
  { readonly type: 'WorkflowFannedOut' | 'WorkflowPartCompleted' | 'WorkflowPartsPacked' }
>;

const ofParts: ReadonlySet<string> = new Set<PartsEvent['type']>([
  'WorkflowFannedOut',
  'WorkflowPartCompleted',
  'WorkflowPartsPacked',
]);

const isOfParts = (event: WorkflowRunEvent): event is PartsEvent => ofParts.has(event.type);

const evolveParts = (state: RunState, { type, data }: PartsEvent): RunState => {
  switch (type) {
    case 'WorkflowFannedOut':
      return { ...state, fan: { step: data.step, count: data.parts, passed: [] } };
    case 'WorkflowPartCompleted': {
      const { part, made: conversion, skipped } = data;
      const { fan } = state;
      return { ...state, fan: fan && { ...fan, passed: [...fan.passed, { part, conversion, skipped }] } };
    }
    case 'WorkflowPartsPacked':
      return { ...state, underWay: null, made: data.conversionId };
  }
};

const passed = (state: RunState, outcome: StepOutcome): RunState => ({
  ...state,
  step: state.step + 1,
  underWay: null,
  isChosen: false,
  outcomes: [...state.outcomes, outcome],
});

/** Parts go through later steps than the one at which the file was taken apart. */
const isAtWork = ({ step: at, fan }: RunState, step: number): boolean => step === at || (fan !== null && step > at);

/** Through once every part is: a step is passed by where all of them have passed it by. */
const withPartsPassed = (state: RunState): RunState => {
  const { run, fan } = state;
  if (!run || !fan) return state;
  const steps = run.steps.map((_, index) => index + 1).filter((step) => step >= fan.step);
  return steps.reduce((before, step) => {
    const isSkipped = fan.passed.every(({ skipped }) => skipped.includes(step));
    return passed(before, { step, outcome: isSkipped ? 'skipped' : 'done', conversion: null });
  }, state);
};

/** Where every part has passed every step by, the archive is as it was, and the run is complete with the last of them. */
const partEvents = (passedPart: PassedPart, { fan }: RunState, of: Of): WorkflowRunEvent[] => {
  const { part, conversion: made, skipped } = passedPart;
  if (!fan || fan.passed.some((one) => one.part === part)) return [];
  const event: WorkflowRunEvent = {
    type: 'WorkflowPartCompleted',
    version: 1,
    data: { ...of, part, made, skipped },
  };
  const all = [...fan.passed, passedPart];
  const isUnchanged = all.length === fan.count && all.every(({ conversion }) => conversion === null);
  return isUnchanged ? [event, { type: 'WorkflowRunCompleted', version: 1, data: of }] : [event];
};

type StepCommand = Extract<RunCommand, { readonly step: number }>;
interface Of {
  readonly runId: string;
  readonly at: string;
}

const stepEvents = (command: StepCommand, state: RunState, of: Of): WorkflowRunEvent[] => {
  switch (command.type) {
    case 'BeginStep':
      return begunEvents(command, state, of);
    case 'FanOut': {
      const data = { ...of, step: command.step, parts: command.parts };
      return state.underWay || state.fan ? [] : [{ type: 'WorkflowFannedOut', version: 1, data }];
    }
    case 'CompleteStep':
      return completedEvents(command, state, of);
    case 'ChooseStep':
    case 'SkipStep':
      return lookedUpEvents(command, state, of);
  }
};

type CommandOf<Type extends StepCommand['type']> = Extract<StepCommand, { readonly type: Type }>;

/** Parts have runs of their own, so that the run of their file begins nothing more but their archive. */
const begunEvents = (
  { step, begun }: CommandOf<'BeginStep'>,
  { underWay, fan }: RunState,
  of: Of,
): WorkflowRunEvent[] => {
  const isIts = (fan !== null) === (begun.purpose === 'pack');
  return underWay || !isIts ? [] : [{ type: 'WorkflowStepStarted', version: 1, data: { ...of, step, ...begun } }];
};

const completedEvents = ({ step }: CommandOf<'CompleteStep'>, state: RunState, of: Of): WorkflowRunEvent[] => {
  const { underWay } = state;
  if (!underWay || underWay.purpose === 'look') return [];
  const { conversionId } = underWay;
  if (underWay.purpose === 'work')
    return withEnd({ type: 'WorkflowStepCompleted', version: 1, data: { ...of, step, conversionId } }, state);
  return [
    { type: 'WorkflowPartsPacked', version: 1, data: { ...of, conversionId } },
    { type: 'WorkflowRunCompleted', version: 1, data: of },
  ];
};

const lookedUpEvents = (
  { type, step }: Extract<StepCommand, { readonly type: 'ChooseStep' | 'SkipStep' }>,
  state: RunState,
  of: Of,
): WorkflowRunEvent[] => {
  if (state.fan || state.isChosen || state.underWay?.purpose === 'work') return [];
  return type === 'ChooseStep'
    ? [{ type: 'WorkflowStepChosen', version: 1, data: { ...of, step } }]
    : withEnd({ type: 'WorkflowStepSkipped', version: 1, data: { ...of, step } }, state);
};

/** With the last step, the run is complete. */
const withEnd = (
  event: Extract<WorkflowRunEvent, { type: 'WorkflowStepSkipped' | 'WorkflowStepCompleted' }>,
  { run }: RunState,
): WorkflowRunEvent[] => {
  const { step, runId, at } = event.data;
  const isLast = step === run?.steps.length;
  return isLast ? [event, { type: 'WorkflowRunCompleted', version: 1, data: { runId, at } }] : [event];
};
