import { PDFArray, PDFName, PDFRef, type PDFObject } from '@cantoo/pdf-lib';
import { dictOf, type RevisionView } from './revision-view.js';

const METADATA = PDFName.of('Metadata');

interface Way {
  /** Number of the object whose entry it is; undefined inside of what the walk began with. */
  readonly holder: number | undefined;
  readonly item: PDFObject | undefined;
}

/**
 * Numbers of all objects that these lead to. Properties of single pages are left out, because nobody sees them.
 *
 * @param passes  entries of these objects, by number, that are not followed.
 */
export const reached = async (
  view: RevisionView,
  from: readonly (PDFObject | undefined)[],
  passes: ReadonlyMap<number, PDFName> = new Map(),
): Promise<ReadonlySet<number>> => {
  const visited = new Set<number>();
  const waiting: Way[] = from.map((item) => ({ holder: undefined, item }));
  for (let way = waiting.pop(); way; way = waiting.pop()) {
    const holder = way.item instanceof PDFRef ? way.item.objectNumber : way.holder;
    if (way.item instanceof PDFRef) {
      if (visited.has(way.item.objectNumber)) continue;
      visited.add(way.item.objectNumber);
    }
    waiting.push(...waysOn(await view.resolve(way.item), holder, passes));
  }
  return visited;
};

const waysOn = (
  object: PDFObject | undefined,
  holder: number | undefined,
  passes: ReadonlyMap<number, PDFName>,
): readonly Way[] => {
  if (object instanceof PDFArray) return object.asArray().map((item) => ({ holder, item }));
  const passed = holder === undefined ? undefined : passes.get(holder);
  const entries = (dictOf(object)?.entries() ?? []).filter(([key]) => key !== METADATA && key !== passed);
  return entries.map(([, item]) => ({ holder, item }));
};

/** The entries of a catalog under these keys. */
export const catalogEntries = async (
  view: RevisionView,
  ...keys: readonly string[]
): Promise<(PDFObject | undefined)[]> => {
  const catalog = dictOf(await view.resolve(view.root));
  return keys.map((key) => catalog?.get(PDFName.of(key)));
};
