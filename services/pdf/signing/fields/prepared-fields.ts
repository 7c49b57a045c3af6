import { PDFDict, type PDFDocument, type PDFRef } from '@cantoo/pdf-lib';
import { arrayAt, inheritedAt, lineOf, numberAt, numbersAt, textAt } from './dictionary-entries.js';
import { fieldsOf } from './signature-fields.js';

/** A place of a field on a page. */
export interface PreparedWidget {
  readonly dict: PDFDict;
  readonly ref: PDFRef;
  /** Counted from 0; undefined for one that no page lists. */
  readonly page: number | undefined;
  /** Left, bottom, right and top in the page's own coordinates. */
  readonly rect: readonly [number, number, number, number];
}

/** A signature field that waits for its signature. */
export interface PreparedField {
  /** The full name. */
  readonly name: string;
  readonly field: PDFDict;
  readonly ref: PDFRef;
  readonly widgets: readonly PreparedWidget[];
}

const READ_ONLY = 1;

/** The signature fields of a document that nobody has signed and that may be filled in, in the order of the form. */
export const preparedFieldsOf = (document: PDFDocument): readonly PreparedField[] => {
  const pages = pagesByAnnotation(document);
  return fieldsOf(document).flatMap((field) => {
    const ref = document.context.getObjectRef(field);
    const isField = textAt(field, 'T') !== undefined && String(inheritedAt(field, 'FT')) === '/Sig';
    if (!isField || !ref || inheritedAt(field, 'V') || ((numberAt(field, 'Ff') ?? 0) & READ_ONLY) !== 0) return [];
    const kids = dictsAt(field, 'Kids');
    if (kids.some((kid) => textAt(kid, 'T') !== undefined)) return [];
    const widgets = (kids.length > 0 ? kids : [field]).flatMap((dict) => {
      const at = document.context.getObjectRef(dict);
      return at ? [{ dict, ref: at, page: pages.get(dict), rect: rectOf(dict) }] : [];
    });
    return [{ name: nameOf(field), field, ref, widgets }];
  });
};

/** The full name: those of the fields above it and its own, with full stops between. */
export const nameOf = (field: PDFDict): string =>
  lineOf(field)
    .flatMap((at) => textAt(at, 'T') ?? [])
    .reverse()
    .join('.');

const rectOf = (dict: PDFDict): readonly [number, number, number, number] => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbersAt(dict, 'Rect').map((corner) => corner || 0);
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
};

const dictsAt = (dict: PDFDict, key: string): readonly PDFDict[] => {
  const list = arrayAt(dict, key);
  const items = Array.from({ length: list?.size() ?? 0 }, (_, at) => list?.lookup(at));
  return items.filter((item): item is PDFDict => item instanceof PDFDict);
};

const pagesByAnnotation = (document: PDFDocument): ReadonlyMap<PDFDict, number> =>
  new Map(
    document.getPages().flatMap(({ node }, page) => dictsAt(node, 'Annots').map((dict) => [dict, page] as const)),
  );
