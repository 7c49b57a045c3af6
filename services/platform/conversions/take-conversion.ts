import { ATTEMPTS_MAX } from '../../../contracts/limits.js';
import { Refusal, refusalText, type RefusalFacts } from '../../../contracts/errors.js';
import { streamOf } from '../../../contracts/events/domain-event.js';
import type { Requested } from '../../../contracts/lifecycles/conversion.machine.js';
import { mayBeDrawn } from '../../../contracts/drawable-results.js';
import { conversion, type ConversionCommand, type ConversionState } from './conversion.decider.js';
import { HandedBack, type Delivery } from '../event-bus/event-bus.js';
import { eventIdOf, handle, load, type Loaded } from '../event-store/streams.js';
import { isStoreAway, openPauses, probeStores, untilStoresAnswer } from './away-stores.js';
import { runConversion, type MadeOutcome } from './run-conversion.js';
import { JobBroken, JobCrashed } from '../jobs/job.js';
import type { SpentBudgets } from './cpu-budgets.js';
import { forgetOnceEnded } from './forget-secrets.js';
import type { WorkerParts } from './worker-parts.js';

export interface RunningWorker extends WorkerParts {
  /** Conversions that wait or run in this process, by id. */
  readonly held: Map<string, HeldConversion>;
  readonly budgets: Pick<SpentBudgets, 'check'>;
  readonly heartbeatMs: number;
  readonly graceMs: number;
}

/** A conversion that a worker has in hand. */
export interface HeldConversion {
  /** Whether its turn has come. */
  readonly hasBegun: boolean;
  readonly cancel: () => void;
  /** Leaves it to whoever gets it next. */
  readonly handBack: () => void;
}

export const CANCELLED = 'cancelled';
const HANDED_BACK = 'handed back';

/** Thrown at its turn: it has come to its end while it waited. */
class NotStarted extends Error {
  override readonly name = 'NotStarted';
}

/** Brings one requested conversion to its end; throws to get it again later. */
export const takeConversion = async (worker: RunningWorker, delivery: Delivery): Promise<void> => {
  if (delivery.event.type !== 'ConversionRequested') return;
  const { conversionId } = delivery.event.data;
  const known = await load(worker.store, { stream: streamOf('conversion', conversionId), decider: conversion });
  const { state } = known;
  if (state.matches('cancelling')) return settle(worker, conversionId, { type: 'Cancel', now: worker.clock() });
  if (!state.hasTag('processing')) return cancelIfAsked(worker, conversionId);
  if (state.context.attempt >= ATTEMPTS_MAX) return settle(worker, conversionId, crashed(worker));
  await attempt(worker, delivery, known);
};

/** Ends a conversion whose visitor asked for it, whether it runs here, elsewhere or not yet. */
export const cancelIfAsked = async (worker: RunningWorker, conversionId: string): Promise<void> => {
  worker.held.get(conversionId)?.cancel();
  await settle(worker, conversionId, { type: 'Cancel', now: worker.clock() });
};

type KnownConversion = Loaded<ConversionState>;

/** One delivery of a conversion, from its turn to its end. */
interface Running {
  readonly request: Requested;
  readonly signal: AbortSignal;
  readonly held: HeldConversion & { hasBegun: boolean };
  /** The part of its stream that has been read. */
  known: KnownConversion;
}

const attempt = async (worker: RunningWorker, delivery: Delivery, known: KnownConversion): Promise<void> => {
  const { requested: request } = known.state.context;
  if (!request) throw new Error('a conversion that nobody requested was delivered');
  const { conversionId } = request;
  const stopper = new AbortController();
  const { signal } = stopper;
  const heartbeat = setInterval(() => delivery.extend(), worker.heartbeatMs);
  const held = { hasBegun: false, cancel: () => stopper.abort(CANCELLED), handBack: () => stopper.abort(HANDED_BACK) };
  const stopListening = handBackOnStop(delivery, held, worker.graceMs);
  const running: Running = { request, signal, held, known };
  worker.held.set(conversionId, held);
  try {
    const result = await makeResult(worker, running);
    await untilStoresAnswer(() => complete(worker, { conversionId, known: running.known, made: result }), signal);
  } catch (error) {
    const { attempt: number } = running.known.state.context;
    const failure = { conversionId, attempt: number, hasBegun: held.hasBegun, error, reason: signal.reason as unknown };
    await untilStoresAnswer(() => fail(worker, failure), signal);
  } finally {
    clearInterval(heartbeat);
    stopListening();
    worker.held.delete(conversionId);
  }
};

/** Begins again once the stores are back when one was away: that uses up no attempt, and no turn meanwhile. */
const makeResult = async (worker: RunningWorker, running: Running): Promise<MadeOutcome> => {
  const { request, signal } = running;
  const wait = openPauses(signal);
  for (;;) {
    try {
      return await runConversion(worker, request, { signal, onTurn: () => begin(worker, running) });
    } catch (error) {
      if (!isStoreAway(error) || signal.aborted) throw error;
      worker.log.warn({ error, conversionId: request.conversionId }, 'a store is away; its conversions wait for it');
    }
    await wait();
    await untilStoresAnswer(() => takeBackAttempt(worker, running), signal);
    await untilStoresAnswer(() => probeStores(worker), signal);
  }
};

