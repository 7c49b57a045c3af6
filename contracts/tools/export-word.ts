import { exportedDocument } from './export-document.js';
import { copies } from './owner-rights.js';
import { defineTool } from './tool.js';

/** Behind `POST /api/export/word`. Requirement. */
export const exportWord = defineTool({
  ...exportedDocument,
  id: 'export-word',
  title: 'Export to Word',
  tagline: 'Editable text, headings, lists and tables',
  action: 'Export to Word',
  alsoCalled: ['docx', 'word', 'edit text', 'pdf to word'],
  rights: copies,
});
