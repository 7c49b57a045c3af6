import { PDFHexString, PDFNumber, PDFString, type PDFDict, type PDFDocument, type PDFRef } from 'pdf-lib';
import type { PageLabel } from '../../../../contracts/tools/pdf-bookmarks.js';
import { pdfName } from '../../content/pdf-name.js';

/** A line of an outline. */
export interface OutlineItem {
  readonly title: string;
  /** From 1; at most one more than that of the item before. */
  readonly level: number;
  /** From 1. */
  readonly page: number;
  /** In the user space of the page, where the item leads to less than its top. */
  readonly top?: number;
}

interface Entry extends OutlineItem {
  readonly ref: PDFRef;
  readonly children: Entry[];
}

/**
 * Gives a document this outline in place of the one that it has; none for no items.
 *
 * @see ISO 32000-1, 12.3.3 "Document outline"
 */
export const writeOutline = (document: PDFDocument, items: readonly OutlineItem[]): void => {
  const { context, catalog } = document;
  if (items.length === 0) {
    catalog.delete(pdfName('Outlines'));
    if (catalog.lookup(pdfName('PageMode')) === pdfName('UseOutlines')) catalog.delete(pdfName('PageMode'));
    return;
  }
  const root: Entry = { title: '', level: 0, page: 1, ref: context.nextRef(), children: [] };
  const open = [root];
  for (const item of items) {
    const entry = { ...item, ref: context.nextRef(), children: [] };
    open.splice(item.level);
    open.at(-1)?.children.push(entry);
    open.push(entry);
  }
  context.assign(root.ref, nodeOf(document, root, { Type: 'Outlines' }));
  writeChildren(document, root);
  catalog.set(pdfName('Outlines'), root.ref);
  if (!catalog.has(pdfName('PageMode'))) catalog.set(pdfName('PageMode'), pdfName('UseOutlines'));
};

/** How many lines of what is below are shown while all are open. */
const shownBelow = ({ children }: Entry): number => children.reduce((sum, child) => sum + 1 + shownBelow(child), 0);

const nodeOf = ({ context }: PDFDocument, { children }: Entry, entries: Record<string, string>): PDFDict => {
  const node = context.obj(entries);
  const [first] = children;
  const last = children.at(-1);
  if (!first || !last) return node;
  node.set(pdfName('First'), first.ref);
  node.set(pdfName('Last'), last.ref);
  node.set(pdfName('Count'), PDFNumber.of(children.reduce((sum, child) => sum + 1 + shownBelow(child), 0)));
  return node;
};

const writeChildren = (document: PDFDocument, parent: Entry): void => {
  for (const [index, child] of parent.children.entries()) {
    const node = nodeOf(document, child, {});
    node.set(pdfName('Title'), PDFHexString.fromText(child.title));
    node.set(pdfName('Parent'), parent.ref);
    node.set(
      pdfName('Dest'),
      document.context.obj([document.getPage(child.page - 1).ref, pdfName('XYZ'), null, child.top ?? null, null]),
    );
    const before = parent.children[index - 1];
    const after = parent.children[index + 1];
    if (before) node.set(pdfName('Prev'), before.ref);
    if (after) node.set(pdfName('Next'), after.ref);
    document.context.assign(child.ref, node);
    writeChildren(document, child);
  }
};

const styles: Readonly<Record<PageLabel['style'], string | undefined>> = {
  decimal: 'D',
  roman: 'r',
  Roman: 'R',
  letters: 'a',
  Letters: 'A',
  none: undefined,
};

/** Some readers show the digits of a hexadecimal string instead of its letters: plain letters are written as they are. */
const asText = (text: string): PDFString | PDFHexString =>
  /^[ -'*-[\]-~]*$/.test(text) ? PDFString.of(text) : PDFHexString.fromText(text);

/** Calls the pages so from these pages on; those before the first of them are numbered plainly. @see ISO 32000-1, 12.4.2 */
export const writePageLabels = ({ catalog, context }: PDFDocument, labels: readonly PageLabel[]): void => {
  const sorted = labels.toSorted((one, other) => one.page - other.page);
  const all =
    sorted[0]?.page === 1 ? sorted : [{ page: 1, style: 'decimal' as const, prefix: '', start: 1 }, ...sorted];
  const numbers = all.flatMap(({ page, style, prefix, start }) => {
    const label = context.obj({ ...(styles[style] !== undefined && { S: styles[style], St: start }) });
    if (prefix !== '') label.set(pdfName('P'), asText(prefix));
    return [PDFNumber.of(page - 1), label];
  });
  catalog.set(pdfName('PageLabels'), context.obj({ Nums: context.obj(numbers) }));
};
