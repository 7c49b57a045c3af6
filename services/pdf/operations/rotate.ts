import { PDFName, PDFNumber, type PDFPageLeaf } from 'pdf-lib';
import { inheritedAt } from '../content/objects.js';
import { chosenPages } from '../opening/chosen-pages.js';
import { editPdf, saveDense } from '../opening/editable.js';
import { loadPdf } from '../opening/load.js';
import { pdf, type Operation } from '../operation.js';

/**
 * Turns pages clockwise, on top of what they are turned already. Nothing else in the file changes.
 *
 * @param files    exactly one PDF.
 * @param options  `pageRanges` as in {@link chosenPages}; a page named twice is turned once.
 * @throws Refusal as {@link loadPdf} and {@link chosenPages}.
 */
export const rotate: Operation<'pdf-rotate'> = async ([file], { angle, pageRanges }, work) => {
  const source = await loadPdf(file, work);
  const document = await editPdf(source, work);
  for (const node of chosenPages(document, pageRanges).keys()) {
    node.set(PDFName.of('Rotate'), PDFNumber.of((angleOf(node) + angle) % 360));
  }
  return pdf(await saveDense(document), source.notes);
};

/** 0, 90, 180 or 270; viewers take anything else for the nearest of them. */
const angleOf = (node: PDFPageLeaf): number => {
  const value = inheritedAt(node, 'Rotate');
  const angle = value instanceof PDFNumber ? Math.round(value.asNumber() / 90) * 90 : 0;
  return ((angle % 360) + 360) % 360;
};
