import type { PDFDocument, PDFPage, PDFRef } from '@cantoo/pdf-lib';
import type { PreparedField } from '../fields/prepared-fields.js';
import type { ToSign } from '../revision/open-to-sign.js';
import type { SignatureWidget } from '../sealing/signature-field.js';
import type { Box } from './block-boxes.js';
import type { Drawing } from './drawing.js';
import { frameOfPage, rectAt, widgetAt } from './signature-widget.js';

/** Where somebody would like a signature to be. */
export interface WishedPlace {
  readonly page: PDFPage;
  readonly drawing: Drawing;
  readonly box: Box;
}

/**
 * Where a signature goes: into the prepared field that lies where it is wished, else into a new one. A document that
 * leaves no room for a new field, and has one that is prepared, is signed in that one wherever it lies.
 *
 * @throws Refusal `pdf.signature-would-break` where only a prepared field may be signed, and none is meant.
 */
export const widgetsFor = (revision: ToSign, wishes: readonly WishedPlace[]): readonly SignatureWidget[] => {
  const left = new Set(revision.prepared);
  const [first, second] = revision.prepared;
  return wishes.map(({ page, drawing, box }) => {
    const only = revision.noNewField && !second && wishes.length === 1 ? first : undefined;
    const prepared = preparedAt(revision, [...left], { page, rect: rectAt(page, drawing, box) }) ?? only;
    if (!prepared) {
      if (revision.noNewField) throw revision.noNewField;
      return widgetAt(revision, page, { drawing, box });
    }
    left.delete(prepared);
    return { page, rect: prepared.widgets[0]?.rect ?? [], prepared, ...lookIn(revision, prepared, drawing) };
  });
};

/** How much of the smaller of the two a wish and a field must share. */
const MEANT_SHARE = 0.1;

const preparedAt = (
  { document }: ToSign,
  fields: readonly PreparedField[],
  { page, rect }: Pick<SignatureWidget, 'page' | 'rect'>,
): PreparedField | undefined => {
  const number = document.getPages().findIndex(({ ref }) => ref === page.ref);
  const shares = fields.map((field) => {
    const widgets = field.widgets.filter((widget) => widget.page === number);
    return { field, share: Math.max(0, ...widgets.map((widget) => sharedPart(rect, widget.rect))) };
  });
  return shares.filter(({ share }) => share >= MEANT_SHARE).sort((a, b) => b.share - a.share)[0]?.field;
};

const sharedPart = (one: readonly number[], other: readonly number[]): number => {
  const smaller = Math.min(areaOf(one), areaOf(other));
  const common = [0, 1, 2, 3].map((at) => (at < 2 ? Math.max : Math.min)(one[at] ?? 0, other[at] ?? 0));
  return smaller > 0 ? areaOf(common) / smaller : 0;
};

const areaOf = ([left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): number =>
  Math.max(0, right - left) * Math.max(0, top - bottom);

/** A drawing in the middle of a prepared field, whose rectangle stays; none for a field that takes up no room. */
const lookIn = (
  { document }: ToSign,
  { widgets }: PreparedField,
  drawing: Drawing,
): Pick<SignatureWidget, 'appearance'> => {
  const shown = widgets.find(
    ({ page, rect: [left, bottom, right, top] }) => page !== undefined && right > left && top > bottom,
  );
  if (shown?.page === undefined) return {};
  return { appearance: lookWithin(document, document.getPage(shown.page), { rect: shown.rect, drawing }) };
};

/** A drawing in the middle of a rectangle on a page, in its own proportions and upright as displayed. */
export const lookWithin = (
  document: PDFDocument,
  page: PDFPage,
  { rect, drawing }: { readonly rect: readonly [number, number, number, number]; readonly drawing: Drawing },
): PDFRef => {
  const { form, width, height } = drawing;
  const [left, bottom, right, top] = rect;
  const [a, b, c, d] = frameOfPage(page).toContent;
  const isTurned = a === 0;
  const across = isTurned ? top - bottom : right - left;
  const up = isTurned ? right - left : top - bottom;
  const scale = Math.min(across / width, up / height);
  const place = [scale, 0, 0, scale, (across - width * scale) / 2, (up - height * scale) / 2];
  const look = document.context.flateStream(`q ${place.join(' ')} cm /Drawing Do Q`, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, across, up],
    Matrix: [a, b, c, d, 0, 0],
    Resources: { XObject: { Drawing: form } },
  });
  return document.context.register(look);
};
