import type { Catalogue } from '../text-catalogue.js';
import { appFr } from './app.fr.js';
import { partsFr } from './parts.fr.js';
import { dashboardFr } from './dashboard.fr.js';
import { sentencesFr } from './sentences.fr.js';
import { pagesFr } from './pages.fr.js';
import { infoFr } from './info.fr.js';
import { landingFr } from './landing.fr.js';
import { toolsFr } from './tools.fr.js';
import { optionsFr } from './options.fr.js';
import { refusalsFr } from './refusals.fr.js';
import { editorFr } from './editor.fr.js';
import { detectionFr } from './detection.fr.js';
import { auditFr } from './audit.fr.js';
import { adminFr } from './admin.fr.js';
import { accountFr } from './account.fr.js';
import { shareFr } from './share.fr.js';
import { documentsFr } from './documents.fr.js';
import { homeFr } from './home.fr.js';
import { workbenchFr } from './workbench.fr.js';
import { shortcutsFr } from './shortcuts.fr.js';
import { resultsFr } from './results.fr.js';
import { notesFr } from './notes.fr.js';
import { pluralsFr } from './plurals.fr.js';

/** Every text in French. */
export const french: Catalogue = {
  plain: {
    ...appFr,
    ...partsFr,
    ...dashboardFr,
    ...sentencesFr,
    ...pagesFr,
    ...landingFr,
    ...infoFr,
    ...toolsFr,
    ...optionsFr,
    ...refusalsFr,
    ...editorFr,
    ...detectionFr,
    ...auditFr,
    ...adminFr,
    ...accountFr,
    ...shareFr,
    ...documentsFr,
    ...homeFr,
    ...workbenchFr,
    ...shortcutsFr,
    ...resultsFr,
    ...notesFr,
  },
  plural: pluralsFr,
};
