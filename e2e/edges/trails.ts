import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { keyOf, stepsFrom, type Step, type Walk, type Walked } from '../../ui/testing/walk-edges.js';

interface TrailStep extends Step {
  /** The same edge was taken before, on this trail or another: it only leads to the next new one. */
  readonly isAgain: boolean;
}

/** Steps that follow one another from where the machine begins. */
export type Trail = readonly TrailStep[];

interface Walker {
  readonly walk: Walk;
  readonly walked: Walked;
  /** Whether a step is to be the last of its trail. */
  readonly isDeadEnd: (before: AnyMachineSnapshot, step: Step) => boolean;
}

interface Way {
  readonly snapshot: AnyMachineSnapshot;
  readonly steps: readonly Step[];
}

type StepsAt = (snapshot: AnyMachineSnapshot) => readonly Step[];

/** A shortest way from a state to an edge that is still to be taken; one that stays in its state comes first. */
const wayOn = (from: AnyMachineSnapshot, stepsAt: StepsAt, left: ReadonlySet<string>): readonly Step[] => {
  const queue: Way[] = [{ snapshot: from, steps: [] }];
  const seen = new Set<string>();
  for (let way = queue.shift(); way; way = queue.shift()) {
    const steps = stepsAt(way.snapshot);
    const wanted = steps.filter(({ signature }) => left.has(signature));
    const next = wanted.find((step) => step.from === step.to) ?? wanted[0];
    if (next) return [...way.steps, next];
    for (const step of steps) {
      if (!seen.has(step.to)) queue.push({ snapshot: step.next, steps: [...way.steps, step] });
      seen.add(step.to);
    }
  }
  return [];
};

/** Follows events one after the other, up to the first that changes nothing. */
const stepsAlong = (
  { walk, walked: { machine } }: Walker,
  from: AnyMachineSnapshot,
  events: readonly AnyEventObject[],
): readonly Step[] => {
  const along: Step[] = [];
  for (const event of events) {
    const steps = stepsFrom({ ...walk, events: [event], outcomes: {} }, machine, along.at(-1)?.next ?? from);
    const step = steps.find(({ event: { type } }) => type === event.type);
    if (!step) break;
    along.push(step);
  }
  return along;
};

/** All edges, strung together: a page that is loaded anew for each of them spends its time loading. */
export const trailsOf = (walker: Walker): readonly Trail[] => {
  const { walk, walked, isDeadEnd } = walker;
  const { start } = walked.machine;
  const stepsAt: StepsAt = (snapshot) =>
    walked.steps.get(keyOf(walk, snapshot))?.filter((step) => !isDeadEnd(snapshot, step)) ?? [];
  const left = new Set(walked.edges.map(({ signature }) => signature));
  const goOn = (trail: readonly Step[]): readonly Step[] => {
    const last = trail.at(-1);
    if (!last || isDeadEnd(trail.at(-2)?.next ?? start, last)) return [];
    const events = wayOn(last.next, stepsAt, left).map(({ event }) => event);
    const way = stepsAlong(walker, last.next, events);
    return way.some(({ signature }) => left.has(signature)) ? way : []; // or it would go round for ever
  };
  return walked.edges.flatMap(({ prefix, event, signature }) => {
    if (!left.has(signature)) return [];
    const trail: TrailStep[] = [];
    for (let way = stepsAlong(walker, start, [...prefix, event]); way.length > 0; way = goOn(trail)) {
      trail.push(...way.map((step) => ({ ...step, isAgain: !left.delete(step.signature) })));
    }
    return [trail];
  });
};
