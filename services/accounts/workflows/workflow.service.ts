import { filters } from '../../../contracts/subjects.js';
import { runOf } from '../../../contracts/tools/run-option.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';
import type { StoredEvent } from '../../platform/event-store/event-store.js';
import type { EventBus } from '../../platform/event-bus/event-bus.js';
import type { Running } from '../../platform/leases/hold-lease.js';
import { advanceRun } from './advance-run.js';
import type { StepParts } from './request-step.js';

const ACK_WAIT_MS = 120_000;
const RETRY_DELAY_MS = 250;
/** Events that are looked at together. */
const CONCURRENT_EVENTS = 4;

/** Runs go on when they begin or are cancelled, and when a conversion of theirs ends. */
const moves = byEventType<true>({
  WorkflowRunStarted: () => true,
  WorkflowRunCancelled: () => true,
  WorkflowRunFailed: () => true,
  WorkflowRunCompleted: () => true,
  ConversionCompleted: () => true,
  ConversionFailed: () => true,
  ConversionCancelled: () => true,
});

/** The run that an event may take on; undefined for one that is nothing to any. */
const runMovedBy = async ({ store }: StepParts, event: StoredEvent): Promise<string | undefined> => {
  if (!moves(event)) return undefined;
  if ('runId' in event.data) return event.data.runId;
  for await (const { type, data } of store.read(event.stream)) {
    return type === 'ConversionRequested' ? runOf(data.options) : undefined;
  }
  return undefined;
};

/** Takes runs of workflows from step to step. It keeps nothing: whoever gets an event reads the log, and goes on from there. */
export const startWorkflowService = async (parts: StepParts & { readonly bus: EventBus }): Promise<Running> => {
  const usual = { concurrency: CONCURRENT_EVENTS, ackWaitMs: ACK_WAIT_MS, retryDelayMs: RETRY_DELAY_MS };
  const advance = async (event: StoredEvent): Promise<void> => {
    let run = await runMovedBy(parts, event);
    while (run !== undefined) run = await advanceRun(parts, run); // the end of a part moves the run of its file
  };
  const consumptions = await Promise.all([
    parts.bus.consume({ ...usual, durable: 'workflow-runs', filter: filters.runs }, ({ event }) => advance(event)),
    parts.bus.consume({ ...usual, durable: 'workflow-steps', filter: filters.conversions }, ({ event }) =>
      advance(event),
    ),
  ]);
  return {
    stop: async () => {
      await Promise.all(consumptions.map((consumption) => consumption.stop()));
    },
  };
};
