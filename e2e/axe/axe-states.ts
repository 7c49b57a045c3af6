import type { AxeWalk } from './axe-state.js';
import { adminWalks } from './states/admin-states.js';
import { batchWalks } from './states/batch-states.js';
import { benchWalks } from './states/bench-states.js';
import { documentWalks } from './states/document-states.js';
import { editorWalks } from './states/editor-states.js';
import { editWalks } from './states/edit-states.js';
import { factsWalks } from './states/facts-states.js';
import { fillWalks } from './states/fill-states.js';
import { homeWalks } from './states/home-states.js';
import { memberWalks } from './states/member-states.js';
import { publicWalks } from './states/public-states.js';
import { shareWalks } from './states/share-states.js';
import { signWalks } from './states/sign-states.js';
import { signatureWalks } from './states/signature-states.js';
import { workflowWalks } from './states/workflow-states.js';
import { workingWalks } from './states/working-states.js';

/** Every state that a person can see and axe looks at, by the walks that come by them. */
export const axeWalks: readonly AxeWalk[] = [
  ...homeWalks,
  ...benchWalks,
  ...workingWalks,
  ...editWalks,
  ...factsWalks,
  ...fillWalks,
  ...batchWalks,
  ...memberWalks,
  ...documentWalks,
  ...editorWalks,
  ...shareWalks,
  ...signatureWalks,
  ...signWalks,
  ...workflowWalks,
  ...publicWalks,
  ...adminWalks,
];
