import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRef, type PDFObject } from '@cantoo/pdf-lib';
import type { ChangeKind, JudgedChange } from '../fields/room-left.js';
import { fieldNameOf } from './named-field.js';
import { dictOf, type RevisionView } from './revision-view.js';
import { meaningOf } from './same-meaning.js';

/** One thing that was done. */
export interface Change extends JudgedChange {
  /** A field looks another way; that is part of filling it in where its value changed as well. */
  readonly onlyLook?: true;
}

/** A file before and after one or more revisions were added to it. */
export interface Step {
  readonly before: RevisionView;
  readonly after: RevisionView;
}

const itemsOf = (list: PDFObject | undefined): readonly PDFObject[] => (list instanceof PDFArray ? list.asArray() : []);

/** The changes of a list of fields or of annotations; `other` is the kind of all but new signatures. */
export const listChanges = async (
  { before, after }: Step,
  [was, is]: readonly [PDFObject | undefined, PDFObject | undefined],
  other: ChangeKind,
): Promise<readonly Change[]> => {
  const old = itemsOf(await before.resolve(was));
  const all = itemsOf(await after.resolve(is));
  if (old.some((item, at) => meaningOf(item) !== meaningOf(all[at]))) return [{ kind: other }];
  const added = all.slice(old.length);
  return Promise.all(added.map(async (item) => (await newSignature({ before, after }, item)) ?? { kind: other }));
};

/** Which kind of signature an object is a new field or widget of. */
const newSignature = async ({ before, after }: Step, item: PDFObject): Promise<Change | undefined> => {
  if (!(item instanceof PDFRef) || before.placeOf(item.objectNumber) !== undefined) return undefined;
  const field = await after.resolve(item);
  if (!(field instanceof PDFDict)) return undefined; // a stream may be content, whatever it says of itself
  const above = dictOf(await after.resolve(field.get(PDFName.of('Parent'))));
  const holder = [field, above].find((dict) => String(dict?.get(PDFName.of('FT'))) === '/Sig');
  return holder && { ...(await signatureChange(after, holder)), shownNewField: await isShown(after, [field, above]) };
};

/** Whether a field takes up room on a page, by itself or by one of its widgets. */
const isShown = async (after: RevisionView, dicts: readonly (PDFDict | undefined)[]): Promise<boolean> => {
  for (const dict of dicts) {
    const kids = itemsOf(await after.resolve(dict?.get(PDFName.of('Kids'))));
    const widgets = [dict, ...(await Promise.all(kids.map(async (kid) => dictOf(await after.resolve(kid)))))];
    for (const widget of widgets) if (await hasArea(after, widget)) return true;
  }
  return false;
};

const hasArea = async (after: RevisionView, widget: PDFDict | undefined): Promise<boolean> => {
  const corners = itemsOf(await after.resolve(widget?.get(PDFName.of('Rect'))));
  const [left = 0, bottom = 0, right = 0, top = 0] = corners.map((at) => (at instanceof PDFNumber ? at.asNumber() : 0));
  return left !== right && bottom !== top;
};

export const signatureChange = async (after: RevisionView, field: PDFDict): Promise<Change> => {
  const value = dictOf(await after.resolve(field.get(PDFName.of('V'))));
  const isTimestamp = String(value?.get(PDFName.of('SubFilter'))) === '/ETSI.RFC3161';
  return { kind: isTimestamp ? 'timestamp' : 'signature', field: await fieldNameOf(after, field) };
};

/** Without the slash. */
export const differingKeys = (was: PDFDict, is: PDFDict): readonly string[] => {
  const keys = new Set([...was.keys(), ...is.keys()]);
  return [...keys].filter((key) => meaningOf(was.get(key)) !== meaningOf(is.get(key))).map((key) => key.decodeText());
};
