import { PDFName, PDFNumber, type PDFDocument, type PDFPage, type PDFRef } from 'pdf-lib';
import { formOfPage, type PageForm } from '../content/closed-content.js';
import { boundsOf, inverse, quadOf, transformedQuad } from '../content/geometry.js';
import { IDENTITY, multiply, operandsOf, type Matrix } from '../content/matrix.js';
import { frameOf } from '../content/page-frame.js';
import type { Placement, Sheet, Size } from './layout.js';
import { annotationAt, annotationsKept, type KeptAnnotation } from './moved-annotations.js';
import { moveDestinations, type NewPlace } from './moved-destinations.js';

/** A page that becomes part of sheets. */
interface Part {
  readonly form: PageForm;
  /** From its content to the page as displayed, in points. */
  readonly toDisplay: Matrix;
  readonly annotations: readonly KeptAnnotation[];
}

/** The size of each page as a reader shows it, in points. */
export const displayedSizes = (document: PDFDocument): readonly Size[] =>
  document.getPages().map(({ node }) => {
    const { width, height, pointsPerUnit } = frameOf(node);
    return { width: width * pointsPerUnit, height: height * pointsPerUnit };
  });

/**
 * Entries that belong to pages that are no longer there: their numbers, articles, and the order in which they are read
 * aloud.
 */
const OF_PAGES = ['PageLabels', 'Threads', 'StructTreeRoot', 'MarkInfo', 'PieceInfo'] as const;

/**
 * Replaces the pages of a document by sheets on which they are drawn. What is left of annotations, such as links, goes
 * with its page; destinations lead to where their pages went.
 *
 * @returns the page (from 0) that can't be drawn elsewhere; undefined where all were.
 */
export const imposePages = (document: PDFDocument, sheets: readonly Sheet[]): number | undefined => {
  const pages = document.getPages();
  const parts = new Map<PDFPage['node'], Part>();
  for (const [index, page] of pages.entries()) {
    const part = parts.get(page.node) ?? partOf(page);
    if (!part) return index;
    parts.set(page.node, part);
  }
  const partAt = (index: number): Part | undefined => {
    const page = pages[index];
    return page && parts.get(page.node);
  };
  const places = writeSheets(document, sheets, partAt);
  const byPage = new Map(
    pages.map(({ ref }, index) => [ref, places.get(index) ?? []]).toReversed() as [PDFRef, NewPlace[]][],
  );
  moveDestinations(document, { of: (ref) => byPage.get(ref), at: (index) => places.get(index) });
  for (const { node } of pages) for (const key of node.keys()) node.delete(key);
  for (const key of OF_PAGES) document.catalog.delete(PDFName.of(key));
  return undefined;
};

const partOf = (page: PDFPage): Part | undefined => {
  const { width, height, pointsPerUnit, toContent } = frameOf(page.node);
  const annotations = annotationsKept(page.node);
  const area = boundsOf(transformedQuad(toContent, quadOf({ left: 0, bottom: 0, right: width, top: height })));
  const form = formOfPage(page, area);
  const scale: Matrix = [pointsPerUnit, 0, 0, pointsPerUnit, 0, 0];
  return form && { form, annotations, toDisplay: multiply(inverse(toContent) ?? IDENTITY, scale) };
};

type PartAt = (index: number) => Part | undefined;

/** Where each page went, by its number. */
const writeSheets = (
  { context, catalog }: PDFDocument,
  sheets: readonly Sheet[],
  partAt: PartAt,
): ReadonlyMap<number, readonly NewPlace[]> => {
  const places = new Map<number, NewPlace[]>();
  const tree = context.nextRef();
  const kids = sheets.map((sheet) => {
    const ref = context.nextRef();
    const annotations: PDFRef[] = [];
    for (const { page, matrix, place } of sheet.placements) {
      const part = partAt(page);
      if (!part) continue;
      const newPlace = { sheet: ref, matrix: multiply(part.toDisplay, matrix), place };
      places.set(page, [...(places.get(page) ?? []), newPlace]);
      annotations.push(...part.annotations.flatMap((one) => annotationAt(one, newPlace) ?? []));
    }
    const content = context.flateStream(sheet.placements.map((one, at) => drawn(one, at, partAt)).join('\n'));
    const forms = sheet.placements.flatMap(({ page }, at) => {
      const part = partAt(page);
      return part ? [[`P${at}`, part.form.form] as const] : [];
    });
    const leaf = context.obj({
      Type: 'Page',
      Parent: tree,
      MediaBox: [0, 0, sheet.width, sheet.height],
      Resources: { XObject: Object.fromEntries(forms) },
      Contents: context.register(content),
    });
    if (annotations.length > 0) leaf.set(PDFName.of('Annots'), context.obj(annotations));
    context.assign(ref, leaf);
    return ref;
  });
  const root = context.obj({ Type: 'Pages', Kids: kids });
  root.set(PDFName.of('Count'), PDFNumber.of(kids.length));
  context.assign(tree, root);
  catalog.set(PDFName.of('Pages'), tree);
  return places;
};

const drawn = ({ page, matrix, place }: Placement, at: number, partAt: PartAt): string => {
  const part = partAt(page);
  if (!part) return '';
  const { left, bottom, right, top } = place;
  const clip = [left, bottom, right - left, top - bottom].map((length) => Number(length.toFixed(3))).join(' ');
  const placed = operandsOf(multiply(part.toDisplay, matrix));
  return `q ${clip} re W n ${placed} cm /P${at} Do Q${part.form.closing}`;
};
