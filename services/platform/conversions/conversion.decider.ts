import type { SnapshotFrom } from 'xstate';
import { Refusal, type RefusalCode, type RefusalFacts } from '../../../contracts/errors.js';
import type { ConversionEvent } from '../../../contracts/events/conversion.js';
import { conversionMachine, type Requested } from '../../../contracts/lifecycles/conversion.machine.js';
import type { Decider } from '../event-store/decider.js';
import { advance, beginning } from '../event-store/lifecycle.js';

export type ConversionState = SnapshotFrom<typeof conversionMachine>;

/** The result of a completed conversion; its first page is drawn later. */
export type ConversionOutcome = Omit<
  Extract<ConversionEvent, { type: 'ConversionCompleted' }>['data'],
  'conversionId' | 'thumbnail' | 'at'
>;

export type ConversionCommand =
  | { type: 'Request'; request: Omit<Requested, 'at'>; now: Date }
  | { type: 'Start'; now: Date }
  /** Sent by the worker that made this attempt. */
  | { type: 'HandBack'; attempt: number; now: Date }
  | { type: 'Complete'; outcome: ConversionOutcome; now: Date }
  | { type: 'Fail'; code: string; facts: RefusalFacts; reason: string; now: Date }
  | { type: 'RequestCancel'; now: Date }
  | { type: 'Cancel'; now: Date }
  /** `name` has the ending of the result already. */
  | { type: 'Rename'; name: string; now: Date }
  /** Null: there is none to be had. */
  | { type: 'KeepThumbnail'; thumbnail: string | null; now: Date }
  | { type: 'Delete'; now: Date };

/**
 * The rules of one conversion: it ends exactly once, in completed, failed or cancelled.
 *
 * Outcomes that come too late (the conversion has ended, or is being cancelled) decide nothing: the worker that
 * brings one throws its result away. A visitor's cancel after the end is refused with `conversion.ended`.
 */
export const conversion: Decider<ConversionState, ConversionCommand, ConversionEvent> = {
  initial: beginning(conversionMachine),

  decide(command, state) {
    refuse(command, state);
    const event = eventFor(command, state);
    return event && state.can(event) ? [event] : [];
  },

  evolve: (state, event) => advance(conversionMachine, state, event),
};

type Problem = RefusalCode | false;

const isUnderWay = (state: ConversionState): boolean => state.hasTag('processing');
const isEnded = (state: ConversionState): boolean => state.hasTag('ended') && !state.matches('deleted');

/** Why its owner may not ask that now. */
const ownersProblems: Readonly<Partial<Record<ConversionCommand['type'], (state: ConversionState) => Problem>>> = {
  RequestCancel: (state) => !isUnderWay(state) && 'conversion.ended',
  Delete: (state) => !isEnded(state) && 'conversion.not-ended',
  Rename: (state) => !state.matches('completed') && 'conversion.no-result',
};

/** Refuses commands that the owner may not give now; workers are never refused. */
const refuse = ({ type }: ConversionCommand, state: ConversionState): void => {
  const problem = ownersProblems[type]?.(state);
  if (!problem) return;
  const isThere = !state.matches('absent') && !state.matches('deleted');
  throw new Refusal(isThere ? problem : 'conversion.not-found');
};

const eventFor = (command: ConversionCommand, { context }: ConversionState): ConversionEvent | undefined => {
  const at = command.now.toISOString();
  if (command.type === 'Request') return { type: 'ConversionRequested', version: 1, data: { ...command.request, at } };
  if (!context.requested) return undefined;
  const { conversionId, shareHash } = context.requested;
  if (isAboutResult(command)) return resultEvent(command, { conversionId, shareHash, result: context.result, at });
  if (isAboutAttempt(command)) return attemptEvent(command, { conversionId, current: context.attempt, at });
  switch (command.type) {
    case 'Complete': {
      return {
        type: 'ConversionCompleted',
        version: 2,
        data: { conversionId, ...command.outcome, thumbnail: null, at },
      };
    }
    case 'Fail': {
      const { code, facts, reason } = command;
      return { type: 'ConversionFailed', version: 1, data: { conversionId, code, facts, reason, at } };
    }
    case 'RequestCancel':
      return { type: 'ConversionCancelRequested', version: 1, data: { conversionId, at } };
    case 'Cancel':
      return { type: 'ConversionCancelled', version: 1, data: { conversionId, at } };
  }
};

type ResultCommand = Extract<ConversionCommand, { type: 'Rename' | 'KeepThumbnail' | 'Delete' }>;

const isAboutResult = (command: ConversionCommand): command is ResultCommand =>
  command.type === 'Rename' || command.type === 'KeepThumbnail' || command.type === 'Delete';

interface Made {
  readonly conversionId: string;
  readonly shareHash: string;
  readonly result: ConversionState['context']['result'];
  readonly at: string;
}

const resultEvent = (
  command: ResultCommand,
  { conversionId, shareHash, result, at }: Made,
): ConversionEvent | undefined => {
  switch (command.type) {
    case 'Rename':
      if (command.name === result?.name) return undefined;
      return { type: 'ConversionRenamed', version: 1, data: { conversionId, name: command.name, at } };
    case 'KeepThumbnail':
      return { type: 'ThumbnailDrawn', version: 1, data: { conversionId, thumbnail: command.thumbnail, at } };
    case 'Delete':
      return { type: 'ConversionDeleted', version: 1, data: { conversionId, shareHash, at } };
  }
};

type AttemptCommand = Extract<ConversionCommand, { type: 'Start' | 'HandBack' }>;

const isAboutAttempt = (command: ConversionCommand): command is AttemptCommand =>
  command.type === 'Start' || command.type === 'HandBack';

interface Attempted {
  readonly conversionId: string;
  /** The number of the last attempt that counts. */
  readonly current: number;
  readonly at: string;
}

const attemptEvent = (
  command: AttemptCommand,
  { conversionId, current, at }: Attempted,
): ConversionEvent | undefined => {
  if (command.type === 'Start') {
    return { type: 'ConversionStarted', version: 1, data: { conversionId, attempt: current + 1, at } };
  }
  if (command.attempt !== current) return undefined; // another worker has begun meanwhile
  return { type: 'ConversionHandedBack', version: 1, data: { conversionId, attempt: current, at } };
};
