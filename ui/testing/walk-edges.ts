import {
  createActor,
  getNextTransitions,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
} from 'xstate';
import { withFakeActors } from './fake-actors.js';

export interface Walk {
  readonly machine: AnyStateMachine;
  readonly input?: unknown;
  /** Events that visitors and actors may send; a state ignores events that it has no transition for. */
  readonly events: readonly AnyEventObject[];
  /** How each invoked actor may end, by its id. */
  readonly outcomes?: Readonly<Record<string, readonly Outcome[]>>;
  /** The part of the context that transitions depend on; without it the graph has the states only. */
  readonly key?: (context: never) => unknown;
  /** Actions with side effects; they do nothing here. */
  readonly silenced?: readonly string[];
  /** Id of the region of a parallel machine that is walked; the product of all its regions would be too large. */
  readonly part?: string;
  /** Types of events that another walk of the same machine sends. */
  readonly elsewhere?: readonly string[];
}

export type Outcome = { readonly output: unknown } | { readonly error: unknown };

/** One step of a machine: the events that lead to its start, the event, and the result. */
export interface Edge {
  readonly prefix: readonly AnyEventObject[];
  readonly event: AnyEventObject;
  readonly from: string;
  readonly to: string;
  /** The events that the step emits. */
  readonly emitted: readonly unknown[];
  /** Identifies the edge, see {@link signatureOf}. */
  readonly signature: string;
}

export interface Walked {
  readonly machine: WalkedMachine;
  readonly edges: readonly Edge[];
  /** Transitions of the machine that no edge takes, as `state: event`; a full walk leaves none. */
  readonly untaken: readonly string[];
  /** The steps that each state allows, by its {@link keyOf}. */
  readonly steps: ReadonlyMap<string, readonly Step[]>;
}

/** State and relevant context, as one text. */
export const keyOf = ({ key = () => '' }: Walk, { value, context }: AnyMachineSnapshot): string => {
  const state = typeof value === 'string' ? value : JSON.stringify(value).replaceAll('"', '');
  const detail = key(context as never);
  return detail === '' ? state : `${state} ${JSON.stringify(detail)}`;
};

export const fakesOf = ({ outcomes = {}, silenced }: Walk) => ({ ending: Object.keys(outcomes), silenced });

const named = ({ source, eventType }: AnyTransitionDefinition): string => `${idOf(source)}: ${eventType as string}`;

const endings = (outcomes: Walk['outcomes'] = {}): AnyEventObject[] =>
  Object.entries(outcomes).flatMap(([id, ways]) =>
    ways.map((way) => ({ type: `xstate.${'output' in way ? 'done' : 'error'}.actor.${id}`, actorId: id, ...way })),
  );

const emittedBy = (actions: readonly unknown[]): unknown[] =>
  (actions as readonly { type: string; params?: { event: unknown } }[])
    .filter(({ type }) => type === 'xstate.emit')
    .map(({ params }) => params?.event);

const possibleIn = (snapshot: AnyMachineSnapshot, part = ''): readonly AnyTransitionDefinition[] =>
  getNextTransitions(snapshot).filter(({ eventType, source }) => eventType !== '' && idOf(source).startsWith(part));

/** Delays that run in a state, as the events that end them. */
const expiries = (transitions: readonly AnyTransitionDefinition[]): AnyEventObject[] =>
  [...new Set(transitions.map(({ eventType }) => eventType as string))]
    .filter((type) => type.startsWith('xstate.after.'))
    .map((type) => ({ type }));

const idOf = ({ id }: AnyStateNode): string => id;

/** Identifies an edge by its transitions and the states left and entered, whatever other regions do. */
const signatureOf = (taken: Step['taken'], { left, entered }: Change, emitted: Edge['emitted']): string => {
  const transitions = taken.map((definition) => [named(definition), definition.guard]);
  return JSON.stringify([transitions, left.map(idOf), entered.map(idOf), emitted]);
};

interface Change {
  readonly left: readonly AnyStateNode[];
  readonly entered: readonly AnyStateNode[];
}

const changeBetween = (before: AnyMachineSnapshot, after: AnyMachineSnapshot): Change => ({
  left: before._nodes.filter((node) => !after._nodes.includes(node)),
  entered: after._nodes.filter((node) => !before._nodes.includes(node)),
});

