import type { catalogue } from '../tools/catalogue.js';

type ToolId = (typeof catalogue)[number]['id'];

/** Topics that people look for among the tools although no tool is about them. */
export type NoToolTopic = 'compare' | 'receipt';

/** Words that people type in one language to find a tool, in lower case; words of its title are found anyway. */
export interface SearchWords {
  readonly tools: Readonly<Partial<Record<ToolId, readonly string[]>>>;
  readonly noTool: Readonly<Record<NoToolTopic, readonly string[]>>;
}
