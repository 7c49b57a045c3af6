import type { Consumption, EventBus } from '../event-bus/event-bus.js';
import type { Position, StoredEvent } from '../event-store/event-store.js';
import { withLogFacts } from './log-facts.js';
import type { Telemetry } from './telemetry.js';
import type { SpanFacts, Tracing } from '../tracing/tracing.js';
import { conversionOf, tracedConversionOf } from './traced-events.js';

/** The use that this process makes of the bus, as seen on its way there; only for as long as it lasts. */
export interface BusUse {
  /** How far it has published the log; undefined while it does not. */
  published: { readonly upTo: Position | undefined } | undefined;
  /** The durables that it consumes. */
  readonly durables: Set<string>;
  /** The questions that it answers. */
  readonly answered: Set<string>;
}

/** Whether this process tells of the read models: it keeps them, or it publishes for a cluster where one process does. */
export const reportsReadModels = ({ durables, published }: BusUse): boolean =>
  durables.has('projector') || published !== undefined;

export const newBusUse = (): BusUse => ({ published: undefined, durables: new Set(), answered: new Set() });

/** The bus, of which is noted what passes through. */
export const watchBus = (bus: EventBus, { tracing }: Telemetry, use: BusUse): EventBus => ({
  adapter: bus.adapter,
  publish: watchedPublish(bus, tracing, use),
  lastPublished: async () => {
    const upTo = await bus.lastPublished();
    use.published = { upTo };
    return upTo;
  },
  consume: watchedConsume(bus, tracing, use),
  follow: (filter, handle) => bus.follow(filter, (event, subject) => about(event, () => handle(event, subject))),
  signal: (subject, payload) => bus.signal(subject, payload),
  onSignal: (filter, handle) => bus.onSignal(filter, handle),
  ask: (subject, question, timeoutMs) => bus.ask(subject, question, timeoutMs),
  answer: async (subject, handle) => {
    const consumption = await bus.answer(subject, handle);
    return whileIn(use.answered, subject, consumption);
  },
  ...(bus.waiting && { waiting: bus.waiting }),
  close: () => bus.close(),
});

const watchedPublish =
  (bus: EventBus, tracing: Tracing, use: BusUse): EventBus['publish'] =>
  async (subject, event) => {
    const span = { name: `publish ${event.type}`, kind: 'producer' } as const;
    await inTrace(tracing, event, { span, work: () => bus.publish(subject, event) });
    use.published = { upTo: event.position };
  };

const watchedConsume =
  (bus: EventBus, tracing: Tracing, use: BusUse): EventBus['consume'] =>
  async (options, handle) => {
    const consumption = await bus.consume(options, (delivery) => {
      const { event, deliveries } = delivery;
      const attributes = { 'docket.deliveries': deliveries };
      const span = { name: `${options.durable} ${event.type}`, kind: 'consumer', attributes } as const;
      return about(event, () => inTrace(tracing, event, { span, work: () => handle(delivery) }));
    });
    return whileIn(use.durables, options.durable, consumption);
  };

/** Another process may do it once this one has stopped. */
const whileIn = (names: Set<string>, name: string, consumption: Consumption): Consumption => {
  names.add(name);
  return {
    stop: async () => {
      await consumption.stop();
      names.delete(name);
    },
  };
};

interface Traced {
  readonly span: Omit<SpanFacts, 'conversionId'>;
  readonly work: () => Promise<void>;
}

const inTrace = (tracing: Tracing, event: StoredEvent, { span, work }: Traced): Promise<void> => {
  const conversionId = tracedConversionOf(event);
  return conversionId === undefined ? work() : tracing.span({ conversionId, ...span }, work);
};

const about = <Value>(event: StoredEvent, work: () => Value): Value => {
  const conversionId = conversionOf(event);
  return withLogFacts(conversionId === undefined ? {} : { conversionId }, work);
};
