import type { Catalogue } from '../text-catalogue.js';
import { appEs } from './app.es.js';
import { partsEs } from './parts.es.js';
import { dashboardEs } from './dashboard.es.js';
import { sentencesEs } from './sentences.es.js';
import { pagesEs } from './pages.es.js';
import { infoEs } from './info.es.js';
import { landingEs } from './landing.es.js';
import { toolsEs } from './tools.es.js';
import { optionsEs } from './options.es.js';
import { refusalsEs } from './refusals.es.js';
import { editorEs } from './editor.es.js';
import { detectionEs } from './detection.es.js';
import { auditEs } from './audit.es.js';
import { adminEs } from './admin.es.js';
import { accountEs } from './account.es.js';
import { shareEs } from './share.es.js';
import { documentsEs } from './documents.es.js';
import { homeEs } from './home.es.js';
import { workbenchEs } from './workbench.es.js';
import { shortcutsEs } from './shortcuts.es.js';
import { resultsEs } from './results.es.js';
import { notesEs } from './notes.es.js';
import { pluralsEs } from './plurals.es.js';

/** Every text in Spanish. */
export const spanish: Catalogue = {
  plain: {
    ...appEs,
    ...partsEs,
    ...dashboardEs,
    ...sentencesEs,
    ...pagesEs,
    ...landingEs,
    ...infoEs,
    ...toolsEs,
    ...optionsEs,
    ...refusalsEs,
    ...editorEs,
    ...detectionEs,
    ...auditEs,
    ...adminEs,
    ...accountEs,
    ...shareEs,
    ...documentsEs,
    ...homeEs,
    ...workbenchEs,
    ...shortcutsEs,
    ...resultsEs,
    ...notesEs,
  },
  plural: pluralsEs,
};
