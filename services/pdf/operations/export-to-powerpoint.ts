import type { Note } from '../../../contracts/events/conversion.js';
import type { ChosenEncoding } from '../../../contracts/tools/text-encoding-option.js';
import { deckOf } from '../exporting/powerpoint/deck.js';
import { withoutOffice } from '../writing/office-to-pdf.js';
import { readForExport } from '../exporting/read-for-export.js';
import type { Operation, SourceFile, Work } from '../operation.js';
import { textToPdf } from '../writing/text-to-pdf.js';

/**
 * A document as slides: one for each page, in its shape, with live text and pictures where they are printed.
 *
 * @param files  one PDF, image, text or Office document; a text is set on pages first.
 * @param options  `textEncoding`: of a text file.
 * @returns a .pptx file. Notes say which text was recognised in a picture, and which encoding was found out.
 * @throws Refusal as {@link readForExport}.
 */
export const exportPowerpoint: Operation<'export-powerpoint'> = async ([file], { textEncoding }, work) => {
  const source = await withoutOffice(file, work);
  const { made, said } = await onPages(source.file, work, textEncoding);
  const { document, pictures, notes } = await readForExport(made, work);
  return {
    bytes: await deckOf(document, pictures),
    mime: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    extension: '.pptx',
    notes: [...source.notes, ...said, ...notes],
  };
};

const onPages = async (
  file: SourceFile,
  work: Work,
  encoding: ChosenEncoding,
): Promise<{ made: SourceFile; said: readonly Note[] }> => {
  if (file.kind !== 'text') return { made: file, said: [] };
  const { bytes, notes } = await textToPdf(file, work, encoding);
  return { made: { ...file, kind: 'pdf', mime: 'application/pdf', bytes }, said: notes };
};