/** Whether a step concerns the region that is walked; other regions have their own walks. */
const concerns = (part: string, { taken, change: { left, entered } }: Step): boolean =>
  [...taken.map(({ source }) => source), ...left, ...entered].some((node) => idOf(node).startsWith(part));

interface Place {
  readonly snapshot: AnyMachineSnapshot;
  readonly prefix: readonly AnyEventObject[];
}

/** An event in a state of the machine, and its result. */
export interface Step extends Omit<Edge, 'prefix'> {
  readonly next: AnyMachineSnapshot;
  readonly taken: readonly AnyTransitionDefinition[];
  readonly change: Change;
}

/** A machine that takes steps without being run. */
export interface WalkedMachine {
  readonly machine: AnyStateMachine;
  readonly start: AnyMachineSnapshot;
  /** Takes a step, and tells the actions that would be run. */
  readonly step: (before: AnyMachineSnapshot, event: AnyEventObject) => readonly [AnyMachineSnapshot, unknown[]];
}

type ActorScope = Parameters<AnyStateMachine['transition']>[2];

/**
 * The machine with fake actors, and its initial state.
 *
 * XState's own `transition` starts the machine anew for every step, only to have an actor that it can name.
 */
const startOf = (walk: Walk): WalkedMachine => {
  const machine = withFakeActors(walk.machine, fakesOf(walk));
  const self = createActor(machine, { input: walk.input });
  const nothing = () => undefined;
  const scope: Omit<ActorScope, 'actionExecutor'> = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    emit: nothing,
    stopChild: nothing,
  };
  return {
    machine,
    start: self.getSnapshot(),
    step: (before, event) => {
      const actions: unknown[] = [];
      const actionExecutor = (action: unknown) => actions.push(action);
      return [machine.transition(before, event, { ...scope, actionExecutor }), actions];
    },
  };
};

const changesAnything = ({ target, actions }: AnyTransitionDefinition): boolean =>
  target !== undefined || actions.length > 0;

/** Every step that a state allows. */
export const stepsFrom = (walk: Walk, { machine, step }: WalkedMachine, snapshot: AnyMachineSnapshot): Step[] => {
  const from = keyOf(walk, snapshot);
  return [...walk.events, ...endings(walk.outcomes), ...expiries(possibleIn(snapshot))].flatMap((event) => {
    const taken = machine.getTransitionData(snapshot, event);
    if (!taken.some(changesAnything)) return [];
    const [next, actions] = step(snapshot, event);
    const change = changeBetween(snapshot, next);
    const emitted = emittedBy(actions);
    const signature = signatureOf(taken, change, emitted);
    return [{ event, from, to: keyOf(walk, next), emitted, signature, next, taken, change }];
  });
};

const isOf =
  ({ elsewhere = [] }: Walk) =>
  ({ eventType }: AnyTransitionDefinition): boolean =>
    !elsewhere.includes(eventType as string);

/**
 * Every edge of a machine, each with a shortest way to it.
 *
 * The machine is walked without being run: its steps are pure, so error and timer edges are reached as easily as any
 * other. A step of one region counts once, not once for every state of the other regions.
 */
export const walkEdges = (walk: Walk): Walked => {
  const machine = startOf(walk);
  const { start } = machine;
  const queue: Place[] = [{ snapshot: start, prefix: [] }];
  const seen = new Set([keyOf(walk, start)]);
  const edges = new Map<string, Edge>();
  const steps = new Map<string, readonly Step[]>();
  const all = new Set<AnyTransitionDefinition>();
  const taken = new Set<AnyTransitionDefinition>();

  for (let place = queue.shift(); place; place = queue.shift()) {
    const { prefix, snapshot } = place;
    for (const definition of possibleIn(snapshot, walk.part).filter(isOf(walk))) all.add(definition);
    const allowed = stepsFrom(walk, machine, snapshot);
    steps.set(keyOf(walk, snapshot), allowed);
    for (const step of allowed) {
      const { event, from, to, emitted, signature } = step;
      if (!edges.has(signature) && concerns(walk.part ?? '', step))
        edges.set(signature, { prefix, event, from, to, emitted, signature });
      for (const definition of step.taken) taken.add(definition);
      if (!seen.has(to)) queue.push({ snapshot: step.next, prefix: [...prefix, event] });
      seen.add(to);
    }
  }
  return {
    machine,
    edges: [...edges.values()],
    steps,
    untaken: [...all].filter((definition) => !taken.has(definition)).map(named),
  };
};
