import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { MarkPlace } from './pdf-pages.js';

/** An annotation as pdf.js tells it. */
interface Annotation {
  readonly id: string;
  readonly subtype?: string;
  readonly rect: readonly number[];
}

/** They lead somewhere, belong to a note, or are fields of a form: no marks. */
const NO_MARKS: ReadonlySet<string> = new Set(['Link', 'Popup', 'Widget']);

const annotationsOn = async (page: PDFPageProxy): Promise<readonly Annotation[]> =>
  ((await page.getAnnotations()) as readonly Annotation[]).filter(({ subtype = '' }) => !NO_MARKS.has(subtype));

/** Pages that are read at once. */
const AT_ONCE = 16;

/** Whether any page has a mark; reads no further than the first one. */
export const hasMarks = async (pdf: PDFDocumentProxy): Promise<boolean> => {
  for (let first = 1; first <= pdf.numPages; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, pdf.numPages - first + 1) }, (_, at) => first + at);
    const annotations = await Promise.all(numbers.map(async (number) => annotationsOn(await pdf.getPage(number))));
    if (annotations.some((own) => own.length > 0)) return true;
  }
  return false;
};

/** How far the box of an annotation may be from where it is said to be, in points. */
const APART_MAX = 4;

const apart = (page: PDFPageProxy, { rect }: Annotation, { box }: MarkPlace): number => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = page
    .getViewport({ scale: 1 })
    .convertToViewportRectangle([...rect]) as readonly number[];
  return (
    Math.abs(Math.min(x1, x2) - box.x) +
    Math.abs(Math.min(y1, y2) - box.y) +
    Math.abs(Math.abs(x2 - x1) - box.width) +
    Math.abs(Math.abs(y2 - y1) - box.height)
  );
};

/** The annotations that are meant by their kinds and places, as pdf.js calls them. */
const idsOf = (
  page: PDFPageProxy,
  annotations: readonly Annotation[],
  places: readonly MarkPlace[],
): ReadonlySet<string> => {
  const ids = new Set<string>();
  for (const place of places) {
    const [nearest] = annotations
      .filter(({ id, subtype }) => subtype === place.kind && !ids.has(id))
      .map((annotation) => ({ id: annotation.id, distance: apart(page, annotation, place) }))
      .toSorted((one, other) => one.distance - other.distance);
    if (nearest && nearest.distance <= APART_MAX) ids.add(nearest.id);
  }
  return ids;
};

/** From now on these marks of a page are not seen in drawings that look into the storage of the document, and all others are. */
export const hideMarks = async (
  { annotationStorage: storage }: PDFDocumentProxy,
  page: PDFPageProxy,
  places: readonly MarkPlace[],
): Promise<void> => {
  const annotations = await annotationsOn(page);
  const hidden = idsOf(page, annotations, places);
  for (const { id } of annotations) {
    if (hidden.has(id)) storage.setValue(id, { noView: true });
    else storage.remove(id);
  }
};
