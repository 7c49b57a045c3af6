import { PDFArray, PDFDict, PDFName, PDFRef, type PDFObject } from '@cantoo/pdf-lib';
import type { LaterChange } from '../../../../contracts/api/signatures.js';
import { fieldNameOf } from './named-field.js';
import { dictOf, type RevisionView } from './revision-view.js';

export type ChangeKind = LaterChange['kind'];

/** One thing that was done. */
export interface Change {
  readonly kind: ChangeKind;
  /** The full name of the field that it was done to. */
  readonly field?: string | undefined;
}

/** A file before and after one or more revisions were added to it. */
export interface Step {
  readonly before: RevisionView;
  readonly after: RevisionView;
}

const itemsOf = (list: PDFObject | undefined): readonly PDFObject[] => (list instanceof PDFArray ? list.asArray() : []);

/** What was done to a list of fields or of annotations; `other` is the kind of all but new signatures. */
export const listChanges = async (
  { before, after }: Step,
  [was, is]: readonly [PDFObject | undefined, PDFObject | undefined],
  other: ChangeKind,
): Promise<readonly Change[]> => {
  const old = itemsOf(await before.resolve(was));
  const all = itemsOf(await after.resolve(is));
  if (old.some((item, at) => String(item) !== String(all[at]))) return [{ kind: other }];
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
  return holder && signatureChange(after, holder);
};

export const signatureChange = async (after: RevisionView, field: PDFDict): Promise<Change> => {
  const value = dictOf(await after.resolve(field.get(PDFName.of('V'))));
  const isTimestamp = String(value?.get(PDFName.of('SubFilter'))) === '/ETSI.RFC3161';
  return { kind: isTimestamp ? 'timestamp' : 'signature', field: await fieldNameOf(after, field) };
};

/** Without the slash. */
export const differingKeys = (was: PDFDict, is: PDFDict): readonly string[] => {
  const keys = new Set([...was.keys(), ...is.keys()]);
  return [...keys].filter((key) => String(was.get(key)) !== String(is.get(key))).map((key) => key.decodeText());
};
