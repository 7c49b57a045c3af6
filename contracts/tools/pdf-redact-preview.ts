import { pdfRedact } from './pdf-redact.js';
import { reads } from './owner-rights.js';
import { defineTool } from './tool.js';

/** Behind `POST /api/pdf/redact/preview`; changes nothing. Requirement. */
export const pdfRedactPreview = defineTool({
  id: 'pdf-redact-preview',
  title: 'Redaction preview',
  tagline: 'What would be removed',
  action: 'Preview',
  duration: '1-2 s',
  icon: 'eraser',
  group: 'protect',
  lane: 'pdf',
  effort: 'long',
  accepts: pdfRedact.accepts,
  refusal: pdfRedact.refusal,
  options: pdfRedact.options.pick({ redactionItems: true, ignoreCase: true, preserveFormatting: true }),
  start: 'at-once',
  audience: 'call',
  isQuestion: true,
  resultName: '{name}_redaction_preview',
  alsoCalled: [],
  rights: reads,
});
