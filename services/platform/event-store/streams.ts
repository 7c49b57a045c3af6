import { randomUUID } from 'node:crypto';
import { v5 } from 'uuid';
import { Refusal } from '../../../contracts/errors.js';
import type { DomainEvent } from '../../../contracts/events/domain-event.js';
import type { Decider } from './decider.js';
import { WrongRevision, type Appended, type EventStore, type NewEvent } from './event-store.js';

const EVENT_IDS_NAMESPACE = '6f0b1c1e-6d1c-4a52-9a53-6a1f2f0d9b57';

/** The same UUID for the same words: a retry after a crash appends the same event, not a second one. */
export const eventIdOf = (...words: readonly string[]): string => v5(words.join('\n'), EVENT_IDS_NAMESPACE);

/** Where a stream stands: its folded state and the revision of its last event, -1 when absent. */
export interface Loaded<State> {
  readonly state: State;
  readonly revision: number;
}

interface Loading<State, Command, Event> {
  readonly stream: string;
  readonly decider: Decider<State, Command, Event>;
  /** Where to go on from; default: the beginning. */
  readonly from?: Loaded<State> | undefined;
}

export const load = async <State, Command, Event extends DomainEvent>(
  store: EventStore,
  { stream, decider, from = { state: decider.initial, revision: -1 } }: Loading<State, Command, Event>,
): Promise<Loaded<State>> => {
  let { state, revision } = from;
  for await (const stored of store.read(stream, revision + 1)) {
    state = decider.evolve(state, stored as unknown as Event);
    revision = stored.revision;
  }
  return { state, revision };
};

/**
 * Whether a stream is surely not on the log, after what was to begin it has failed. The log may have taken it, and only
 * its answer was lost: what belongs to it is kept then, and what nobody has is found by the sweep.
 */
export const hasNotBegun = async (store: EventStore, stream: string, error: unknown): Promise<boolean> => {
  if (error instanceof Refusal) return true;
  try {
    const events = store.read(stream)[Symbol.asyncIterator]();
    const first = await events.next();
    await events.return?.();
    return first.done === true;
  } catch {
    return false; // a log that does not answer may have it
  }
};

/** The outcome of a command: the events it appended (none: there was nothing to do) and where the stream is now. */
export interface Handled<State, Event> extends Loaded<State> {
  readonly events: readonly Event[];
  readonly appended: Appended | undefined;
}

/** Ids of the events, by their place; random unless a retry after a crash must be recognised. */
type EventIds = (index: number) => string;

interface Handling<State, Command, Event> extends Loading<State, Command, Event> {
  readonly command: Command;
  readonly eventId?: EventIds;
}

/**
 * Loads, decides, appends; decides anew whenever somebody else appended first.
 *
 * @throws Refusal from the decider.
 */
export const handle = <State, Command, Event extends DomainEvent>(
  store: EventStore,
  handling: Handling<State, Command, Event>,
): Promise<Handled<State, Event>> => {
  const { decide, evolve } = handling.decider;
  return appendDecided(store, handling, (before) => {
    const events = decide(handling.command, before);
    return { events, state: events.reduce(evolve, before) };
  });
};

/** Events to append, and the state after them. */
interface Decision<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The one way in which what is decided upon a stream gets into it. */
export const appendDecided = async <State, Command, Event extends DomainEvent, Made extends Decision<State, Event>>(
  store: EventStore,
  loading: Loading<State, Command, Event> & { readonly eventId?: EventIds },
  decide: (before: State) => Made,
): Promise<Made & Handled<State, Event>> => {
  const { stream, eventId = () => randomUUID() } = loading;
  for (;;) {
    const { state, revision } = await load(store, loading);
    const newEvents = decide(state);
    if (newEvents.events.length === 0) return { ...newEvents, revision, appended: undefined };
    const fresh = newEvents.events.map((event: DomainEvent, index): NewEvent => ({ ...event, id: eventId(index) }));
    try {
      const appended = await store.append(stream, fresh, revision === -1 ? 'absent' : revision);
      return { ...newEvents, revision: appended.revision, appended };
    } catch (error) {
      if (!(error instanceof WrongRevision)) throw error;
    }
  }
};
