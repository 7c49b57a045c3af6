import { PDFContext, PDFName, PDFRef, PDFWriter, type PDFDict, type PDFDocument, type PDFObject } from 'pdf-lib';
import { inheritedAt } from '../../content/objects.js';
import { eachReference, reachedThrough } from '../pages/page-streams.js';

/** A few pages of a document as a file of their own, whose objects have the same numbers there. */
export interface PageExcerpt {
  readonly bytes: Uint8Array;
  /** What anything outside of the excerpt uses too. */
  readonly shared: ReadonlySet<PDFRef>;
}

/** How often each object of a document is referred to. */
export type Uses = ReadonlyMap<PDFRef, number>;

const at = (key: string): PDFName => PDFName.of(key);
const RESOURCES = at('Resources');
const BOXES = ['MediaBox', 'CropBox', 'Rotate'];
const OWN = ['Contents', 'Group', 'UserUnit'];

/** Of one without orphans, which would count too. */
export const usesIn = ({ context }: PDFDocument): Uses => {
  const uses = new Map<PDFRef, number>();
  for (const [, object] of context.enumerateIndirectObjects()) eachReference(object, (ref) => add(uses, ref));
  return uses;
};

const add = (uses: Map<PDFRef, number>, ref: PDFRef): void => {
  uses.set(ref, (uses.get(ref) ?? 0) + 1);
};

/**
 * Pages (from 0) with their content and what that shows. What is shared is named once more by the catalogue, so that
 * PDFium changes copies of it; objects that it adds get numbers that the document has not used.
 */
export const excerptOf = async (document: PDFDocument, pages: readonly number[], uses: Uses): Promise<PageExcerpt> => {
  const context = PDFContext.create();
  context.largestObjectNumber = document.context.largestObjectNumber;
  const tree = context.nextRef();
  const all = document.getPages();
  const sources = pages.flatMap((page) => all[page]?.node ?? []);
  const nodes = sources.map((source) => pageLike(source, context, tree));
  const reached = reachedThrough(document.context, nodes);
  const shared = sharedAmong(
    document,
    { reached, entries: sources.flatMap((source) => ownEntries(source, uses)) },
    uses,
  );
  for (const ref of reached) {
    const object = document.context.lookup(ref);
    if (object) context.assign(ref, object);
  }
  const kids = nodes.map((node) => context.register(node));
  context.assign(tree, context.obj({ Type: 'Pages', Kids: kids, Count: kids.length }));
  context.trailerInfo.Root = context.register(context.obj({ Type: 'Catalog', Pages: tree, Shared: [...shared] }));
  return { bytes: await PDFWriter.forContext(context, Infinity).serializeToBuffer(), shared };
};

const pageLike = (source: PDFDict, context: PDFContext, tree: PDFRef): PDFDict => {
  const page = context.obj({ Type: 'Page', Parent: tree });
  const entries = [
    ...[...BOXES, 'Resources'].map((key) => [key, inheritedAt(source, key)] as const),
    ...OWN.map((key) => [key, source.get(at(key))] as const),
  ];
  for (const [key, value] of entries) if (value) page.set(at(key), value);
  return page;
};

/** What only this page has: resources that it shares or inherits are not its own. */
const ownEntries = (source: PDFDict, uses: Uses): PDFObject[] => {
  const resources = source.get(RESOURCES);
  const isShared = resources instanceof PDFRef && uses.get(resources) !== 1;
  const entries = [...OWN.map((key) => source.get(at(key))), isShared ? undefined : source.lookup(RESOURCES)];
  return entries.filter((entry) => entry !== undefined);
};

interface Excerpted {
  readonly reached: ReadonlySet<PDFRef>;
  /** What leads from pages to it. */
  readonly entries: readonly PDFObject[];
}

/** Everything that is referred to from elsewhere, and what that consists of. */
const sharedAmong = ({ context }: PDFDocument, { reached, entries }: Excerpted, uses: Uses): ReadonlySet<PDFRef> => {
  const within = new Map<PDFRef, number>();
  for (const entry of entries) eachReference(entry, (ref) => add(within, ref));
  for (const ref of reached) eachReference(context.lookup(ref), (inner) => add(within, inner));
  const fromElsewhere = [...reached].filter((ref) => (uses.get(ref) ?? 0) > (within.get(ref) ?? 0));
  return reachedThrough(context, fromElsewhere);
};
