import { PDFBool, PDFName, PDFNumber, type PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { differingKeys, signatureChange, type Change, type Step } from './list-changes.js';
import { fieldNameOf, inheritedBy } from './named-field.js';
import { catalogEntries } from './reach.js';
import { dictOf, type RevisionView } from './revision-view.js';

const at = (dict: PDFDict, key: string): PDFObject | undefined => dict.get(PDFName.of(key));

/** Entries of a field that tell what it holds. */
const VALUE_KEYS: readonly string[] = ['V', 'AS', 'I'];
/** Entries of a field that tell how that looks, which programs write anew as they fill it in. */
const LOOK_KEYS: ReadonlySet<string> = new Set(['AP', 'MK', 'M', 'DA', 'Q', 'F', 'BS', 'H', 'TU']);
/** ReadOnly and Required: programs close fields as they sign. They change nothing that is seen. */
const UNSEEN_FLAGS = 3;

export const isField = (dict: PDFDict): boolean =>
  at(dict, 'FT') !== undefined ||
  String(at(dict, 'Subtype')) === '/Widget' ||
  (at(dict, 'T') !== undefined && at(dict, 'Kids') !== undefined);

/** A value that is new where there was one of a signature, or a look without a value, is no filling in. */
export const fieldChanges = async ({ before, after }: Step, was: PDFDict, is: PDFDict): Promise<readonly Change[]> => {
  const keys = differingKeys(was, is).filter((key) => !isUnseen(key, was, is));
  if (keys.length === 0) return [];
  const field = await fieldNameOf(after, is);
  const values = keys.filter((key) => VALUE_KEYS.includes(key));
  if (keys.some((key) => !VALUE_KEYS.includes(key) && !LOOK_KEYS.has(key))) return [{ kind: 'fields', field }];
  if (String(await inheritedBy(after, is, 'FT')) === '/Sig' && values.includes('V')) {
    return at(was, 'V') ? [{ kind: 'fields', field }] : [await signatureChange(after, is)];
  }
  if (values.length > 0) return [{ kind: 'form', field }];
  const isOwed = keys.every((key) => key === 'AP' || key === 'M') && (!at(was, 'AP') || (await needsLooks(before)));
  return [isOwed ? { kind: 'form', field } : { kind: 'fields', field, onlyLook: true }];
};

const isUnseen = (key: string, was: PDFDict, is: PDFDict): boolean => {
  if (key === 'Type') return !at(was, key) && String(at(is, key)) === '/Annot';
  return key === 'Ff' && ((flagsOf(was) ^ flagsOf(is)) & ~UNSEEN_FLAGS) === 0;
};

const flagsOf = (dict: PDFDict): number => {
  const flags = at(dict, 'Ff');
  return flags instanceof PDFNumber ? flags.asNumber() : 0;
};

/** Whether a form leaves it to programs to draw its fields. */
const needsLooks = async (view: RevisionView): Promise<boolean> => {
  const [entry] = await catalogEntries(view, 'AcroForm');
  const form = dictOf(await view.resolve(entry));
  return (await view.resolve(form?.get(PDFName.of('NeedAppearances')))) === PDFBool.True;
};

type Found = ReadonlyMap<number, readonly Change[]>;

/** Another look of a field is part of filling it in, or of signing in it; without either it is a change of its own. */
export const settledLooks = async (before: RevisionView, looks: Found): Promise<Found> => {
  const filled = new Map<string, Change>();
  for (const change of [...looks.values()].flat()) {
    const { kind, field, onlyLook } = change;
    if (field !== undefined && !onlyLook && FILLING.has(kind)) filled.set(field, change);
  }
  const owed = await needsLooks(before);
  const settle = (change: Change): Change => {
    if (!change.onlyLook || change.field === undefined) return change;
    return filled.get(change.field) ?? (owed ? { kind: 'form', field: change.field } : change);
  };
  return new Map([...looks].map(([number, changes]) => [number, changes.map(settle)]));
};

const FILLING: ReadonlySet<string> = new Set(['form', 'signature', 'timestamp']);
