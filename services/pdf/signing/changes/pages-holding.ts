import { PDFArray, PDFName, PDFRef, type PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { dictOf, type RevisionView } from './revision-view.js';

const KIDS = PDFName.of('Kids');
/** These lead up, or to another page. */
const ELSEWHERE: ReadonlySet<PDFName> = new Set(['Parent', 'P', 'Dest', 'A'].map((key) => PDFName.of(key)));

/**
 * The pages, counted from 1, that each of these objects is, or is part of.
 *
 * @param view     where they are looked for.
 * @param ordered  numbers of the page objects, in the order of the pages.
 */
export const pagesHolding = async (
  view: RevisionView,
  numbers: readonly number[],
  ordered: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> => {
  if (numbers.length === 0) return new Map();
  const pages = new Map(ordered.map((number, index) => [number, index + 1]));
  const holders = await holdersIn(view);
  return new Map(numbers.map((number) => [number, pagesAbove(number, pages, holders)]));
};

type Holders = ReadonlyMap<number, readonly number[]>;

/** Which objects name each. */
const holdersIn = async (view: RevisionView): Promise<Holders> => {
  const holders = new Map<number, number[]>();
  for (const holder of view.numbers) {
    for (const number of refsIn(await view.numbered(holder))) {
      const known = holders.get(number);
      if (known) known.push(holder);
      else holders.set(number, [holder]);
    }
  }
  return holders;
};

const refsIn = (object: PDFObject | undefined): ReadonlySet<number> => {
  const refs = new Set<number>();
  const waiting = [object];
  while (waiting.length > 0) {
    const item = waiting.pop();
    if (item instanceof PDFRef) refs.add(item.objectNumber);
    if (item instanceof PDFArray) waiting.push(...item.asArray());
    const entries = dictOf(item)?.entries() ?? [];
    waiting.push(...entries.filter(([key]) => !ELSEWHERE.has(key)).map(([, value]) => value));
  }
  return refs;
};

const pagesAbove = (start: number, pages: ReadonlyMap<number, number>, holders: Holders): readonly number[] => {
  const seen = new Set([start]);
  const pageRefs: number[] = [];
  for (const number of seen) {
    const page = pages.get(number);
    if (page === undefined) for (const holder of holders.get(number) ?? []) seen.add(holder);
    else pageRefs.push(page);
  }
  return pageRefs.sort((a, b) => a - b);
};

/** Numbers of the page objects in the order of the pages. */
export const pageNumbersIn = async (view: RevisionView): Promise<readonly number[]> => {
  const catalog = dictOf(await view.resolve(view.root));
  const pageNumbers = new Set<number>();
  const seen = new Set<number>();
  const waiting = [catalog?.get(PDFName.of('Pages'))];
  while (waiting.length > 0) {
    const ref = waiting.pop();
    if (!(ref instanceof PDFRef) || seen.has(ref.objectNumber)) continue;
    seen.add(ref.objectNumber);
    const kids = await view.resolve(kidsOf(dictOf(await view.resolve(ref))));
    if (kids instanceof PDFArray) waiting.push(...kids.asArray().reverse());
    else pageNumbers.add(ref.objectNumber);
  }
  return [...pageNumbers];
};

const kidsOf = (node: PDFDict | undefined): PDFObject | undefined => node?.get(KIDS);
