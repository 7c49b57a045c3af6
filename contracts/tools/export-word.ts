import { exportedDocument } from './export-document.js';
import { defineTool } from './tool.js';

export const exportWord = defineTool({
  ...exportedDocument,
  id: 'export-word',
  title: 'Export to Word',
  tagline: 'Text that flows, headings, lists, tables',
  action: 'Export to Word',
});
