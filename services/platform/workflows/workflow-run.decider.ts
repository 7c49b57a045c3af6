import type { RefusalFacts } from '../../../contracts/errors.js';
import type { RunFile, RunOrigin, StepPurpose, WorkflowRunEvent } from '../../../contracts/events/workflow.js';
import type { Owner } from '../../../contracts/owner.js';
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
  /** The conversion with the last result; null before there is one. */
  readonly made: string | null;
  readonly failure: RunFailure | null;
  readonly endedAt: string | null;
}

export type RunCommand =
  | { readonly type: 'Start'; readonly run: NewRun; readonly now: Date }
  | { readonly type: 'BeginStep'; readonly step: number; readonly begun: UnderWay; readonly now: Date }
  | { readonly type: 'ChooseStep' | 'SkipStep' | 'CompleteStep'; readonly step: number; readonly now: Date }
  | { readonly type: 'Fail'; readonly failure: RunFailure; readonly now: Date }
  | { readonly type: 'Cancel'; readonly now: Date };

/**
 * The rules of one run: it goes from step to step, one conversion at a time, and ends exactly once. What comes too late,
 * or is told twice, decides nothing.
 */
export const workflowRun: Decider<RunState, RunCommand, WorkflowRunEvent> = {
  initial: {
    run: null,
    status: 'running',
    step: 1,
    underWay: null,
    isChosen: false,
    outcomes: [],
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
      return command.failure.step === state.step
        ? [{ type: 'WorkflowRunFailed', version: 1, data: { ...of, ...command.failure } }]
        : [];
    return command.step === state.step ? stepEvents(command, state, of) : [];
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'WorkflowRunStarted': {
        const { at, ...run } = data;
        return { ...state, run: { ...run, startedAt: at } };
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
        return { ...state, status: 'completed', endedAt: data.at };
      case 'WorkflowRunFailed': {
        const { runId: _, at, ...failure } = data;
        return { ...state, status: 'failed', failure, endedAt: at };
      }
      case 'WorkflowRunCancelled':
        return { ...state, status: 'cancelled', endedAt: data.at };
    }
  },
};

const passed = (state: RunState, outcome: StepOutcome): RunState => ({
  ...state,
  step: state.step + 1,
  underWay: null,
  isChosen: false,
  outcomes: [...state.outcomes, outcome],
});

type StepCommand = Extract<RunCommand, { readonly step: number }>;
interface Of {
  readonly runId: string;
  readonly at: string;
}

const stepEvents = (command: StepCommand, state: RunState, of: Of): WorkflowRunEvent[] => {
  const { step } = command;
  const { underWay } = state;
  if (command.type === 'BeginStep') {
    const data = { ...of, step, ...command.begun };
    return underWay ? [] : [{ type: 'WorkflowStepStarted', version: 1, data }];
  }
  if (command.type === 'CompleteStep') {
    if (underWay?.purpose !== 'work') return [];
    const { conversionId } = underWay;
    return withEnd({ type: 'WorkflowStepCompleted', version: 1, data: { ...of, step, conversionId } }, state);
  }
  if (state.isChosen || underWay?.purpose === 'work') return [];
  return command.type === 'ChooseStep'
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
