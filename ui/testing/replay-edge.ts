import { createActor, SimulatedClock, type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { withFakeActors, type PendingPromises } from './fake-actors.js';
import { fakesOf, keyOf, type Edge, type Walk } from './walk-edges.js';

interface Running {
  readonly actor: AnyActorRef;
  readonly clock: SimulatedClock;
  readonly pending: PendingPromises;
}

const MICROTASKS = 5;

/** Settled promises need a few microtasks to be handled. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < MICROTASKS; turn++) await Promise.resolve();
};

/** How long the delay named in `xstate.after.{delay}.{state}` is now, in milliseconds. */
const delayOf = ({ actor }: Running, type: string, walk: Walk): number => {
  const name = type.split('.')[2] ?? '';
  const { delays } = walk.machine.implementations as { delays: Record<string, unknown> };
  const delay = delays[name] ?? Number(name);
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  return Number(delay instanceof Function ? (delay as (args: object) => number)(snapshot) : delay);
};

const perform = async (running: Running, event: AnyEventObject, walk: Walk): Promise<void> => {
  const { actor, clock, pending } = running;
  const [, kind, , id = ''] = event.type.split('.');
  if (!event.type.startsWith('xstate.')) actor.send(event);
  else if (kind === 'after') clock.increment(delayOf(running, event.type, walk));
  else if (kind === 'done') pending.get(id)?.resolve(event['output']);
  else pending.get(id)?.reject(event['error']);
  await settle();
};

/**
 * Runs the real machine along an edge, with fake actors and a simulated clock.
 *
 * @returns where it ends and what the last step emits, in the terms of the {@link Edge}.
 */
export const replayEdge = async (walk: Walk, { prefix, event }: Edge): Promise<Pick<Edge, 'to' | 'emitted'>> => {
  const pending: PendingPromises = new Map();
  const clock = new SimulatedClock();
  const actor = createActor(withFakeActors(walk.machine, fakesOf(walk), pending), { input: walk.input, clock });
  const emitted: unknown[] = [];
  let last = false;
  actor.on('*', (notice) => {
    if (last) emitted.push(notice);
  });
  actor.start();
  await settle();
  for (const step of prefix) await perform({ actor, clock, pending }, step, walk);
  last = true;
  await perform({ actor, clock, pending }, event, walk);
  const to = keyOf(walk, actor.getSnapshot() as AnyMachineSnapshot);
  actor.stop();
  return { to, emitted };
};
