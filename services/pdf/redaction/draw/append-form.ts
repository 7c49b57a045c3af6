import { PDFArray, PDFName, type PDFDocument, type PDFObject, type PDFPage, type PDFRef } from 'pdf-lib';
import { closeContent } from '../../content/closed-content.js';
import { dictAt, resourcesOf } from '../../content/objects.js';
import { contentOf } from '../../content/page-content.js';
import { missingSaves } from '../../content/stamp-page.js';

const at = (key: string): PDFName => PDFName.of(key);

/** Draws a form over everything else on a page, whatever state its content leaves behind. */
export const appendForm = (document: PDFDocument, page: PDFPage, form: PDFRef): void => {
  const { context } = document;
  closeContent(document, page);
  const { before, after } = missingSaves(contentOf(page));
  const key = addXObject(page, form);
  const stream = (content: string): PDFRef => context.register(context.stream(content));
  const contents = [
    stream('q\n'.repeat(before)),
    ...currentContent(page),
    stream(`\n${'Q\n'.repeat(after)}/Artifact BMC q /${key} Do Q EMC\n`),
  ];
  page.node.set(at('Contents'), context.obj(contents));
};

const currentContent = ({ node }: PDFPage): PDFObject[] => {
  const contents = node.lookup(at('Contents'));
  if (contents instanceof PDFArray) return contents.asArray();
  const direct = node.get(at('Contents'));
  return contents && direct ? [direct] : [];
};

/** In resources of the page's own: others may share those it had. */
const addXObject = ({ node }: PDFPage, form: PDFRef): string => {
  const resources = resourcesOf(node)?.clone() ?? node.context.obj({});
  const xObjects = dictAt(resources, 'XObject')?.clone() ?? node.context.obj({});
  let number = 1;
  while (xObjects.has(at(`Redaction${number}`))) number += 1;
  xObjects.set(at(`Redaction${number}`), form);
  resources.set(at('XObject'), xObjects);
  node.set(at('Resources'), resources);
  return `Redaction${number}`;
};
