import { PDFArray, PDFRawStream, PDFRef, PDFStream, type PDFDocument, type PDFPage } from 'pdf-lib';
import type { Rect } from './geometry.js';
import { decodedBytes, dictAt, inheritedAt, numbersIn, resourcesOf } from './objects.js';
import { leftOpenBy, savesIn } from './operators.js';
import { contentOf, partsOf, runsOverParts } from './page-content.js';
import { pdfName } from './pdf-name.js';
import { isSound } from './sound-content.js';

const BODY = 'DocketBody';
/** For a page that does not say its size. */
const LETTER = [0, 0, 612, 792];

/**
 * Ends what a page's content leaves open, which would take in whatever is drawn after it: a layer, which may be hidden, is ended; content
 * that stops within a text, a list or a picture becomes a form, which ends with its stream for every reader. Words that run over the end of a part end
 * there, as for most readers; where one of them then means nothing, content becomes a form too. Other content stays as it is.
 */
export const closeContent = ({ context }: PDFDocument, page: PDFPage): void => {
  if (partsOf(page).some((part) => decodedBytes(part) === undefined)) return; // what can't be read can't be closed
  const content = contentOf(page);
  const { isCut, marks } = leftOpenBy(content);
  const runsOver = runsOverParts(page);
  if (isCut || (runsOver && !isSound(page))) rebuildAsForm(page);
  else if (marks > 0 || runsOver) {
    const closed = Buffer.concat([content, Buffer.from(' EMC'.repeat(marks))]);
    page.node.set(pdfName('Contents'), context.register(context.flateStream(closed)));
  }
};

/**
 * Makes a form of a page's content, whatever that is taken for: a form ends with its stream for every reader, and ends what it leaves
 * open. A part that can't be decoded here is taken as it is; of several parts, all have to be decoded.
 *
 * @returns false for content that can't be made one.
 */
export const rebuildAsForm = (page: PDFPage): boolean => {
  const parts = partsOf(page);
  const [part] = parts;
  if (parts.every((one) => decodedBytes(one) !== undefined)) {
    const content = contentOf(page);
    replaceByForm(page, content, ' EMC'.repeat(marksNamedIn(content)));
  } else if (part && parts.length === 1) {
    const form = PDFRawStream.of(part.dict.clone(), part.contents);
    for (const [key, value] of page.node.context.obj(formOf(page)).entries()) form.dict.set(key, value);
    drawOnly(page, form, ' EMC'.repeat(UNKNOWN_MARKS));
  } else return false;
  return true;
};

/** The content of a page as a form that can be drawn anywhere. */
export interface PageForm {
  readonly form: PDFRef;
  /** Ends the marks that some readers carry on to the page on which it is drawn. */
  readonly closing: string;
}

/**
 * Makes a form of a page's content, cut off at what is shown of the page, with the transparency group of the page.
 *
 * @param area  what is shown, in the space of the content.
 * @returns undefined for content that can't be made one.
 */
export const formOfPage = (page: PDFPage, area: Rect): PageForm | undefined => {
  const wasSound = isSound(page);
  if (!rebuildAsForm(page)) return undefined;
  const { node } = page;
  const form = dictAt(resourcesOf(node), 'XObject')?.get(pdfName(BODY));
  const stream = node.context.lookup(form);
  if (!(form instanceof PDFRef) || !(stream instanceof PDFStream)) return undefined;
  stream.dict.set(pdfName('BBox'), node.context.obj([area.left, area.bottom, area.right, area.top]));
  const group = node.get(pdfName('Group'));
  if (group) stream.dict.set(pdfName('Group'), group);
  const ends = Buffer.from(contentOf(page)).toString('latin1').match(/EMC/g)?.length ?? 0;
  return { form, closing: wasSound ? '' : ' EMC'.repeat(ends) };
};

/** As many as may be open in content that can't be read; readers pass over an end without a beginning. */
const UNKNOWN_MARKS = 4;

const marksNamedIn = (content: Uint8Array): number =>
  Buffer.from(content)
    .toString('latin1')
    .match(/B[DM]C/g)?.length ?? 0;

const replaceByForm = (page: PDFPage, content: Uint8Array, endOfMarks: string): void => {
  const saved = Buffer.from('q\n'.repeat(-savesIn(content).lowest));
  drawOnly(page, page.node.context.flateStream(Buffer.concat([saved, content]), formOf(page)), endOfMarks);
};

const formOf = ({ node }: PDFPage) => ({
  Type: 'XObject',
  Subtype: 'Form',
  BBox: mediaBoxOf(node) ?? LETTER,
  Resources: resourcesOf(node) ?? node.context.obj({}),
});

/** Undefined for one without extent, in place of which readers take a size of their own. */
const mediaBoxOf = (node: PDFPage['node']): PDFArray | undefined => {
  const box = inheritedAt(node, 'MediaBox');
  if (!(box instanceof PDFArray)) return undefined;
  const [left = NaN, bottom = NaN, right = NaN, top = NaN] = numbersIn(box);
  return left !== right && bottom !== top && Number.isFinite(left + bottom + right + top) ? box : undefined;
};

/** Some readers carry the marks of a form on to its page. */
const drawOnly = ({ node }: PDFPage, form: PDFStream, endOfMarks: string): void => {
  const { context } = node;
  node.set(pdfName('Resources'), context.obj({ XObject: { [BODY]: context.register(form) } }));
  node.set(pdfName('Contents'), context.register(context.stream(`q /${BODY} Do Q${endOfMarks}`)));
};
