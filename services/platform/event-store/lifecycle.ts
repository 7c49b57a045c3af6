import { initialTransition, transition, type AnyStateMachine, type EventFromLogic, type SnapshotFrom } from 'xstate';

/** State of a stream whose lifecycle is a machine, before its first event. */
export const beginning = <Machine extends AnyStateMachine>(machine: Machine): SnapshotFrom<Machine> =>
  initialTransition<AnyStateMachine>(machine)[0] as SnapshotFrom<Machine>;

/** The state after one more event; an event that the state has no edge for leaves it as it is. */
export const advance = <Machine extends AnyStateMachine>(
  machine: Machine,
  state: SnapshotFrom<Machine>,
  event: EventFromLogic<Machine>,
): SnapshotFrom<Machine> => transition(machine, state, event)[0];
