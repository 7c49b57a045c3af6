import type { ToolGroup } from '../../contracts/tools/tool.js';
import type { Text } from '../../contracts/texts/text-catalogue.js';

/** The headings of the groups, in their order. */
export const groupTitles: Readonly<Record<ToolGroup, Text>> = {
  organise: 'Organise & convert',
  understand: 'Understand with AI',
  protect: 'Protect & share',
};
