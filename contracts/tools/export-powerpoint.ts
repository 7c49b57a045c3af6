import { exportedDocument } from './export-document.js';
import { copies } from './owner-rights.js';
import { defineTool } from './tool.js';

/** Behind `POST /api/export/powerpoint`. Requirement. */
export const exportPowerpoint = defineTool({
  ...exportedDocument,
  id: 'export-powerpoint',
  title: 'Export to PowerPoint',
  tagline: 'One slide per page, editable text',
  action: 'Export to PowerPoint',
  alsoCalled: ['pptx', 'powerpoint', 'slides', 'presentation', 'pdf to powerpoint'],
  rights: copies,
});
