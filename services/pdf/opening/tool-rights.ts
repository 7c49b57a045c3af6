import { findTool } from '../../../contracts/tools/catalogue.js';
import type { Right, ToolRights } from '../../../contracts/tools/owner-rights.js';

/** In a refusal: "The owner does not allow ...". */
export const rightNames: Readonly<Record<Right, string>> = {
  change: 'changing its content',
  annotate: 'adding comments or signatures',
  fill: 'filling in its form',
  assemble: 'rotating, moving or removing pages',
  copy: 'copying its text',
};

/** Undefined for what is no tool. */
export const rightsOfTool = (tool: string, files: number): ToolRights | undefined => {
  const rights = findTool(tool)?.rights;
  return rights?.several && files > 1 ? rights.several : rights;
};
