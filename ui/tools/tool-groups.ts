import { shownTools } from '../../contracts/tools/availability.js';
import type { Tool, ToolGroup } from '../../contracts/tools/tool.js';

const titles: Readonly<Record<ToolGroup, string>> = {
  organise: 'Organise & convert',
  understand: 'Understand with AI',
  protect: 'Protect & share',
};

/** The tools for everyone by group; a group without tools is left out. */
export const toolGroups = (): readonly { readonly title: string; readonly tools: readonly Tool[] }[] =>
  (Object.keys(titles) as ToolGroup[])
    .map((group) => ({ title: titles[group], tools: shownTools([]).filter((tool) => tool.group === group) }))
    .filter(({ tools }) => tools.length > 0);
