import { PDFContext, PDFDict, PDFRawStream, PDFRef, PDFWriter, type PDFDocument, type PDFObject } from 'pdf-lib';
import { dictAt, inheritedAt, resourcesOf } from '../../content/objects.js';
import { pdfName } from '../../content/pdf-name.js';
import { addUse, eachReference, type Uses } from '../../content/references.js';
import { reachedThrough } from '../pages/page-streams.js';

/** A few pages of a document as a file of their own, whose objects have the same numbers there. */
export interface PageExcerpt {
  readonly bytes: Uint8Array;
  /** Objects that anything outside of the excerpt uses too. */
  readonly shared: ReadonlySet<PDFRef>;
}

const RESOURCES = pdfName('Resources');
const BOXES = ['MediaBox', 'CropBox', 'Rotate'];
const OWN = ['Contents', 'Group', 'UserUnit'];

/**
 * Pages (from 0) with their content and what that shows. What is shared is named once more by the catalogue, so that
 * PDFium changes copies of it (`uses` of a document without orphans, which would count too); objects that it adds get numbers that the document has not used.
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
    if (object) context.assign(ref, object instanceof PDFRawStream ? streamLike(object) : object);
  }
  const kids = nodes.map((node) => context.register(node));
  context.assign(tree, context.obj({ Type: 'Pages', Kids: kids, Count: kids.length }));
  context.trailerInfo.Root = context.register(context.obj({ Type: 'Catalog', Pages: tree, Shared: [...shared] }));
  return { bytes: await PDFWriter.forContext(context, Infinity).serializeToBuffer(), shared };
};

const pageLike = (source: PDFDict, context: PDFContext, tree: PDFRef): PDFDict => {
  const page = context.obj({ Type: 'Page', Parent: tree });
  const resources = resourcesOf(source);
  const entries = [
    ['Resources', resources && withOwnLists(resources)] as const,
    ...BOXES.map((key) => [key, inheritedAt(source, key)] as const),
    ...OWN.map((key) => [key, source.get(pdfName(key))] as const),
  ];
  for (const [key, value] of entries) if (value) page.set(pdfName(key), value);
  return page;
};

const streamLike = (stream: PDFRawStream): PDFRawStream => {
  const resources = dictAt(stream.dict, 'Resources');
  if (!resources) return stream;
  const dict = stream.dict.clone();
  dict.set(RESOURCES, withOwnLists(resources));
  return PDFRawStream.of(dict, stream.contents);
};

/** PDFium adds to the lists of fonts and the like that it finds, whoever else uses them. */
const withOwnLists = (resources: PDFDict): PDFDict => {
  const own = resources.clone();
  for (const key of own.keys()) {
    const list = own.lookup(key);
    if (list instanceof PDFDict) own.set(key, list);
  }
  return own;
};

/** Entries that only this page has: resources that it shares or inherits are not its own. */
const ownEntries = (source: PDFDict, uses: Uses): PDFObject[] => {
  const own = (object: PDFObject | undefined): PDFObject | undefined => {
    if (!(object instanceof PDFRef)) return object;
    return uses.get(object) === 1 ? source.context.lookup(object) : undefined;
  };
  const resources = own(source.get(RESOURCES));
  const lists = resources instanceof PDFDict ? resources.values().map(own) : [];
  return [...OWN.map((key) => source.get(pdfName(key))), ...lists].filter((entry) => entry !== undefined);
};

interface Excerpted {
  readonly reached: ReadonlySet<PDFRef>;
  /** Objects that lead from pages to it. */
  readonly entries: readonly PDFObject[];
}

/** Everything that is referred to from elsewhere, and what that consists of. */
const sharedAmong = ({ context }: PDFDocument, { reached, entries }: Excerpted, uses: Uses): ReadonlySet<PDFRef> => {
  const within = new Map<PDFRef, number>();
  for (const entry of entries) eachReference(entry, (ref) => addUse(within, ref));
  for (const ref of reached) eachReference(context.lookup(ref), (inner) => addUse(within, inner));
  const fromElsewhere = [...reached].filter((ref) => (uses.get(ref) ?? 0) > (within.get(ref) ?? 0));
  return reachedThrough(context, fromElsewhere);
};
