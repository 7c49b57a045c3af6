import type { PDFRef } from 'pdf-lib';
import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFDocument, type PDFObject, type PDFPage } from 'pdf-lib';
import { arrayAt, dictAt, itemsOf, nameAt } from '../content/objects.js';
import { namedDestinations, nameIn } from './named-destinations.js';

/** A link from page to page within a document; pages count from 0. */
export interface PageLink {
  readonly page: number;
  /** Which of the page's link annotations. */
  readonly ordinal: number;
  readonly target: number;
  /** How to show the target, as in ISO 32000-1, table 151, without the page. */
  readonly view: readonly (string | number | null)[];
}

/** A target for a link that loses its own. */
export const NOWHERE = -1;

/** The links between a document's pages, also those that go by a named destination. */
export const readPageLinks = (document: PDFDocument): readonly PageLink[] => {
  const pages = document.getPages();
  const indices = new Map<PDFObject, number>(pages.map(({ ref }, index) => [ref, index]));
  const names = namedDestinations(document);
  return pages.flatMap((page, index) =>
    linksOf(page).flatMap((link, ordinal): PageLink[] => {
      const given = destinationOf(link);
      const destination = given instanceof PDFArray ? given : names.get(nameIn(given) ?? '');
      if (!destination) return [];
      const target = targetIn(destination, indices);
      return target === undefined ? [] : [{ page: index, ordinal, target, view: viewOf(destination) }];
    }),
  );
};

/** Gives links their targets back, in place. */
export const writePageLinks = (document: PDFDocument, links: readonly PageLink[]): void => {
  const pages = document.getPages();
  const annotations = new Map<number, readonly PDFDict[]>();
  for (const { page, ordinal, target, view } of links) {
    const source = pages[page];
    if (!source) continue;
    const onPage = annotations.get(page) ?? linksOf(source);
    annotations.set(page, onPage);
    const link = onPage[ordinal];
    if (link) redirect(document, link, [pages[target]?.ref, view]);
  }
};

const redirect = (
  { context }: PDFDocument,
  link: PDFDict,
  [page, view]: readonly [PDFRef | undefined, PageLink['view']],
): void => {
  link.delete(PDFName.of('A'));
  link.delete(PDFName.of('Dest'));
  if (page) link.set(PDFName.of('Dest'), context.obj([page, ...view]));
};

const linksOf = ({ node }: PDFPage): PDFDict[] =>
  itemsOf(arrayAt(node, 'Annots')).filter(
    (item): item is PDFDict => item instanceof PDFDict && nameAt(item, 'Subtype') === 'Link',
  );

const destinationOf = (link: PDFDict): PDFObject | undefined => {
  const action = dictAt(link, 'A');
  if (action) return nameAt(action, 'S') === 'GoTo' ? action.lookup(PDFName.of('D')) : undefined;
  return link.lookup(PDFName.of('Dest'));
};

/** Some writers put the page's number where its reference belongs. */
const targetIn = (destination: PDFArray, indices: ReadonlyMap<PDFObject, number>): number | undefined => {
  if (destination.size() === 0) return undefined;
  const page = destination.get(0);
  return page instanceof PDFNumber ? page.asNumber() : indices.get(page);
};

const viewOf = (destination: PDFArray): PageLink['view'] =>
  itemsOf(destination)
    .slice(1)
    .map((part) => {
      if (part instanceof PDFName) return part.decodeText();
      return part instanceof PDFNumber ? part.asNumber() : null;
    });
