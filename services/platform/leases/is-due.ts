import { HOUR_MS } from '../../../contracts/durations.js';

/**
 * Whether the time that something was planned for has come. One that lies farther ahead than anything is planned was
 * reckoned by a clock that was ahead: by the right one it would come weeks late, so it is due as well.
 *
 * @param longestMs  the longest time ahead that the plan can have been made.
 */
export const isDue = (at: string, now: Date, longestMs: number): boolean =>
  Date.parse(at) <= now.getTime() || isAstray(at, now, longestMs);

/** Clocks of processes may differ by so much. */
const DRIFT_MS = HOUR_MS;

/** Whether it lies farther ahead than anything is planned. */
export const isAstray = (at: string, now: Date, longestMs: number): boolean =>
  Date.parse(at) > now.getTime() + longestMs + DRIFT_MS;
