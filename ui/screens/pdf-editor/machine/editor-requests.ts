import type { PreviewRequest, SignRequest } from '../../../calls/editor.calls.js';
import type { Upload } from '../../../calls/post-conversion.js';
import { redactOptions } from '../../../tools/redaction/redaction-style.js';
import type { ScanRequest } from '../detect/scan.js';
import { askedNow } from '../redact/preview-matches.js';
import { patternMark } from '../redact/redaction-marks.js';
import type { EditorContext } from './editor.context.js';
import type { PdfDocument } from '../../../pdf/pdf-document.js';
import { placementsField } from '../signature/signature-placement.js';
import { imageOf } from '../signature/signature.js';

/** The guards make sure that it is there. */
const needed = <Thing>(thing: Thing | null, name: string): Thing => {
  if (thing === null) throw new Error(`There is no ${name} to work with`);
  return thing;
};

export const fileOf = ({ file }: EditorContext): File => needed(file, 'file');

export const signing = (context: EditorContext): SignRequest => ({
  file: fileOf(context),
  image: needed(imageOf(context.signature), 'signature'),
  placements: placementsField(context.placement),
  details: context.details,
});

export const redaction = (context: EditorContext): Upload => ({
  files: [fileOf(context)],
  operation: 'pdf-redact',
  options: redactOptions(context.marks.items, context.look),
});

export const previewing = (context: EditorContext): PreviewRequest => ({
  file: fileOf(context),
  ...askedNow(context),
});

/** Asks for the places of the pattern that is typed, before it is marked. */
export const tryingPattern = (context: EditorContext): PreviewRequest => ({
  file: fileOf(context),
  items: [patternMark(context.pattern)],
  preserveFormatting: context.look.preserveFormatting,
  ignoreCase: context.look.ignoreCase ?? false,
});

export const scanning = (context: EditorContext): ScanRequest => ({
  file: fileOf(context),
  pdf: context.pdf,
});

export const searchOf = ({ pdf, query }: EditorContext): { readonly pdf: PdfDocument; readonly text: string } => ({
  pdf: needed(pdf, 'document'),
  text: query.trim(),
});

export const pageOf = ({ pdf, page }: EditorContext): { readonly pdf: PdfDocument; readonly page: number } => ({
  pdf: needed(pdf, 'document'),
  page,
});
