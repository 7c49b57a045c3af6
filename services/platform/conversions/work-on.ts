import { ATTEMPTS_MAX } from '../../../contracts/limits.js';
import { Refusal, refusalText, type RefusalFacts } from '../../../contracts/errors.js';
import { streamOf } from '../../../contracts/events/domain-event.js';
import {
  conversion,
  type ConversionCommand,
  type ConversionOutcome,
  type ConversionState,
} from './conversion.decider.js';
import type { Delivery } from '../event-bus/event-bus.js';
import { eventIdOf } from '../event-id.js';
import { runConversion } from './run-conversion.js';
import { JobBroken, JobCrashed } from '../jobs/job-process.js';
import { forgetOnceEnded } from './forget-secrets.js';
import { handle, load } from '../streams.js';
import type { WorkerParts } from './worker-parts.js';

export interface WorkParts extends WorkerParts {
  /** Jobs of this process by conversion id, to be aborted by a cancel. */
  readonly running: Map<string, AbortController>;
  readonly heartbeatMs: number;
  readonly graceMs: number;
}

export const CANCELLED = 'cancelled';
const HANDED_BACK = 'handed back';

/** Brings one requested conversion to its end; throws to get it again later. */
export const workOn = async (parts: WorkParts, delivery: Delivery): Promise<void> => {
  if (delivery.event.type !== 'ConversionRequested') return;
  const { conversionId } = delivery.event.data;
  const before = await load(parts.store, { stream: streamOf('conversion', conversionId), decider: conversion });
  if (before.state.matches('cancelling')) return settle(parts, conversionId, { type: 'Cancel', now: parts.clock() });
  if (before.state.context.attempt >= ATTEMPTS_MAX) return settle(parts, conversionId, crashed(parts));
  const started = await decide(parts, conversionId, { type: 'Start', now: parts.clock() });
  if (started.events.length === 0) return cancelIfAsked(parts, conversionId);
  await attempt(parts, delivery, started.state);
};

/** Ends a conversion whose visitor asked for it, whether it runs here, elsewhere or not yet. */
export const cancelIfAsked = async (parts: WorkParts, conversionId: string): Promise<void> => {
  parts.running.get(conversionId)?.abort(CANCELLED);
  await settle(parts, conversionId, { type: 'Cancel', now: parts.clock() });
};

const attempt = async (parts: WorkParts, delivery: Delivery, { context }: ConversionState): Promise<void> => {
  const { requested: request } = context;
  if (!request) throw new Error('a conversion that nobody requested was started');
  const { conversionId } = request;
  const stopper = new AbortController();
  const heartbeat = setInterval(() => delivery.extend(), parts.heartbeatMs);
  const onStop = () => {
    setTimeout(() => stopper.abort(HANDED_BACK), parts.graceMs).unref();
  };
  delivery.stopping.addEventListener('abort', onStop, { once: true });
  parts.running.set(conversionId, stopper);
  try {
    const outcome = await runConversion(parts, request, stopper.signal);
    await complete(parts, conversionId, outcome);
  } catch (error) {
    await fail(parts, { conversionId, attempt: context.attempt, error, reason: stopper.signal.reason });
  } finally {
    clearInterval(heartbeat);
    delivery.stopping.removeEventListener('abort', onStop);
    parts.running.delete(conversionId);
  }
};

const complete = async (parts: WorkParts, conversionId: string, outcome: ConversionOutcome): Promise<void> => {
  const command = { type: 'Complete', outcome, now: parts.clock() } as const;
  const { events } = await decide(parts, conversionId, command);
  if (events.length > 0) return;
  const { result, thumbnail, receipt } = outcome;
  for (const ref of [result.blob, thumbnail, receipt]) if (ref) await parts.blobs.delete(ref);
  await cancelIfAsked(parts, conversionId);
};

interface Failure {
  readonly conversionId: string;
  readonly attempt: number;
  readonly error: unknown;
  /** Why the job was aborted, if it was. */
  readonly reason: unknown;
}

const fail = async (parts: WorkParts, { conversionId, attempt, error, reason }: Failure): Promise<void> => {
  if (reason === CANCELLED) return cancelIfAsked(parts, conversionId);
  if (reason === HANDED_BACK) throw new Error('handed back', { cause: error });
  if (error instanceof Refusal) return settle(parts, conversionId, failed(parts, error.code, error.facts));
  parts.log.error({ error, conversionId, attempt }, 'a conversion broke');
  if (error instanceof JobBroken) return settle(parts, conversionId, failed(parts, 'conversion.broken', {}));
  if (error instanceof JobCrashed && attempt >= ATTEMPTS_MAX) return settle(parts, conversionId, crashed(parts));
  throw error;
};

const crashed = (parts: WorkParts): ConversionCommand =>
  failed(parts, 'conversion.crashed', { attempts: ATTEMPTS_MAX });

const failed = (parts: WorkParts, code: Refusal['code'], facts: RefusalFacts): ConversionCommand => ({
  type: 'Fail',
  code,
  facts,
  reason: refusalText(code, facts),
  now: parts.clock(),
});

const decide = async (parts: WorkParts, conversionId: string, command: ConversionCommand) => {
  const ends = command.type !== 'Start';
  const handled = await handle(parts.store, {
    stream: streamOf('conversion', conversionId),
    decider: conversion,
    command,
    ...(ends && { eventId: () => eventIdOf(conversionId, command.type) }),
  });
  await forgetOnceEnded(parts.secrets, handled.state);
  return handled;
};

const settle = async (parts: WorkParts, conversionId: string, command: ConversionCommand): Promise<void> => {
  await decide(parts, conversionId, command);
};
