import type { catalogue } from '../tools/catalogue.js';

type ToolId = (typeof catalogue)[number]['id'];

/** What people look for among the tools that is none. */
export type NoToolTopic = 'compare' | 'receipt';

/** What people of one language type to find a tool, in lower case; words of its title are found anyway. */
export interface SearchWords {
  readonly tools: Readonly<Partial<Record<ToolId, readonly string[]>>>;
  readonly noTool: Readonly<Record<NoToolTopic, readonly string[]>>;
}
