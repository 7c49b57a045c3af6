import type { PreviewRequest } from '../../../calls/editor.calls.js';
import { versionOf } from '../../../browser/handed-files.js';
import { isMadeHere } from '../../../calls/returned-results.js';
import type { Upload } from '../../../calls/post-conversion.js';
import { redactOptions } from '../../../tools/redaction/redaction-style.js';
import type { ScanRequest } from '../detect/scan.js';
import { askedNow } from '../redact/preview-matches.js';
import { patternMark } from '../redact/redaction-marks.js';
import type { EditorContext } from './editor-context.js';
import type { PdfDocument } from '../../../pdf/pdf-document.js';
import { alsoOn, type AlsoOn } from '../signature/also-on.js';
import type { Signing } from '../signature/sign-document.js';
import { imageOf } from '../../../tools/signatures/signature.js';
import { ordering } from './saving-requests.js';

/** The guards make sure that it is there. */
const needed = <Thing>(thing: Thing | null, name: string): Thing => {
  if (thing === null) throw new Error(`There is no ${name} to work with`);
  return thing;
};

export const fileOf = ({ file }: EditorContext): File => needed(file, 'file');

/** The further pages that the signature goes on. */
export const alsoSigned = ({ pdf, placement, also }: EditorContext): AlsoOn =>
  alsoOn(also, { page: placement.page, pageCount: pdf?.pageCount ?? 0 });

export const signing = (context: EditorContext): Signing => ({
  file: fileOf(context),
  image: needed(imageOf(context.signature), 'signature'),
  pdf: context.pdf,
  placement: context.placement,
  also: alsoSigned(context).pages,
  details: context.details,
});

/** A version that the server has is named instead of sent, and the log then knows what this one was made of. */
const nameOf = (file: File): Pick<Upload, 'from'> => {
  const from = versionOf(file);
  return from === null || isMadeHere(from) ? {} : { from };
};

export const redaction = (context: EditorContext): Upload => ({
  files: [fileOf(context)],
  ...nameOf(fileOf(context)),
  operation: 'pdf-redact',
  options: redactOptions(context.marks.applied, context.look),
});

/** The version that Edit asks for. */
export const versioning = (context: EditorContext): Upload => ordering(context, nameOf);

/** The file that was redacted last, which is worked on next. */
export const taking = (context: EditorContext) => ({
  source: fileOf(context),
  tool: 'pdf-redact',
  ...needed(context.redacted, 'result').file,
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
