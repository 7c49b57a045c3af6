import { PDFArray, PDFName, PDFRef, type PDFObject } from '@cantoo/pdf-lib';
import { catalogChanges, formChanges, otherChanges } from './object-changes.js';
import type { ChangeKind, Step } from './list-changes.js';
import { dictOf, viewOf, type FileBytes, type RevisionView } from './revision-view.js';

/**
 * What was done to a file by what was added to it, the way readers see both. Every object that is not what it was must
 * be accounted for, so that nothing gets shown, hidden or replaced unsaid.
 */
export const changesBetween = async (before: FileBytes, after: FileBytes): Promise<ReadonlySet<ChangeKind>> => {
  try {
    const old = viewOf(before);
    const all = viewOf(after);
    return new Set(old && all ? await changesIn({ before: old, after: all }) : ['unknown']);
  } catch {
    return new Set(['unknown']); // what can't be read can't be vouched for
  }
};

const changesIn = async (step: Step): Promise<readonly ChangeKind[]> => {
  const { before, after } = step;
  if (before.root !== after.root || before.encryption !== after.encryption) return ['document'];
  const found = new Map<number, readonly ChangeKind[]>();
  const data = await reached(after, await catalogEntries(after, 'DSS'));
  for (const number of before.numbers) {
    if (before.placeOf(number) === after.placeOf(number)) continue;
    const was = await before.numbered(number);
    const is = await after.numbered(number);
    if (String(was) === String(is)) continue;
    found.set(number, data.has(number) ? ['validation-data'] : await changesOf(step, number, [was, is]));
  }
  return [...found.values(), await disguised(before, found)].flat();
};

/** These pass whatever they hold, so none of them may be part of what is shown as well. */
const HARMLESS: ReadonlySet<ChangeKind> = new Set(['validation-data', 'metadata']);

const disguised = async (
  before: RevisionView,
  found: ReadonlyMap<number, readonly ChangeKind[]>,
): Promise<readonly ChangeKind[]> => {
  const root = before.root.objectNumber;
  const harmless = [...found].filter(([number, kinds]) => number !== root && kinds.every((kind) => HARMLESS.has(kind)));
  if (harmless.length === 0) return [];
  const shown = await reached(before, await catalogEntries(before, 'Pages', 'AcroForm'));
  return harmless.some(([number]) => shown.has(number)) ? ['pages'] : [];
};

const changesOf = async (
  step: Step,
  number: number,
  [was, is]: readonly [PDFObject | undefined, PDFObject | undefined],
): Promise<readonly ChangeKind[]> => {
  const { root, info } = step.after;
  const old = dictOf(was);
  const dict = dictOf(is);
  if (number === root.objectNumber) return old && dict ? catalogChanges(step, old, dict) : ['document'];
  if (number === info?.objectNumber) return ['metadata'];
  const [form] = await catalogEntries(step.before, 'AcroForm');
  if (form instanceof PDFRef && form.objectNumber === number) return formChanges(step, [was, is]);
  return otherChanges(step, [was, is]);
};

const catalogEntries = async (view: RevisionView, ...keys: readonly string[]): Promise<(PDFObject | undefined)[]> => {
  const catalog = dictOf(await view.resolve(view.root));
  return keys.map((key) => catalog?.get(PDFName.of(key)));
};

/** Numbers of all objects that these lead to. Properties of single pages are left out, because nobody sees them. */
const reached = async (view: RevisionView, from: readonly (PDFObject | undefined)[]): Promise<ReadonlySet<number>> => {
  const found = new Set<number>();
  const waiting = [...from];
  while (waiting.length > 0) {
    const item = waiting.pop();
    if (item instanceof PDFRef) {
      if (found.has(item.objectNumber)) continue;
      found.add(item.objectNumber);
    }
    const object = await view.resolve(item);
    if (object instanceof PDFArray) waiting.push(...object.asArray());
    const entries = dictOf(object)?.entries() ?? [];
    waiting.push(...entries.filter(([key]) => key !== METADATA).map(([, value]) => value));
  }
  return found;
};

const METADATA = PDFName.of('Metadata');
