import { catalogue } from '../tools/catalogue.js';
import type { Tool } from '../tools/tool.js';

const tools: readonly Tool[] = catalogue;

/** Tools that work in a frame on a page of another site: those that need no more than files and a form. */
export const embeddableTools: readonly Tool[] = tools.filter(
  ({ audience, start }) => audience !== 'call' && start !== 'after-dialog',
);
