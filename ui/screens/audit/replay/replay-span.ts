/** From the first event of a log to its last; ISO-8601 UTC. */
export interface Span {
  readonly first: string;
  readonly last: string;
}

/** Stops of the slider over a span, whatever its length. */
export const STOPS = 1000;

/** The time at a stop; at the last one it is to the millisecond that of the last event. */
export const timeAt = ({ first, last }: Span, stop: number): string => {
  const from = Date.parse(first);
  const to = Date.parse(last);
  return new Date(from + Math.round(((to - from) * stop) / STOPS)).toISOString();
};
