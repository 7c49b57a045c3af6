import { PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import type { MarkChange } from '../../../contracts/marks.js';
import { pdfDate } from '../content/pdf-date.js';
import { nameAt } from '../signing/fields/dictionary-entries.js';
import type { Revision } from '../signing/revision/revision.js';
import type { ExistingAnnotation } from './existing.js';
import { listToChange } from './page-list.js';
import { spaceOf, tidy } from '../forms/page-space.js';

interface ToChange {
  readonly annotation: ExistingAnnotation;
  readonly change: MarkChange;
  /** The name of the change in a refusal. */
  readonly field: string;
}

/** Moves an annotation as it looks, and gives it another note. @throws Refusal `tool.option-invalid` */
export const changeExisting = (revision: Revision, { annotation, change, field }: ToChange, now: Date): void => {
  const { dict, ref, page } = annotation;
  if (change.contents !== undefined) {
    if (nameAt(dict, 'Subtype') === 'FreeText') {
      const problem = 'is what the page shows of this mark; send the whole mark with its id instead';
      throw new Refusal('tool.option-invalid', { field: `${field}.contents`, problem });
    }
    dict.set(PDFName.of('Contents'), PDFHexString.fromText(change.contents));
    dict.delete(PDFName.of('RC')); // the same with its formatting, as it was before
  }
  if (change.moveBy) moveBy(annotation, change.moveBy);
  dict.set(PDFName.of('M'), PDFString.of(pdfDate(now)));
  if (ref) revision.touch(ref);
  else listToChange(revision, page);
};

/** Entries that are made of points, one coordinate after the other. */
const POINTS = ['Rect', 'QuadPoints', 'L', 'Vertices', 'CL'];

const moveBy = ({ dict, page }: ExistingAnnotation, [right, down]: readonly [number, number]): void => {
  const [a, b, c, d] = spaceOf(page).toUser;
  const by = [a * right - c * down, b * right - d * down];
  for (const key of POINTS) shift(dict.lookup(PDFName.of(key)), by);
  const strokes = dict.lookup(PDFName.of('InkList'));
  if (strokes instanceof PDFArray) for (let at = 0; at < strokes.size(); at += 1) shift(strokes.lookup(at), by);
  const popup = dict.lookup(PDFName.of('Popup'));
  if (popup instanceof PDFDict) shift(popup.lookup(PDFName.of('Rect')), by);
};

const shift = (list: unknown, [across = 0, up = 0]: readonly number[]): void => {
  if (!(list instanceof PDFArray)) return;
  for (let at = 0; at < list.size(); at += 1) {
    const value = list.lookup(at);
    if (value instanceof PDFNumber) list.set(at, PDFNumber.of(tidy(value.asNumber() + (at % 2 === 0 ? across : up))));
  }
};
