import { PDFDict, type PDFDocument } from 'pdf-lib';
import { arrayAt, dictAt, isText, itemsOf, nameAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { fieldsIn } from '../redaction/scrub/scrub-fields.js';

/** Kinds of annotations that nobody goes to by the Tab key. */
const PASSED_OVER: ReadonlySet<string | undefined> = new Set(['Popup', 'PrinterMark', 'TrapNet', 'Watermark']);

/**
 * Has the Tab key go through links, fields and notes in the order of the tags, or row by row where there are none.
 *
 * @returns on how many pages it went another way.
 */
export const mendTabOrder = (document: PDFDocument, isTagged: boolean): number => {
  const wanted = isTagged ? 'S' : 'R';
  const wrong = document.getPages().filter(({ node }) => {
    const annotations = itemsOf(arrayAt(node, 'Annots'));
    const isGoneTo = annotations.some((one) => one instanceof PDFDict && !PASSED_OVER.has(nameAt(one, 'Subtype')));
    return isGoneTo && (isTagged ? nameAt(node, 'Tabs') !== 'S' : !node.has(pdfName('Tabs')));
  });
  for (const { node } of wrong) node.set(pdfName('Tabs'), pdfName(wanted));
  return wrong.length;
};

/** Fields of which readers that speak can only say their inner name. */
export const namelessFields = (document: PDFDocument): number =>
  fieldsIn(document).filter((field) => {
    const hasParts = itemsOf(arrayAt(field, 'Kids')).some((kid) => kid instanceof PDFDict && kid.has(pdfName('T')));
    const description = field.lookup(pdfName('TU'));
    return !hasParts && !(isText(description) && description.decodeText().trim() !== '');
  }).length;

/** Whether readers show the title in the place of the name of the file. */
export const showsTitle = ({ catalog }: PDFDocument): boolean =>
  dictAt(catalog, 'ViewerPreferences')?.lookup(pdfName('DisplayDocTitle'))?.toString() === 'true';
