import { PDFHexString, PDFString, type PDFDict } from '@cantoo/pdf-lib';
import { arrayAt, dictAt, nameAt } from './dictionary-entries.js';
import { transformsOf } from './transforms.js';

/** Which fields a signature locks. @see ISO 32000-2, 12.8.2.4 "FieldMDP" */
export interface FieldLock {
  /** True for all fields but those that are named. */
  readonly allBut: boolean;
  /** Full names; each stands for the fields beneath it, too. */
  readonly names: readonly string[];
}

/** @param field  whose entry says what is to be locked, whether or not the signature repeats it. */
export const fieldLocksOf = (value: PDFDict, field: PDFDict): readonly FieldLock[] => {
  const said = transformsOf(value)
    .filter((one) => nameAt(one, 'TransformMethod') === 'FieldMDP')
    .map((one) => dictAt(one, 'TransformParams'));
  return [...said, dictAt(field, 'Lock')].flatMap((params) => (params ? lockIn(params) : []));
};

/** @param params  of a transform, or the Lock entry of a field. */
export const lockIn = (params: PDFDict): readonly FieldLock[] => {
  const action = nameAt(params, 'Action');
  if (action === undefined) return [];
  const list = arrayAt(params, 'Fields');
  const items = Array.from({ length: list?.size() ?? 0 }, (_, at) => list?.lookup(at));
  const names = items.flatMap((item) =>
    item instanceof PDFString || item instanceof PDFHexString ? [item.decodeText()] : [],
  );
  return [{ allBut: action !== 'Include', names: action === 'All' ? [] : names }];
};

export const isLocked = (field: string, locks: readonly FieldLock[]): boolean =>
  locks.some(({ allBut, names }) => names.some((name) => `${field}.`.startsWith(`${name}.`)) !== allBut);
