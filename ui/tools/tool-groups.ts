import { toolsFor } from '../../contracts/tools/availability.js';
import type { Tool, ToolGroup } from '../../contracts/tools/tool.js';
import { toolPages, type ToolPage } from './tool-pages.js';
import { translated } from '../text/t.js';
import type { Text } from '../../contracts/texts/text-catalogue.js';

/** The headings of the groups, in their order. */
export const groupTitles: Readonly<Record<ToolGroup, Text>> = {
  organise: 'Organise & convert',
  understand: 'Understand with AI',
  protect: 'Protect & share',
};

interface ShownGroup {
  readonly title: string;
  readonly tools: readonly Tool[];
  /** Tools that only have a page of their own. */
  readonly pages: readonly ToolPage[];
}

const groupOf = (group: ToolGroup): ShownGroup => {
  const tools = toolsFor([]).filter((tool) => tool.group === group);
  const isListed = ({ tool }: ToolPage): boolean => tools.some(({ id }) => id === tool);
  return {
    title: translated(groupTitles[group]),
    tools,
    pages: toolPages.filter((page) => page.group === group && !isListed(page)),
  };
};

/** The tools for everyone by group; a group without any is left out. */
export const toolGroups = (): readonly ShownGroup[] =>
  (Object.keys(groupTitles) as ToolGroup[]).map(groupOf).filter(({ tools, pages }) => tools.length + pages.length > 0);

/** The page of a tool; undefined if it has none. */
export const pageOf = ({ id }: Tool): string | undefined => toolPages.find(({ tool }) => tool === id)?.to;
