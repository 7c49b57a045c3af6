import type { Tool } from '../../contracts/tools/tool.js';
import { t, translated } from '../text/t.js';

const NO_BREAK = '\u00a0';
const UNBROKEN = '\u2060';

/** The label of a tool's button for the given number of files. */
export const actionOf = ({ action }: Tool, count: number): string => translated(action, { n: count });

type Times = Pick<Tool, 'duration' | 'pageSeconds'>;

const MINUTE_SECONDS = 60;
/** From here on, minutes are told. */
const MANY_SECONDS = 120;
/** Nobody asks for more. */
const SECONDS_STEP = 5;

const upTo = (seconds: number, step: number): number => Math.ceil(seconds / step) * step;

/** The longest stated time, in seconds. */
const statedSeconds = ({ duration }: Times): number => Number(/\d+(?= s$)/.exec(duration)?.[0] ?? Infinity);

/** The time of so many pages, where that is more than the stated one. */
const timeOf = (tool: Times, pages: number | null): string => {
  const [least, most] = (tool.pageSeconds ?? [0, 0]).map((seconds) => seconds * (pages ?? 0)) as [number, number];
  if (most <= statedSeconds(tool)) return translated(tool.duration);
  if (most > MANY_SECONDS) {
    const from = Math.max(1, Math.round(least / MINUTE_SECONDS));
    return t('{from}-{to} min', { from, to: Math.ceil(most / MINUTE_SECONDS) });
  }
  return t('{from}-{to} s', { from: Math.max(1, Math.round(least)), to: upTo(most, SECONDS_STEP) });
};

/** How long a tool takes, for a file of so many pages where that is known; never broken into two lines. */
export const durationOf = (tool: Times, pages: number | null = null): string =>
  timeOf(tool, pages).replace('-', `${UNBROKEN}–${UNBROKEN}`).replaceAll(' ', NO_BREAK);
