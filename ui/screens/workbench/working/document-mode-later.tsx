import { loadedLater } from '../../../parts/loaded-later.js';

/** The modes of the document itself are files of their own: most visits do without them. */
export const { Later: DocumentModeLater, loadAhead: loadDocumentMode } = loadedLater(
  async () => (await import('./document-mode.js')).DocumentMode,
);
