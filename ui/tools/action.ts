import type { Tool } from '../../contracts/tools/tool.js';
import { translated } from '../text/t.js';

const NO_BREAK = '\u00a0';
const UNBROKEN = '\u2060';

/** The label of a tool's button for the given number of files. */
export const actionOf = ({ action }: Tool, count: number): string => translated(action, { n: count });

/** How long a tool takes, never broken into two lines. */
export const durationOf = ({ duration }: Pick<Tool, 'duration'>): string =>
  translated(duration).replace('-', `${UNBROKEN}–${UNBROKEN}`).replaceAll(' ', NO_BREAK);

/** What a tool does and how long it takes. */
export const taglineOf = (tool: Tool): string => `${translated(tool.tagline)} · ${durationOf(tool)}`;
