import type { Catalogue } from '../text-catalogue.js';
import { appDe } from './app.de.js';
import { partsDe } from './parts.de.js';
import { dashboardDe } from './dashboard.de.js';
import { sentencesDe } from './sentences.de.js';
import { pagesDe } from './pages.de.js';
import { infoDe } from './info.de.js';
import { landingDe } from './landing.de.js';
import { toolsDe } from './tools.de.js';
import { optionsDe } from './options.de.js';
import { refusalsDe } from './refusals.de.js';
import { editorDe } from './editor.de.js';
import { detectionDe } from './detection.de.js';
import { auditDe } from './audit.de.js';
import { adminDe } from './admin.de.js';
import { accountDe } from './account.de.js';
import { shareDe } from './share.de.js';
import { documentsDe } from './documents.de.js';
import { homeDe } from './home.de.js';
import { workbenchDe } from './workbench.de.js';
import { shortcutsDe } from './shortcuts.de.js';
import { resultsDe } from './results.de.js';
import { notesDe } from './notes.de.js';
import { pluralsDe } from './plurals.de.js';

/** Every text in German. */
export const german: Catalogue = {
  plain: {
    ...appDe,
    ...partsDe,
    ...dashboardDe,
    ...sentencesDe,
    ...pagesDe,
    ...landingDe,
    ...infoDe,
    ...toolsDe,
    ...optionsDe,
    ...refusalsDe,
    ...editorDe,
    ...detectionDe,
    ...auditDe,
    ...adminDe,
    ...accountDe,
    ...shareDe,
    ...documentsDe,
    ...homeDe,
    ...workbenchDe,
    ...shortcutsDe,
    ...resultsDe,
    ...notesDe,
  },
  plural: pluralsDe,
};
