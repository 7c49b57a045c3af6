import { fromCallback, fromPromise, type AnyActorLogic, type AnyActorRef, type AnyStateMachine } from 'xstate';

/** Stands in for one actor: answers once, or sends events until its cleanup is called. */
type Understudy =
  | { readonly promise: (input: unknown) => Promise<unknown> }
  | { readonly callback: (stage: { input: unknown; sendBack: (event: { type: string }) => void }) => () => void };

/**
 * Where end-to-end tests take hold of the running page: a browser test puts understudies in place of a machine's
 * actors before the page loads, then drives and watches the real machine behind the real screen.
 *
 * ```ts
 * await page.addInitScript(() => {
 *   window.__docketSeam = {
 *     actors: { home: { cancelConversion: { promise: () => Promise.reject(new Error('no')) } } },
 *     running: {},
 *   };
 * });
 * await page.goto('/');
 * await page.evaluate(() => window.__docketSeam.running.home.send({ type: 'tool.chosen', tool: 'pdf-merge' }));
 * ```
 *
 * Names are those of `setup({ actors })`, under the machine's id; machines inside machines are reached by their own id.
 * An actor that is not named runs as it is. The seam exists in builds made with `DOCKET_TEST_SEAM=1` and in
 * development, where `?seam` in the address opens an empty one; elsewhere every line of it is compiled out.
 */
export interface Seam {
  readonly actors: Readonly<Record<string, Readonly<Record<string, Understudy>>>>;
  /** Running machines by id, put here by the page. */
  readonly running: Record<string, AnyActorRef>;
}

declare global {
  interface Window {
    __docketSeam?: Seam;
  }
  /** Set by the bundler; absent under the test runner. */
  const __DOCKET_SEAM__: boolean | undefined;
}

const seam = (): Seam | undefined => {
  if (typeof __DOCKET_SEAM__ === 'undefined' || !__DOCKET_SEAM__ || typeof window === 'undefined') return undefined;
  if (new URLSearchParams(location.search).has('seam')) window.__docketSeam ??= { actors: {}, running: {} };
  return window.__docketSeam;
};

const perform = (understudy: Understudy): AnyActorLogic =>
  'promise' in understudy
    ? fromPromise(({ input }) => understudy.promise(input))
    : fromCallback(({ input, sendBack }) => understudy.callback({ input, sendBack }));

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'implementations' in logic;

const recast = (machine: AnyStateMachine, { actors }: Seam): AnyStateMachine => {
  const cast = Object.entries(actors[machine.id] ?? {}).map(([name, understudy]) => [name, perform(understudy)]);
  const inner = Object.entries(machine.implementations.actors as Record<string, unknown>)
    .filter((entry): entry is [string, AnyStateMachine] => isMachine(entry[1]))
    .map(([name, logic]) => [name, recast(logic, { actors, running: {} })]);
  return machine.provide({ actors: Object.fromEntries([...inner, ...cast]) as Record<string, AnyActorLogic> });
};

const known = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** The machine with its understudies; without a seam, the machine itself. The same answer every time. */
export const seamed = <Machine extends AnyStateMachine>(machine: Machine): Machine => {
  const open = seam();
  if (!open) return machine;
  const cast = known.get(machine) ?? recast(machine, open);
  known.set(machine, cast);
  return cast as Machine;
};

/** Lets tests see a running machine. */
export const show = (id: string, actor: AnyActorRef): void => {
  const open = seam();
  if (open) open.running[id] = actor;
};
