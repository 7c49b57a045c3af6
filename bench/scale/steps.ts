/** So many visitors at a time, each with one small conversion after the other. */
export interface Crowd {
  readonly visitors: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly conversions: number;
}

/** Measured costs of one small conversion, and rates of the parts that all conversions share. */
export interface Steps {
  /** Milliseconds of a processor, in the main process: gateway, log, relay and read models. */
  readonly mainMs: number;
  /** The same in job processes and programs. */
  readonly jobMs: number;
  /** The same in the program that asks, which shares the machine. */
  readonly clientMs: number;
  readonly events: number;
  /** Bytes of the events' texts. */
  readonly logBytes: number;
  readonly crowds: readonly Crowd[];
  /** Events that the log takes in a second from sixteen at a time. */
  readonly appendsPerSecond: number;
  /** Events that one relay brings onto the bus in a second, and one consumer takes from it. */
  readonly relayedPerSecond: number;
  /** Events that the read models take in a second. */
  readonly projectedPerSecond: number;
}

type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

const ONE = 'one small conversion';
const SHARED = 'what all share';
const CROWD = 'visitors at a time: ';

/** Steps as a saved run has them. */
export const figuresOf = (steps: Steps): Figures => {
  const { crowds, appendsPerSecond, relayedPerSecond, projectedPerSecond, ...one } = steps;
  return {
    [ONE]: one,
    [SHARED]: { appendsPerSecond, relayedPerSecond, projectedPerSecond },
    ...Object.fromEntries(crowds.map(({ visitors, ...crowd }) => [`${CROWD}${visitors}`, crowd])),
  };
};

/** @throws Error where the run is of something else */
export const stepsIn = (figures: Figures): Steps => {
  const one = figures[ONE];
  const shared = figures[SHARED];
  if (!one || !shared) throw new Error('this run has no steps: make one with `npm run bench -- --only scale --save`');
  const crowds = Object.entries(figures).flatMap(([name, crowd]) =>
    name.startsWith(CROWD) ? [{ visitors: Number(name.slice(CROWD.length)), ...crowd }] : [],
  );
  return { ...one, ...shared, crowds } as unknown as Steps;
};
