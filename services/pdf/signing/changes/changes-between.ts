import { PDFName, PDFRef, type PDFObject } from '@cantoo/pdf-lib';
import type { ChangeKind } from '../fields/room-left.js';
import { settledLooks } from './field-changes.js';
import { catalogChanges, formChanges, otherChanges } from './object-changes.js';
import type { Change, Step } from './list-changes.js';
import { formPartChanges, formPartsOf, type FormParts } from './looks-of-fields.js';
import { pageNumbersIn, pagesHolding } from './pages-holding.js';
import { catalogEntries, reached } from './reach.js';
import { meaningOf } from './same-meaning.js';
import { dictOf, viewOf, type FileBytes, type RevisionView } from './revision-view.js';

/** A change, and where. */
export interface PlacedChange extends Change {
  /** Counted from 1; empty where that is not known, or makes no sense. */
  readonly pages: readonly number[];
}

const nowhere = (kind: ChangeKind): PlacedChange => ({ kind, pages: [] });

/**
 * The changes that a file has from later additions, the way readers see both. Every object that is not as it was must
 * be accounted for, so that nothing gets shown, hidden or replaced unsaid.
 */
export const changesBetween = async (before: FileBytes, after: FileBytes): Promise<readonly PlacedChange[]> => {
  try {
    const old = viewOf(before);
    const all = viewOf(after);
    return old && all ? await changesIn({ before: old, after: all }) : [nowhere('unknown')];
  } catch {
    return [nowhere('unknown')]; // what can't be read can't be vouched for
  }
};

const changesIn = async (step: Step): Promise<readonly PlacedChange[]> => {
  const { before, after } = step;
  if (before.root !== after.root || before.encryption !== after.encryption) return [nowhere('document')];
  const changesByObject = new Map<number, readonly Change[]>();
  const parts = await formPartsOf(before);
  const data = await reached(after, await catalogEntries(after, 'DSS'));
  for (const number of before.numbers) {
    if (before.placeOf(number) === after.placeOf(number)) continue;
    const was = await before.numbered(number);
    const is = await after.numbered(number);
    if (meaningOf(was) === meaningOf(is)) continue;
    const changes: readonly Change[] = data.has(number)
      ? [{ kind: 'validation-data' }]
      : await changesOf({ ...step, parts }, number, [was, is]);
    if (changes.length > 0 || isBookkeeping(was)) changesByObject.set(number, changes);
  }
  const settled = await settledLooks(before, changesByObject);
  return [...(await placed(step, settled)), ...(await disguised(before, settled))];
};

/** Whether an object says that it only keeps other objects, which any object can say of itself. */
const isBookkeeping = (object: PDFObject | undefined): boolean =>
  ['/XRef', '/ObjStm'].includes(String(dictOf(object)?.get(PDFName.of('Type'))));

type Found = ReadonlyMap<number, readonly Change[]>;

/** Changes that show on pages, whose numbers help to find them. */
const SHOWN: ReadonlySet<ChangeKind> = new Set(['pages', 'annotations']);

const placed = async ({ before, after }: Step, changesByObject: Found): Promise<readonly PlacedChange[]> => {
  const shown = [...changesByObject]
    .filter(([, changes]) => changes.some(({ kind }) => SHOWN.has(kind)))
    .map(([at]) => at);
  const pages = shown.length > 0 ? await pagesHolding(before, shown, await pageNumbersIn(after)) : undefined;
  return [...changesByObject].flatMap(([number, changes]) =>
    changes.map((change) => ({ ...change, pages: SHOWN.has(change.kind) ? (pages?.get(number) ?? []) : [] })),
  );
};

/** These pass whatever they hold, so none of them may be part of what is shown as well. */
const HARMLESS: ReadonlySet<ChangeKind> = new Set(['validation-data', 'metadata']);

const disguised = async (before: RevisionView, changesByObject: Found): Promise<readonly PlacedChange[]> => {
  const root = before.root.objectNumber;
  const harmless = [...changesByObject].filter(
    ([number, changes]) => number !== root && changes.every(({ kind }) => HARMLESS.has(kind)),
  );
  if (harmless.length === 0) return [];
  const shown = await reached(before, await catalogEntries(before, 'Pages', 'AcroForm'));
  return harmless.some(([number]) => shown.has(number)) ? [nowhere('pages')] : [];
};

const changesOf = async (
  { parts, ...step }: Step & { readonly parts: FormParts },
  number: number,
  [was, is]: readonly [PDFObject | undefined, PDFObject | undefined],
): Promise<readonly Change[]> => {
  const { root, info } = step.after;
  const old = dictOf(was);
  const dict = dictOf(is);
  if (number === root.objectNumber) return old && dict ? catalogChanges(step, old, dict) : [{ kind: 'document' }];
  if (number === info?.objectNumber) return [{ kind: 'metadata' }];
  const [form] = await catalogEntries(step.before, 'AcroForm');
  if (form instanceof PDFRef && form.objectNumber === number) return formChanges(step, [was, is]);
  return formPartChanges(parts, number, [was, is]) ?? otherChanges(step, [was, is]);
};
