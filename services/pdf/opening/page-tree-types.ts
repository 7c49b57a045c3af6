import {
  PDFArray,
  PDFCatalog,
  PDFDict,
  PDFPageLeaf,
  PDFPageTree,
  PDFRef,
  type PDFContext,
  type PDFDocument,
  type PDFObject,
} from 'pdf-lib';
import { pdfName } from '../content/pdf-name.js';

const TYPE = pdfName('Type');

/**
 * Makes the catalog and the nodes of the page tree say what they are. Readers know them by where they stand, the library
 * by their type only, which careless programs leave out.
 */
export const withTreeTypes = (document: PDFDocument): PDFDocument => {
  const { context } = document;
  const { Root: root } = context.trailerInfo;
  const rootObject = context.lookup(root);
  if (root instanceof PDFRef && rootObject instanceof PDFDict && !(rootObject instanceof PDFCatalog)) {
    const catalog = PDFCatalog.fromMapWithContext(rootObject.asMap(), context);
    catalog.set(TYPE, pdfName('Catalog'));
    context.assign(root, catalog);
    Object.assign(document, { catalog });
  }
  typeNodes(context, document.catalog.get(pdfName('Pages')));
  return document;
};

const typeNodes = (context: PDFContext, top: PDFObject | undefined): void => {
  const seen = new Set<PDFObject>();
  const waiting = [top];
  while (waiting.length > 0) {
    const ref = waiting.pop();
    if (!(ref instanceof PDFRef) || seen.has(ref)) continue;
    seen.add(ref);
    const node = context.lookup(ref);
    if (!(node instanceof PDFDict)) continue;
    const kids = node.lookup(pdfName('Kids'));
    if (!(node instanceof PDFPageLeaf || node instanceof PDFPageTree)) context.assign(ref, typed(node, kids));
    if (kids instanceof PDFArray) waiting.push(...kids.asArray());
  }
};

const typed = (node: PDFDict, kids: PDFObject | undefined): PDFDict => {
  const isTree = kids instanceof PDFArray;
  const named = (isTree ? PDFPageTree : PDFPageLeaf).fromMapWithContext(node.asMap(), node.context);
  named.set(TYPE, pdfName(isTree ? 'Pages' : 'Page'));
  return named;
};
