import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '../../contracts/events/domain-event.js';
import type { Decider } from './decider.js';
import { WrongRevision, type Appended, type EventStore, type NewEvent } from './event-store/event-store.js';

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

/** What became of a command: the events it appended (none: there was nothing to do) and where the stream is now. */
export interface Handled<State, Event> extends Loaded<State> {
  readonly events: readonly Event[];
  readonly appended: Appended | undefined;
}

interface Handling<State, Command, Event> extends Loading<State, Command, Event> {
  readonly command: Command;
  /** Ids of the events, by their place; random unless a retry after a crash must be recognised. */
  readonly eventId?: (index: number) => string;
}

/**
 * Loads, decides, appends; decides anew whenever somebody else appended first.
 *
 * @throws Refusal from the decider.
 */
export const handle = async <State, Command, Event extends DomainEvent>(
  store: EventStore,
  handling: Handling<State, Command, Event>,
): Promise<Handled<State, Event>> => {
  const { stream, decider, command, eventId = () => randomUUID() } = handling;
  for (;;) {
    const { state, revision } = await load(store, handling);
    const events = decider.decide(command, state);
    if (events.length === 0) return { events, state, revision, appended: undefined };
    const fresh = events.map((event: DomainEvent, index): NewEvent => ({ ...event, id: eventId(index) }));
    try {
      const appended = await store.append(stream, fresh, revision === -1 ? 'absent' : revision);
      return { events, state: events.reduce(decider.evolve, state), revision: appended.revision, appended };
    } catch (error) {
      if (!(error instanceof WrongRevision)) throw error;
    }
  }
};
