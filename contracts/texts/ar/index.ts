import type { Catalogue } from '../text-catalogue.js';
import { appAr } from './app.ar.js';
import { partsAr } from './parts.ar.js';
import { dashboardAr } from './dashboard.ar.js';
import { sentencesAr } from './sentences.ar.js';
import { pagesAr } from './pages.ar.js';
import { infoAr } from './info.ar.js';
import { landingAr } from './landing.ar.js';
import { toolsAr } from './tools.ar.js';
import { optionsAr } from './options.ar.js';
import { refusalsAr } from './refusals.ar.js';
import { editorAr } from './editor.ar.js';
import { detectionAr } from './detection.ar.js';
import { auditAr } from './audit.ar.js';
import { adminAr } from './admin.ar.js';
import { accountAr } from './account.ar.js';
import { shareAr } from './share.ar.js';
import { documentsAr } from './documents.ar.js';
import { homeAr } from './home.ar.js';
import { workbenchAr } from './workbench.ar.js';
import { shortcutsAr } from './shortcuts.ar.js';
import { resultsAr } from './results.ar.js';
import { notesAr } from './notes.ar.js';
import { pluralsAr } from './plurals.ar.js';

/** Every text in Arabic. */
export const arabic: Catalogue = {
  plain: {
    ...appAr,
    ...partsAr,
    ...dashboardAr,
    ...sentencesAr,
    ...pagesAr,
    ...landingAr,
    ...infoAr,
    ...toolsAr,
    ...optionsAr,
    ...refusalsAr,
    ...editorAr,
    ...detectionAr,
    ...auditAr,
    ...adminAr,
    ...accountAr,
    ...shareAr,
    ...documentsAr,
    ...homeAr,
    ...workbenchAr,
    ...shortcutsAr,
    ...resultsAr,
    ...notesAr,
  },
  plural: pluralsAr,
};
