import { exportedDocument } from './export-document.js';
import { defineTool } from './tool.js';

export const exportPowerpoint = defineTool({
  ...exportedDocument,
  id: 'export-powerpoint',
  title: 'Export to PowerPoint',
  tagline: 'One slide a page, live text',
  action: 'Export to PowerPoint',
});
