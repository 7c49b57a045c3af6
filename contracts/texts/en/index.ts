import { appEn } from './app.en.js';
import { partsEn } from './parts.en.js';
import { dashboardEn } from './dashboard.en.js';
import { sentencesEn } from './sentences.en.js';
import { pagesEn } from './pages.en.js';
import { infoEn } from './info.en.js';
import { landingEn } from './landing.en.js';
import { toolsEn } from './tools.en.js';
import { optionsEn } from './options.en.js';
import { refusalsEn } from './refusals.en.js';
import { editorEn } from './editor.en.js';
import { detectionEn } from './detection.en.js';
import { auditEn } from './audit.en.js';
import { adminEn } from './admin.en.js';
import { accountEn } from './account.en.js';
import { shareEn } from './share.en.js';
import { documentsEn } from './documents.en.js';
import { homeEn } from './home.en.js';
import { workbenchEn } from './workbench.en.js';
import { shortcutsEn } from './shortcuts.en.js';
import { resultsEn } from './results.en.js';
import { notesEn } from './notes.en.js';

/** Every text that is the same for all numbers, in English. */
export const everyText = [
  ...appEn,
  ...partsEn,
  ...dashboardEn,
  ...sentencesEn,
  ...pagesEn,
  ...landingEn,
  ...infoEn,
  ...toolsEn,
  ...optionsEn,
  ...refusalsEn,
  ...editorEn,
  ...detectionEn,
  ...auditEn,
  ...adminEn,
  ...accountEn,
  ...shareEn,
  ...documentsEn,
  ...homeEn,
  ...workbenchEn,
  ...shortcutsEn,
  ...resultsEn,
  ...notesEn,
] as const;
