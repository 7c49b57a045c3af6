import { fromCallback, fromPromise, type AnyActorLogic, type AnyStateMachine, type AnyStateNode } from 'xstate';

/** A promise that the test settles. */
interface Pending {
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** The promises that a machine waits for, by the id of the invoked actor. */
export type PendingPromises = Map<string, Pending>;

const waiting = (pending: PendingPromises): AnyActorLogic =>
  fromPromise(
    ({ self }) =>
      new Promise((resolve, reject) => {
        pending.set(self.id, { resolve, reject });
      }),
  );

const silent = fromCallback(() => () => undefined);

const invokesOf = (node: AnyStateNode): readonly { readonly id: string; readonly src: unknown }[] => [
  ...node.invoke,
  ...Object.values(node.states).flatMap(invokesOf),
];

interface FakeActors {
  /** Ids of the invoked actors that end with an outcome; the others do nothing. */
  readonly ending: readonly string[];
  /** Actions with side effects. */
  readonly silenced?: readonly string[] | undefined;
}

/** The machine with actors that do nothing until told, and without side effects. */
export const withFakeActors = (
  machine: AnyStateMachine,
  { ending, silenced = [] }: FakeActors,
  pending: PendingPromises = new Map(),
): AnyStateMachine => {
  const actors = invokesOf(machine.root).map(({ id, src }) => [
    src as string,
    ending.includes(id) ? waiting(pending) : silent,
  ]);
  return machine.provide({
    actors: Object.fromEntries(actors) as Record<string, AnyActorLogic>,
    actions: Object.fromEntries(silenced.map((name) => [name, () => undefined])),
  });
};
