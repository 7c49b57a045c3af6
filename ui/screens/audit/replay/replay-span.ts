/** From the first event of a log to its last; ISO-8601 UTC. */
export interface Span {
  readonly first: string;
  readonly last: string;
}

/** Steps of the slider, whatever the length of the span. */
export const SLIDER_STOPS = 1000;

/** The time at a step; the last step is exactly the time of the last event. */
export const timeAt = ({ first, last }: Span, stop: number): string => {
  const from = Date.parse(first);
  const to = Date.parse(last);
  return new Date(from + Math.round(((to - from) * stop) / SLIDER_STOPS)).toISOString();
};
