import type { catalogue } from '../tools/catalogue.js';

type ToolId = (typeof catalogue)[number]['id'];

/** Tools that run by themselves, for a page or another tool: nobody looks for them. */
type Unsought = 'pdf-redact-preview' | 'pdf-page-preview' | 'detect-language' | 'summarize';

/** What people look for among the tools that is none. */
export type NoToolTopic = 'excel' | 'compare' | 'receipt';

/** What people of one language type to find a tool, in lower case; words of its title are found anyway. */
export interface SearchWords {
  readonly tools: Readonly<Record<Exclude<ToolId, Unsought>, readonly string[]>>;
  readonly noTool: Readonly<Record<NoToolTopic, readonly string[]>>;
}
