import {
  decodePDFRawStream,
  PDFArray,
  PDFName,
  PDFRawStream,
  type PDFDict,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { missingSaves } from '../../content/stamp-page.js';
import type { Drawing, Placed } from './drawing.js';
import type { Revision } from '../revision/revision.js';
import { dictAt } from '../fields/dictionary-entries.js';

/** Draws over a page's content, which is closed off first, so that no state it leaves behind moves the drawing. */
export const drawOnPage = (revision: Revision, page: PDFPage, { drawing, matrix }: Placed): void => {
  const { context } = revision.document;
  const { node } = page;
  const key = ownResources(page, drawing);
  const { before, after } = missingSaves(contentOf(node));
  const show = `q ${matrix.map((part) => Number(part.toFixed(5))).join(' ')} cm /${key} Do Q`;
  const add = (content: string): PDFObject => context.register(context.flateStream(content));
  const contents = [add('q\n'.repeat(before)), ...partsOf(node), add(`\n${'Q\n'.repeat(after)}${show}\n`)];
  node.set(PDFName.of('Contents'), context.obj(contents));
  revision.touch(page.ref);
};

const partsOf = (node: PDFDict): PDFObject[] => {
  const key = PDFName.of('Contents');
  const contents = node.lookup(key);
  if (contents instanceof PDFArray) return contents.asArray();
  const direct = node.get(key);
  return contents && direct ? [direct] : [];
};

const NEWLINE = Uint8Array.of(10);

const contentOf = (node: PDFDict): Uint8Array =>
  Buffer.concat(partsOf(node).flatMap((part) => [decoded(node.context.lookup(part)), NEWLINE]));

const decoded = (part: PDFObject | undefined): Uint8Array => {
  if (!(part instanceof PDFRawStream)) return NEWLINE;
  try {
    return decodePDFRawStream(part).decode();
  } catch {
    return NEWLINE; // a viewer shows nothing of it either
  }
};

/** A page may share its resources with others, so it gets its own. Answers the name that the drawing has in them. */
const ownResources = ({ node }: PDFPage, { form }: Drawing): string => {
  const { context } = node;
  const resources = copyOf(node.Resources(), context);
  const objects = copyOf(dictAt(resources, 'XObject'), context);
  let number = 1;
  while (objects.has(PDFName.of(`Docket${number}`))) number += 1;
  objects.set(PDFName.of(`Docket${number}`), form);
  resources.set(PDFName.of('XObject'), objects);
  node.set(PDFName.of('Resources'), resources);
  return `Docket${number}`;
};

const copyOf = (dict: PDFDict | undefined, context: PDFDict['context']): PDFDict => {
  const copy = context.obj({});
  for (const [key, value] of dict?.entries() ?? []) copy.set(key, value);
  return copy;
};
