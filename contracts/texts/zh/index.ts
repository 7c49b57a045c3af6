import type { Catalogue } from '../text-catalogue.js';
import { appZh } from './app.zh.js';
import { partsZh } from './parts.zh.js';
import { dashboardZh } from './dashboard.zh.js';
import { sentencesZh } from './sentences.zh.js';
import { pagesZh } from './pages.zh.js';
import { infoZh } from './info.zh.js';
import { landingZh } from './landing.zh.js';
import { toolsZh } from './tools.zh.js';
import { optionsZh } from './options.zh.js';
import { refusalsZh } from './refusals.zh.js';
import { editorZh } from './editor.zh.js';
import { detectionZh } from './detection.zh.js';
import { auditZh } from './audit.zh.js';
import { adminZh } from './admin.zh.js';
import { accountZh } from './account.zh.js';
import { shareZh } from './share.zh.js';
import { documentsZh } from './documents.zh.js';
import { homeZh } from './home.zh.js';
import { workbenchZh } from './workbench.zh.js';
import { shortcutsZh } from './shortcuts.zh.js';
import { resultsZh } from './results.zh.js';
import { notesZh } from './notes.zh.js';
import { pluralsZh } from './plurals.zh.js';

/** Every text in Chinese. */
export const chinese: Catalogue = {
  plain: {
    ...appZh,
    ...partsZh,
    ...dashboardZh,
    ...sentencesZh,
    ...pagesZh,
    ...landingZh,
    ...infoZh,
    ...toolsZh,
    ...optionsZh,
    ...refusalsZh,
    ...editorZh,
    ...detectionZh,
    ...auditZh,
    ...adminZh,
    ...accountZh,
    ...shareZh,
    ...documentsZh,
    ...homeZh,
    ...workbenchZh,
    ...shortcutsZh,
    ...resultsZh,
    ...notesZh,
  },
  plural: pluralsZh,
};