const begin = async (worker: RunningWorker, running: Running): Promise<void> => {
  const { request, known } = running;
  worker.budgets.check(request.owner);
  const command = { type: 'Start', now: worker.clock() } as const;
  const started = await decide(worker, { conversionId: request.conversionId, known, command });
  if (started.events.length === 0) throw new NotStarted();
  running.known = started;
  running.held.hasBegun = true;
};

const takeBackAttempt = async (worker: RunningWorker, { request, known, held }: Running): Promise<void> => {
  if (!held.hasBegun) return;
  const { attempt: number } = known.state.context;
  await settle(worker, request.conversionId, { type: 'HandBack', attempt: number, now: worker.clock() });
  held.hasBegun = false;
};

/** Once the bus wants a conversion back, one that waits goes at once, and one that runs has a while to finish. */
const handBackOnStop = ({ stopping }: Delivery, held: HeldConversion, graceMs: number): (() => void) => {
  const onStop = () => {
    if (held.hasBegun) setTimeout(held.handBack, graceMs).unref();
    else held.handBack();
  };
  stopping.addEventListener('abort', onStop, { once: true });
  return () => stopping.removeEventListener('abort', onStop);
};

interface Completion {
  readonly conversionId: string;
  readonly known: KnownConversion;
  readonly made: MadeOutcome;
}

const complete = async (worker: RunningWorker, { conversionId, known, made }: Completion): Promise<void> => {
  const { outcome, isDrawable } = made;
  const { result, receipt } = outcome;
  const command = { type: 'Complete', outcome, now: worker.clock() } as const;
  const { events, state } = await decide(worker, { conversionId, known, command });
  const wasCompletedBefore = state.context.result?.blob === result.blob; // when the log was away before it could say so
  if (events.length > 0 || wasCompletedBefore) {
    const isUndrawable = mayBeDrawn(result.mime) && !isDrawable;
    if (isUndrawable)
      await settle(worker, conversionId, { type: 'KeepThumbnail', thumbnail: null, now: worker.clock() });
    return;
  }
  for (const ref of [result.blob, receipt]) if (ref) await worker.blobs.delete(ref);
  await cancelIfAsked(worker, conversionId);
};

interface Failure {
  readonly conversionId: string;
  readonly attempt: number;
  /** Whether this worker has made the attempt. */
  readonly hasBegun: boolean;
  readonly error: unknown;
  /** Why the job was aborted, if it was. */
  readonly reason: unknown;
}

const fail = async (worker: RunningWorker, failure: Failure): Promise<void> => {
  const { conversionId, attempt, error, reason } = failure;
  if (reason === CANCELLED) return cancelIfAsked(worker, conversionId);
  if (reason === HANDED_BACK) return handBack(worker, failure);
  if (error instanceof NotStarted) return cancelIfAsked(worker, conversionId);
  if (error instanceof Refusal) return settle(worker, conversionId, failed(worker, error.code, error.facts));
  worker.log.error({ error, conversionId, attempt }, 'a conversion broke');
  if (error instanceof JobBroken) return settle(worker, conversionId, failed(worker, 'conversion.broken', {}));
  if (error instanceof JobCrashed && attempt >= ATTEMPTS_MAX) return settle(worker, conversionId, crashed(worker));
  throw error;
};

/** It is no fault of the conversion that its worker stops. @throws HandedBack */
const handBack = async (worker: RunningWorker, failure: Failure): Promise<never> => {
  const { conversionId, attempt, hasBegun, error } = failure;
  if (!hasBegun) throw new HandedBack('handed back', { cause: error });
  await settle(worker, conversionId, { type: 'HandBack', attempt, now: worker.clock() }).catch((fault: unknown) => {
    worker.log.warn({ error: fault, conversionId, attempt }, 'an attempt that was handed back counts all the same');
  });
  throw new HandedBack('handed back', { cause: error });
};

const crashed = (worker: RunningWorker): ConversionCommand =>
  failed(worker, 'conversion.crashed', { attempts: ATTEMPTS_MAX });

const failed = (worker: RunningWorker, code: Refusal['code'], facts: RefusalFacts): ConversionCommand => ({
  type: 'Fail',
  code,
  facts,
  reason: refusalText(code, facts),
  now: worker.clock(),
});

interface Deciding {
  readonly conversionId: string;
  readonly command: ConversionCommand;
  /** The part of its stream that was read before; only later events are read. */
  readonly known?: KnownConversion;
}

const decide = async (worker: RunningWorker, { conversionId, command, known }: Deciding) => {
  const ends = command.type !== 'Start' && command.type !== 'HandBack';
  const handled = await handle(worker.store, {
    stream: streamOf('conversion', conversionId),
    decider: conversion,
    command,
    from: known,
    ...(ends && { eventId: () => eventIdOf(conversionId, command.type) }),
  });
  await forgetOnceEnded(worker.secrets, handled.state);
  return handled;
};

const settle = async (worker: RunningWorker, conversionId: string, command: ConversionCommand): Promise<void> => {
  await decide(worker, { conversionId, command });
};
