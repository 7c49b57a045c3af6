import type { Tool } from './tool.js';

/** The files that a tool takes, and the message for any others. Requirement. */
type Takes = Pick<Tool, 'accepts' | 'refusal'>;

const aPdf = 'Requires exactly 1 PDF file';
const aDocument = 'Requires exactly 1 file (PDF, image, or text)';

/** Exactly one PDF. */
export const onePdf = {
  accepts: { kinds: ['pdf'], min: 1, max: 1 },
  refusal: { kinds: aPdf, count: aPdf },
} as const satisfies Takes;

/** Exactly one file of any kind; an Office document is read as the PDF it makes. */
export const oneFile = {
  accepts: { kinds: ['pdf', 'image', 'text', 'office'], min: 1, max: 1 },
  refusal: { kinds: aDocument, count: aDocument },
} as const satisfies Takes;

/** Exactly one PDF, image or text. */
export const oneDocument = {
  accepts: { kinds: ['pdf', 'image', 'text'], min: 1, max: 1 },
  refusal: { kinds: aDocument, count: aDocument },
} as const satisfies Takes;
