import type { Tool } from '../../contracts/tools/tool.js';

const NO_BREAK = '\u00a0';
const UNBROKEN = '\u2060';

/** What the button of a tool says for so many files. */
export const actionOf = ({ action }: Tool, count: number): string => action.replace('{n}', String(count));

/** What a tool does and how long it takes. */
export const taglineOf = ({ tagline, duration }: Tool): string =>
  `${tagline} · ${duration.replace('-', `${UNBROKEN}–${UNBROKEN}`).replaceAll(' ', NO_BREAK)}`;
