import { createActor, SimulatedClock, type AnyActorRef, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { understudied, type Stage } from './fake-actors.js';
import { castOf, keyOf, type Edge, type Walk } from './walk-edges.js';

interface Running {
  readonly actor: AnyActorRef;
  readonly clock: SimulatedClock;
  readonly stage: Stage;
}

const MICROTASKS = 5;

/** Promises settle over a few turns. */
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
  const { actor, clock, stage } = running;
  const [, kind, , id = ''] = event.type.split('.');
  if (!event.type.startsWith('xstate.')) actor.send(event);
  else if (kind === 'after') clock.increment(delayOf(running, event.type, walk));
  else if (kind === 'done') stage.get(id)?.resolve(event['output']);
  else stage.get(id)?.reject(event['error']);
  await settle();
};

/**
 * Runs the real machine along an edge, its actors played by understudies and its timers by a simulated clock.
 *
 * @returns where it ends and what the last step emits, in the terms of the {@link Edge}.
 */
export const replayEdge = async (walk: Walk, { prefix, event }: Edge): Promise<Pick<Edge, 'to' | 'emitted'>> => {
  const stage: Stage = new Map();
  const clock = new SimulatedClock();
  const actor = createActor(understudied(walk.machine, castOf(walk), stage), { input: walk.input, clock });
  const emitted: unknown[] = [];
  let last = false;
  actor.on('*', (notice) => {
    if (last) emitted.push(notice);
  });
  actor.start();
  await settle();
  for (const step of prefix) await perform({ actor, clock, stage }, step, walk);
  last = true;
  await perform({ actor, clock, stage }, event, walk);
  const to = keyOf(walk, actor.getSnapshot() as AnyMachineSnapshot);
  actor.stop();
  return { to, emitted };
};
