import type { DomainEvent } from '../../../contracts/events/domain-event.js';
import type { Decider } from './decider.js';
import type { EventStore } from './event-store.js';
import { appendDecided, type Loaded } from './streams.js';

interface Together<State, Command, Event> {
  readonly stream: string;
  readonly decider: Decider<State, Command, Event>;
  /** Commands in their order; undefined only asks for the state of the stream at that point. */
  readonly commands: readonly (Command | undefined)[];
  /** Where to go on from; default: the beginning. */
  readonly from?: Loaded<State> | undefined;
}

/** The outcome of one command of several: the state after it, or why it was refused. */
export type Outcome<State> = { readonly state: State } | { readonly error: unknown };

interface HandledTogether<State> extends Loaded<State> {
  /** The outcome of each command, in the order of the commands. */
  readonly outcomes: readonly Outcome<State>[];
}

/**
 * Several commands to one stream, each decided upon what the ones before it have become, and appended at once: one sync
 * for all of them. A command that is refused leaves no trace and hinders no other. Decides anew whenever somebody else
 * appended first.
 */
export const handleTogether = <State, Command, Event extends DomainEvent>(
  store: EventStore,
  together: Together<State, Command, Event>,
): Promise<HandledTogether<State>> =>
  appendDecided(store, together, (before) => decideInTurn(together.decider, together.commands, before));

const decideInTurn = <State, Command, Event>(
  { decide, evolve }: Decider<State, Command, Event>,
  commands: readonly (Command | undefined)[],
  before: State,
) => {
  let state = before;
  const events: Event[] = [];
  const outcomes = commands.map((command): Outcome<State> => {
    try {
      const decided = command === undefined ? [] : decide(command, state);
      state = decided.reduce(evolve, state);
      events.push(...decided);
      return { state };
    } catch (error) {
      return { error };
    }
  });
  return { outcomes, events, state };
};
