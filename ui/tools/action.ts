import type { Tool } from '../../contracts/tools/tool.js';

const NO_BREAK = '\u00a0';
const UNBROKEN = '\u2060';

/** The label of a tool's button for the given number of files. */
export const actionOf = ({ action }: Tool, count: number): string => action.replace('{n}', String(count));

/** What a tool does and how long it takes. */
export const taglineOf = ({ tagline, duration }: Tool): string =>
  `${tagline} · ${duration.replace('-', `${UNBROKEN}–${UNBROKEN}`).replaceAll(' ', NO_BREAK)}`;
