import { PDFArray, type PDFDocument, type PDFObject, type PDFPage, type PDFRef } from 'pdf-lib';
import { closeContent } from './closed-content.js';
import { dictAt, resourcesOf } from './objects.js';
import { contentOf } from './page-content.js';
import { pdfName } from './pdf-name.js';
import { missingSaves } from './stamp-page.js';

interface AppendedForm {
  readonly form: PDFRef;
  /** The beginning of its name among the resources of the page. */
  readonly name: string;
  /** It is decoration, which readers aloud pass over. */
  readonly isArtifact: boolean;
}

/** Draws a form over everything else on a page, whatever state its content leaves behind. */
export const appendForm = (document: PDFDocument, page: PDFPage, { form, name, isArtifact }: AppendedForm): void => {
  const { context } = document;
  closeContent(document, page);
  const { before, after } = missingSaves(contentOf(page));
  const key = addXObject(page, form, name);
  const stream = (content: string): PDFRef => context.register(context.stream(content));
  const draw = isArtifact ? `/Artifact BMC q /${key} Do Q EMC` : `q /${key} Do Q`;
  const contents = [stream('q\n'.repeat(before)), ...currentContent(page), stream(`\n${'Q\n'.repeat(after)}${draw}\n`)];
  page.node.set(pdfName('Contents'), context.obj(contents));
};

const currentContent = ({ node }: PDFPage): PDFObject[] => {
  const contents = node.lookup(pdfName('Contents'));
  if (contents instanceof PDFArray) return contents.asArray();
  const direct = node.get(pdfName('Contents'));
  return contents && direct ? [direct] : [];
};

/** In resources of the page's own: others may share those it had. */
const addXObject = ({ node }: PDFPage, form: PDFRef, name: string): string => {
  const resources = resourcesOf(node)?.clone() ?? node.context.obj({});
  const xObjects = dictAt(resources, 'XObject')?.clone() ?? node.context.obj({});
  let number = 1;
  while (xObjects.has(pdfName(`${name}${number}`))) number += 1;
  xObjects.set(pdfName(`${name}${number}`), form);
  resources.set(pdfName('XObject'), xObjects);
  node.set(pdfName('Resources'), resources);
  return `${name}${number}`;
};
