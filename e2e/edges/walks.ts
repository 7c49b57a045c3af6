import { adminWalks } from './admin-walks.js';
import { aiWalks } from './ai-walks.js';
import { arrangeWalks } from './arrange-walk.js';
import { documentWalks } from './document-walks.js';
import { editorWalks } from './editor-walks.js';
import { homeWalks } from './home-walks.js';
import type { StagedWalk } from './staged-walk.js';
import { testingWalks } from './testing-walks.js';

/** Every machine that is walked in the page. The walks are those of the machines' own tests. */
export const walks: Readonly<Record<string, StagedWalk>> = {
  ...homeWalks,
  ...aiWalks,
  ...arrangeWalks,
  ...documentWalks,
  ...editorWalks,
  ...testingWalks,
  ...adminWalks,
};
