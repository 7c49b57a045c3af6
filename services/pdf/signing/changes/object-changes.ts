import { PDFArray, PDFName, type PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import type { ChangeKind } from '../fields/room-left.js';
import { differingKeys, listChanges, type Change, type Step } from './list-changes.js';
import { fieldChanges, isField } from './field-changes.js';
import { dictOf } from './revision-view.js';

/** One object, before and after. */
type Pair = readonly [PDFObject | undefined, PDFObject | undefined];

const at = (dict: PDFDict, key: string): PDFObject | undefined => dict.get(PDFName.of(key));
const named = (dict: PDFDict, key: string): string => String(at(dict, key));

const CATALOG_KEYS: Readonly<Record<string, ChangeKind | 'nothing'>> = {
  DSS: 'validation-data',
  Extensions: 'nothing',
  Version: 'nothing',
  Metadata: 'metadata',
  Names: 'scripts',
  OpenAction: 'scripts',
  AA: 'scripts',
  Pages: 'pages',
};
/** Entries of a form that programs renew when they sign or fill in. */
const FORM_KEYS: ReadonlySet<string> = new Set(['SigFlags', 'DR', 'DA', 'NeedAppearances']);

export const catalogChanges = async (step: Step, was: PDFDict, is: PDFDict): Promise<readonly Change[]> => {
  const changesByKey = differingKeys(was, is).map(async (key): Promise<readonly Change[]> => {
    if (key === 'AcroForm') return formChanges(step, [at(was, key), at(is, key)]);
    const kind = CATALOG_KEYS[key] ?? 'document';
    return kind === 'nothing' ? [] : [{ kind }];
  });
  return (await Promise.all(changesByKey)).flat();
};

export const formChanges = async (step: Step, [was, is]: Pair): Promise<readonly Change[]> => {
  const old = dictOf(await step.before.resolve(was));
  const form = dictOf(await step.after.resolve(is));
  if (!form) return [{ kind: 'fields' }];
  const keys = old ? differingKeys(old, form) : form.keys().map((key) => key.decodeText());
  const changesByKey = keys.map(async (key): Promise<readonly Change[]> => {
    if (key === 'Fields') return listChanges(step, [old && at(old, key), at(form, key)], 'fields');
    return FORM_KEYS.has(key) ? [] : [{ kind: 'fields' }];
  });
  return (await Promise.all(changesByKey)).flat();
};

export const pageChanges = async (step: Step, was: PDFDict, is: PDFDict): Promise<readonly Change[]> => {
  const keys = differingKeys(was, is);
  const annotations = keys.includes('Annots')
    ? await listChanges(step, [at(was, 'Annots'), at(is, 'Annots')], 'annotations')
    : [];
  return keys.some((key) => key !== 'Annots') ? [{ kind: 'pages' }, ...annotations] : annotations;
};

type Compare = (step: Step, was: PDFDict, is: PDFDict) => Promise<readonly Change[]>;

/** Compares objects whose type both times is the same. */
const compareByType: Readonly<Record<string, Compare>> = {
  '/Page': pageChanges,
  '/XRef': () => Promise.resolve([]),
  '/ObjStm': () => Promise.resolve([]),
  '/Metadata': () => Promise.resolve([{ kind: 'metadata' }]),
};

/** Any other object that is not what it was; what can't be named counts as part of the pages. */
export const otherChanges = async (step: Step, [was, is]: Pair): Promise<readonly Change[]> => {
  if (was instanceof PDFArray && is instanceof PDFArray) return listChanges(step, [was, is], 'pages');
  const old = dictOf(was);
  const dict = dictOf(is);
  if (!old || !dict) return [{ kind: 'document' }];
  const type = named(dict, 'Type');
  const compare = named(old, 'Type') === type ? compareByType[type] : undefined;
  if (compare) return compare(step, old, dict);
  if (isField(old) && isField(dict)) return fieldChanges(step, old, dict);
  return [{ kind: unnamedChange(old, dict) }];
};

const unnamedChange = (was: PDFDict, is: PDFDict): ChangeKind => {
  if (at(is, 'JS') ?? at(was, 'JS')) return 'scripts';
  return at(is, 'Rect') ? 'annotations' : 'pages';
};
