import {
  PDFArray,
  PDFCatalog,
  PDFDict,
  PDFName,
  PDFPageLeaf,
  PDFPageTree,
  PDFRef,
  type PDFContext,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib';

const pdfName = (key: string): PDFName => PDFName.of(key);

/**
 * Lets the library know the catalog and the nodes of the page tree by where they stand, as readers do, where they do
 * not say what they are. What they say stays as it is in the file.
 */
export const knowTree = (document: PDFDocument): void => {
  const { context } = document;
  const { Root: root } = context.trailerInfo;
  const rootObject = context.lookup(root);
  if (root instanceof PDFRef && rootObject instanceof PDFDict && !(rootObject instanceof PDFCatalog)) {
    const catalog = PDFCatalog.fromMapWithContext(rootObject.asMap(), context);
    context.assign(root, catalog);
    Object.assign(document, { catalog });
  }
  knowNodes(context, document.catalog.get(pdfName('Pages')));
};

const knowNodes = (context: PDFContext, top: PDFObject | undefined): void => {
  const seen = new Set<PDFObject>();
  const waiting = [top];
  while (waiting.length > 0) {
    const ref = waiting.pop();
    if (!(ref instanceof PDFRef) || seen.has(ref)) continue;
    seen.add(ref);
    const node = context.lookup(ref);
    if (!(node instanceof PDFDict)) continue;
    const kids = node.lookup(pdfName('Kids'));
    if (!(node instanceof PDFPageLeaf || node instanceof PDFPageTree)) {
      const kind = kids instanceof PDFArray ? PDFPageTree : PDFPageLeaf;
      context.assign(ref, kind.fromMapWithContext(node.asMap(), context));
    }
    if (kids instanceof PDFArray) waiting.push(...kids.asArray());
  }
};
