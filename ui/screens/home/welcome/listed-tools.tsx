import { pageOf, toolGroups } from '../../../tools/tool-groups.js';
import { ToolCards } from './tool-cards.js';

/** The tools that the picker of home lists; those with a page of their own lead there. Requirement. */
export const ListedTools = () => (
  <ToolCards
    groups={toolGroups().map(({ title, tools, pages }) => ({
      title,
      lines: [...tools.map((tool) => ({ ...tool, to: pageOf(tool) })), ...pages],
    }))}
  />
);
