import { fromCallback, fromPromise, type AnyActorLogic, type AnyActorRef, type AnyStateMachine } from 'xstate';

/** Replaces one actor: answers once, or sends events until its cleanup is called. */
type FakeActor =
  | { readonly promise: (input: unknown) => Promise<unknown> }
  | { readonly callback: (scope: { input: unknown; sendBack: (event: { type: string }) => void }) => () => void };

/**
 * How end-to-end tests drive the running page: a browser test sets fake actors before the page loads, then sends
 * events to the real machine behind the real screen and reads its state.
 *
 * ```ts
 * await page.addInitScript(() => {
 *   window.__docketTestHook = {
 *     actors: { work: { cancelConversion: { promise: () => Promise.reject(new Error('no')) } } },
 *     running: {},
 *   };
 * });
 * await page.goto('/');
 * await page.evaluate(() => window.__docketTestHook.running.work.send({ type: 'tool.chosen', tool: 'pdf-merge' }));
 * ```
 *
 * Names are those of `setup({ actors })`, under the machine's id; machines inside machines are reached by their own id.
 * An actor that is not named runs as it is. The hook exists in builds made with `DOCKET_TEST_HOOK=1` and in
 * development, where `?test-hook` in the address sets an empty one; every other build leaves it out.
 */
export interface TestHook {
  readonly actors: Readonly<Record<string, Readonly<Record<string, FakeActor>>>>;
  /** Parts of the input of machines, by their ids, that take the place of the page's own. */
  readonly inputs?: Readonly<Record<string, object>>;
  /** Running machines by id, put here by the page. */
  readonly running: Record<string, AnyActorRef>;
}

declare global {
  interface Window {
    __docketTestHook?: TestHook;
  }
  /** Set by the bundler; absent under the test runner. */
  const __DOCKET_TEST_HOOK__: boolean | undefined;
}

const testHook = (): TestHook | undefined => {
  if (typeof __DOCKET_TEST_HOOK__ === 'undefined' || !__DOCKET_TEST_HOOK__ || typeof window === 'undefined')
    return undefined;
  if (new URLSearchParams(location.search).has('test-hook')) window.__docketTestHook ??= { actors: {}, running: {} };
  return window.__docketTestHook;
};

const logicOf = (fake: FakeActor): AnyActorLogic =>
  'promise' in fake
    ? fromPromise(({ input }) => fake.promise(input))
    : fromCallback(({ input, sendBack }) => fake.callback({ input, sendBack }));

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'implementations' in logic;

const withFakes = (machine: AnyStateMachine, { actors }: TestHook): AnyStateMachine => {
  const fakes = Object.entries(actors[machine.id] ?? {}).map(([name, fake]) => [name, logicOf(fake)]);
  const inner = Object.entries(machine.implementations.actors as Record<string, unknown>)
    .filter((entry): entry is [string, AnyStateMachine] => isMachine(entry[1]))
    .map(([name, logic]) => [name, withFakes(logic, { actors, running: {} })]);
  return machine.provide({ actors: Object.fromEntries([...inner, ...fakes]) as Record<string, AnyActorLogic> });
};

const known = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** The machine with the fake actors of the test hook; without a hook, the machine itself. The same answer every time. */
export const withTestHook = <Machine extends AnyStateMachine>(machine: Machine): Machine => {
  const hook = testHook();
  if (!hook) return machine;
  const faked = known.get(machine) ?? withFakes(machine, hook);
  known.set(machine, faked);
  return faked as Machine;
};

/** The input of a machine with what the test hook sets of it. */
export const inputOf = (id: string, input: unknown): unknown => {
  const provided = testHook()?.inputs?.[id];
  return provided ? { ...(input as object | undefined), ...provided } : input;
};

/** Puts a running machine within reach of tests. */
export const exposeToTests = (id: string, actor: AnyActorRef): void => {
  const hook = testHook();
  if (hook) hook.running[id] = actor;
};
