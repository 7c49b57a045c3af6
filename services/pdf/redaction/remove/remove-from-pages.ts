import { PDFDict, PDFInvalidObject, type PDFDocument } from 'pdf-lib';
import { inheritedAt } from '../../content/objects.js';
import { dropOrphans } from '../../content/drop-orphans.js';
import { usesIn } from '../../content/references.js';
import { rewritten, withDocument } from '../../engines/pdfium/pdfium-document.js';
import { removeFromPage, type Removal } from '../../engines/pdfium/pdfium-redact.js';
import { openPdf, savePdf } from '../../opening/editable.js';
import { excerptOf } from './page-excerpt.js';
import { takeBack } from './take-back.js';

/** To write the content of one page, PDFium counts the references of all that it has open. */
const PAGES_AT_ONCE = 16;

/**
 * Has PDFium remove glyphs and paths from pages, a few at a time; the others stay as they are. A document with objects
 * that nobody can read goes through PDFium as a whole, which leaves those out; so does one whose pages have resources
 * that readers take for none.
 *
 * @returns the same document, unless it had to be made anew.
 * @throws PdfiumRefused `other` when a page can't be loaded or written.
 */
export const removeFromPages = async (document: PDFDocument, removals: readonly Removal[]): Promise<PDFDocument> => {
  dropOrphans(document);
  if (isDamaged(document) || isOdd(document)) return openPdf(await removedFrom(await savePdf(document), removals));
  const uses = usesIn(document);
  for (let from = 0; from < removals.length; from += PAGES_AT_ONCE) {
    const some = removals.slice(from, from + PAGES_AT_ONCE);
    const pages = some.map(({ page }) => page);
    const { bytes, shared } = await excerptOf(document, pages, uses);
    const written = await removedFrom(
      bytes,
      some.map((removal, page) => ({ ...removal, page })),
    );
    await takeBack(document, { pages, shared, written });
  }
  dropOrphans(document);
  return document;
};

const isDamaged = ({ context }: PDFDocument): boolean =>
  context.enumerateIndirectObjects().some(([, object]) => object instanceof PDFInvalidObject);

/** Such as a stream in place of a dictionary. */
const isOdd = (document: PDFDocument): boolean =>
  document.getPages().some(({ node }) => {
    const resources = inheritedAt(node, 'Resources');
    return resources !== undefined && !(resources instanceof PDFDict);
  });

const removedFrom = (bytes: Uint8Array, removals: readonly Removal[]): Promise<Uint8Array> =>
  withDocument(bytes, (opened) => {
    for (const removal of removals) removeFromPage(opened, removal);
    return rewritten(opened);
  });
