import { PDFDict, PDFName, PDFRawStream, type PDFPage } from 'pdf-lib';
import { quadOf, inverse, transformed, type Rect } from '../../content/geometry.js';
import {
  arrayAt,
  decodedBytes,
  dictAt,
  inheritedAt,
  isText,
  itemsOf,
  numbersIn,
  resourcesOf,
} from '../../content/objects.js';
import { frameOf, type PageFrame } from '../../content/page-frame.js';
import { isUnseen } from '../../content/placed-appearance.js';
import { flattened, hasAnnotations } from '../../engines/pdfium/pdfium-annotations.js';
import { withDocument } from '../../engines/pdfium/pdfium-document.js';
import type { WithQpdf } from '../../engines/qpdf/qpdf.js';
import { findEditable, saveDense } from '../../opening/editable.js';
import type { LoadedPdf } from '../../opening/load.js';
import { isBeyondEngines } from '../../opening/unreadable.js';
import { addInvisibleText, type InvisibleWord } from '../../stamping/invisible-text.js';
import { saidBy } from './field-values.js';
import { tickedBox, wordsIn } from './placed-text.js';

/** Operators that show text, or draw what does. */
const SHOWS = /\b(?:Tj|TJ|Do)\b|['"]\s/;

/**
 * A PDF whose form fields, texts and stamps are part of its pages, so that whoever reads a page reads them too: boxes
 * to tick as a character, and a value that nothing draws as text at its place.
 */
export const withAnnotations = async (loaded: LoadedPdf, work: WithQpdf): Promise<Uint8Array> => {
  try {
    return await asContent(loaded, work);
  } catch (error) {
    if (isBeyondEngines(error)) return loaded.bytes; // what stands beneath them can still be read
    throw error;
  }
};

const asContent = async (loaded: LoadedPdf, work: WithQpdf): Promise<Uint8Array> => {
  if (!(await withDocument(loaded.bytes, hasAnnotations))) return loaded.bytes;
  const document = await findEditable(loaded, work);
  if (!document) return withDocument(loaded.bytes, flattened);
  for (const page of document.getPages()) ownResources(page);
  addInvisibleText(document, new Map(document.getPages().map((page) => [page, wordsOn(page)])));
  return withDocument(await saveDense(document), flattened);
};

/** Flattening knows nothing of fonts and pictures that a page has from the tree of pages, and gives it none instead. */
const ownResources = ({ node }: PDFPage): void => {
  const resources = dictAt(node, 'Resources') ? undefined : resourcesOf(node);
  if (resources) node.set(PDFName.of('Resources'), resources.clone());
};

const wordsOn = (page: PDFPage): InvisibleWord[] =>
  itemsOf(arrayAt(page.node, 'Annots')).flatMap((item) =>
    item instanceof PDFDict && !isUnseen(item) ? wordsFor(item, page) : [],
  );

/** An annotation that is told in words here is not drawn as well. */
const wordsFor = (annotation: PDFDict, page: PDFPage): InvisibleWord[] => {
  const said = saidBy(annotation);
  const box = boxOf(annotation, frameOf(page.node));
  if (!box || said.kind === 'look' || (said.kind === 'text' && isDrawn(annotation))) return [];
  annotation.delete(PDFName.of('AP'));
  if (said.kind === 'box') return [tickedBox(said.isTicked, box)];
  return wordsIn(said.text, box, sizeOf(annotation));
};

/** The look of a field may be an empty frame. */
const isDrawn = (annotation: PDFDict): boolean => {
  const look = dictAt(annotation, 'AP')?.lookup(PDFName.of('N'));
  if (!(look instanceof PDFRawStream)) return false;
  const bytes = decodedBytes(look);
  return bytes !== undefined && SHOWS.test(Buffer.from(bytes).toString('latin1'));
};

/** In points from the top left of the page as displayed. */
const boxOf = (annotation: PDFDict, { height, toContent }: PageFrame): Rect | undefined => {
  const [x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN] = numbersIn(arrayAt(annotation, 'Rect'));
  const toPage = inverse(toContent);
  if (!toPage || ![x1, y1, x2, y2].every(Number.isFinite)) return undefined;
  const corners = quadOf({ left: x1, bottom: y1, right: x2, top: y2 }).map((corner) => transformed(toPage, corner));
  const across = corners.map(({ x }) => x);
  const down = corners.map(({ y }) => height - y);
  const box = {
    left: Math.min(...across),
    right: Math.max(...across),
    top: Math.min(...down),
    bottom: Math.max(...down),
  };
  return box.right - box.left < 1 || box.bottom - box.top < 1 ? undefined : box;
};

/** As its appearance string says; 0 leaves it to the program. */
const sizeOf = (annotation: PDFDict): number | undefined => {
  const look = inheritedAt(annotation, 'DA');
  const size = Number(/(-?[\d.]+)\s+Tf\b/.exec(isText(look) ? look.decodeText() : '')?.[1] ?? 0);
  return size > 0 ? size : undefined;
};
