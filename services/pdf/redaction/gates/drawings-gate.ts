import { PDFName, PDFRawStream, type PDFDocument, type PDFRef } from 'pdf-lib';
import type { Picture } from '../../engines/pdfium/render.js';
import { openPdf, savePdf } from '../../opening/editable.js';
import { frameOf, type PageFrame } from '../../content/page-frame.js';
import { matchesIn, type SearchTerm } from '../find/find-items.js';
import { drawingsIn, mayShowText, withFormsAsPages } from '../pages/form-pages.js';
import { boundsOf, inverse, quadOf, transformedQuad, type Quad } from '../../content/geometry.js';
import { picturesOf } from '../pages/page-pictures.js';
import { toPixels } from '../pages/page-pixels.js';
import { eachPage, type ReadPage } from '../pages/read-pages.js';
import { differenceOf } from './collateral.js';
import type { Failure } from './gate-report.js';
import { reachedFrom } from '../pages/page-streams.js';

/** A finished file and what it consists of. */
export interface OpenedFile {
  readonly bytes: Uint8Array;
  readonly document: PDFDocument;
}

interface InDrawings {
  /** Drawings that were looked at. */
  readonly count: number;
  readonly failures: readonly Failure[];
}

const PICTURE = { dpi: 110, longest: 2200 };
/** Pixels around what differs. */
const MARGIN_PIXELS = 2;
const REASON = 'text can still be extracted from a drawing';

/**
 * Reads every drawing by itself, whether a page shows it or not. Searches of a single page leave out drawings that
 * other pages have. Where a page looks different without such a drawing, there it is shown.
 */
export const leftInDrawings = async (
  { bytes, document }: OpenedFile,
  searchTerms: readonly SearchTerm[],
): Promise<InDrawings> => {
  const all = searchTerms.length > 0 ? drawingsIn(document) : [];
  const refs = all.filter((ref) => mayShowText(document, ref));
  if (refs.length === 0) return { count: all.length, failures: [] };
  const owners = ownersOf(document);
  const sensitiveDrawings: { readonly ref: PDFRef; readonly pages: readonly number[] }[] = [];
  const read = ({ pdfium, pdfjs }: ReadPage, index: number) => {
    const texts = [pdfium, pdfjs ?? []];
    const ref = refs[index];
    if (!ref || !texts.some((glyphs) => matchesIn(glyphs, searchTerms).length > 0)) return;
    const pages = owners(ref);
    const wanted = searchTerms.filter(
      ({ page }) => page === 'all' || pages.length === 0 || (pages.length === 1 && pages[0] === page - 1),
    );
    if (texts.some((glyphs) => matchesIn(glyphs, wanted).length > 0)) sensitiveDrawings.push({ ref, pages });
  };
  await eachPage(await withFormsAsPages(document, refs), read, { pages: [...refs.keys()] });
  const failures: Failure[] = [];
  for (const { ref, pages } of sensitiveDrawings) {
    if (pages.length === 0) failures.push({ gate: 'text', page: undefined, reason: REASON, uncovered: [] });
    for (const page of pages) {
      const uncovered = await placesShowing(bytes, ref, page);
      failures.push({ gate: 'text', page, reason: REASON, uncovered });
    }
  }
  return { count: all.length, failures };
};

/** Asked seldom, so made when first asked. */
const ownersOf = (document: PDFDocument): ((ref: PDFRef) => readonly number[]) => {
  let reached: readonly ReadonlySet<PDFRef>[] | undefined;
  return (ref) => {
    reached ??= document.getPages().map((page) => reachedFrom(page));
    return reached.flatMap((refs, page) => (refs.has(ref) ? [page] : []));
  };
};

/** The part of a page that a drawing changes; none where it is not to be seen. */
const placesShowing = async (bytes: Uint8Array, ref: PDFRef, page: number): Promise<Quad[]> => {
  const document = await openPdf(bytes);
  const node = document.getPages()[page]?.node;
  const stream = document.context.lookup(ref);
  if (!node || !(stream instanceof PDFRawStream)) return [];
  for (const key of ['Filter', 'DecodeParms']) stream.dict.delete(PDFName.of(key));
  document.context.assign(ref, PDFRawStream.of(stream.dict, new Uint8Array()));
  const frame = frameOf(node);
  const request = { page, ...PICTURE, width: frame.width, height: frame.height };
  const [before] = await picturesOf(bytes, [request]);
  const [after] = await picturesOf(await savePdf(document), [request]);
  return before && after ? placeOfDifference(frame, before, after) : [EVERYWHERE];
};

const EVERYWHERE = quadOf({ left: 0, bottom: 0, right: 1e5, top: 1e5 });

const placeOfDifference = (frame: PageFrame, before: Picture, after: Picture): Quad[] => {
  const place = differenceOf(before, after);
  if (!place) return [];
  const toUser = inverse(toPixels(frame, before) ?? [0, 0, 0, 0, 0, 0]);
  const { left, bottom, right, top } = place;
  const grown = {
    left: left - MARGIN_PIXELS,
    bottom: bottom - MARGIN_PIXELS,
    right: right + MARGIN_PIXELS,
    top: top + MARGIN_PIXELS,
  };
  return [toUser ? quadOf(boundsOf(transformedQuad(toUser, quadOf(grown)))) : EVERYWHERE];
};
