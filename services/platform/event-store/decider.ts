/** A rule book: commands in, events out. Time, ids and randomness arrive in the command. */
export interface Decider<State, Command, Event> {
  readonly initial: State;
  /** @throws Refusal when the rules forbid it; answers [] when there is nothing to do. */
  decide: (command: Command, state: State) => readonly Event[];
  evolve: (state: State, event: Event) => State;
}

export const fold = <State, Command, Event>(
  { initial, evolve }: Decider<State, Command, Event>,
  history: Iterable<Event>,
): State => {
  let state = initial;
  for (const event of history) state = evolve(state, event);
  return state;
};
