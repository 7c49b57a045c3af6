import type { Tool } from '../../contracts/tools/tool.js';

/** What the button of a tool says for so many files. */
export const actionOf = ({ action }: Tool, count: number): string => action.replace('{n}', String(count));

/** What a tool does and how long it takes. */
export const taglineOf = ({ tagline, duration }: Tool): string => `${tagline} · ${duration.replace('-', '–')}`;
