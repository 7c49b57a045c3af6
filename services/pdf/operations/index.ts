import { compress } from './compress.js';
import { exportPowerpoint } from './export-to-powerpoint.js';
import { exportWord } from './export-to-word.js';
import { crop } from './crop.js';
import { imageWatermark } from './image-watermark.js';
import { inspect } from './inspect.js';
import { merge } from './merge.js';
import type { Operation, PdfToolId, Produced, SourceFile, Work } from '../operation.js';
import { organise } from './organise.js';
import { pageNumbers } from './page-numbers.js';
import { pageImages } from './page-images.js';
import { placeSignature } from './place-signature.js';
import { protect } from './protect.js';
import { redactPreview } from './redact-preview.js';
import { redact } from './redact.js';
import { rotate } from './rotate.js';
import { sanitise } from './sanitise.js';
import { sign } from './sign.js';
import { split } from './split.js';
import { toPdf } from './convert-to-pdf.js';
import { unlock } from './unlock.js';
import { verify } from './verify.js';
import { watermark } from './watermark.js';

/** A tool declared for `pdf` in the catalogue but missing here does not compile. */
const operations: { readonly [Id in PdfToolId]: Operation<Id> } = {
  'pdf-merge': merge,
  'pdf-compress': compress,
  'to-pdf': toPdf,
  'pdf-watermark': watermark,
  'pdf-split': split,
  'pdf-sign': sign,
  'pdf-redact': redact,
  'pdf-organise': organise,
  'pdf-rotate': rotate,
  'pdf-crop': crop,
  'pdf-page-numbers': pageNumbers,
  'pdf-image-watermark': imageWatermark,
  'pdf-sanitise': sanitise,
  'pdf-protect': protect,
  'pdf-unlock': unlock,
  'pdf-place-signature': placeSignature,
  'pdf-verify': verify,
  'pdf-inspect': inspect,
  'pdf-page-images': pageImages,
  'pdf-redact-preview': redactPreview,
  'export-word': exportWord,
  'export-powerpoint': exportPowerpoint,
};

type AnyOperation = (files: readonly SourceFile[], options: unknown, work: Work) => Promise<Produced>;

/** The one place where a name off the wire meets its typed operation; undefined for a tool of another lane. */
export const findOperation = (tool: string): AnyOperation | undefined =>
  Object.hasOwn(operations, tool) ? (operations[tool as PdfToolId] as unknown as AnyOperation) : undefined;
