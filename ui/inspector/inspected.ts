import type { StatelyInspectionEvent } from '@statelyai/inspect';

const EVENTS_KEPT = 200;

/** The facts about a running actor. */
export interface Inspected {
  readonly name: string;
  readonly status: string;
  readonly value: unknown;
  readonly context: unknown;
  /** The last one first. */
  readonly events: readonly string[];
}

export type Actors = ReadonlyMap<string, Inspected>;

interface Shown {
  readonly status?: string;
  readonly value?: unknown;
  readonly context?: unknown;
}

const none: Inspected = { name: '', status: 'active', value: undefined, context: undefined, events: [] };

const shownOf = (snapshot: Shown) => ({
  status: snapshot.status ?? 'active',
  value: snapshot.value,
  context: snapshot.context,
});

/** The actors after one more thing that the inspector heard. */
export const heard = (actors: Actors, said: StatelyInspectionEvent): Actors => {
  const before = actors.get(said.sessionId) ?? none;
  const put = (after: Inspected): Actors => new Map(actors).set(said.sessionId, after);
  if (said.type === '@xstate.actor') return put({ ...before, name: said.name, ...shownOf(said.snapshot) });
  if (said.type === '@xstate.snapshot') return put({ ...before, ...shownOf(said.snapshot) });
  const events = [JSON.stringify(said.event), ...before.events].slice(0, EVENTS_KEPT);
  return put({ ...before, events });
};
