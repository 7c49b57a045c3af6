import { toolPages } from 'virtual:content';
import { findTool } from '../../../contracts/tools/catalogue.js';
import type { ToolGroup } from '../../../contracts/tools/tool.js';
import type { LandingPage } from './landing-page.js';

/** A landing page before its words are loaded. */
export interface LandingEntry {
  readonly tool: LandingPage['tool'];
  readonly group: ToolGroup;
}

/** The landing pages in the order of the menu. Requirement. */
export const landingList: readonly LandingEntry[] = toolPages;

/** The name of a page in menus: the title of its tool, which has no second name anywhere. */
export const landingName = ({ tool }: Pick<LandingEntry, 'tool'>): string => findTool(tool)?.title ?? tool;

export const landingPath = ({ tool }: Pick<LandingEntry, 'tool'>): LandingPage['path'] => `/tools/${tool}`;
