import type { Note } from '../../../contracts/events/conversion.js';
import { Refusal } from '../../../contracts/errors.js';
import { dropOrphans } from '../content/drop-orphans.js';
import { editPdf, saveDense } from '../opening/editable.js';
import { leftAsItIs, loadPdf } from '../opening/load.js';
import { pdf, type Operation } from '../operation.js';
import { pageWithMarks } from '../removing/marks-left.js';
import { removeMarks } from '../removing/remove-marks.js';

/**
 * Removes marks such as notes, highlights, drawings and stamps, with the answers to them and their windows. Links and the
 * fields of forms are no marks, and stay.
 *
 * @param files    exactly one PDF.
 * @param options  `markKinds`: all of them; `notes` with text boxes; `text-marks` such as highlights; `drawings` with
 *   shapes and stamps.
 * @returns a PDF without them, written anew without earlier versions; the file as it is where it has none. A note says how many went.
 * @throws Refusal as {@link loadPdf}; `marks.not-removed` where pdf.js still finds one, or can't tell.
 */
export const removeAnnotations: Operation<'pdf-remove-annotations'> = async ([file], { markKinds }, work) => {
  const source = await loadPdf(file, work);
  const document = await editPdf(source, work);
  work.report({ done: 0, total: 2, step: 'removing' });
  const count = removeMarks(document, markKinds);
  if (count === 0) return pdf(leftAsItIs(file, source), [...source.notes, NONE]);
  dropOrphans(document);
  const bytes = await saveDense(document);
  work.report({ done: 1, total: 2, step: 'comparing' });
  const page = await pageWithMarks(bytes, markKinds, source.pageCount);
  if (page !== undefined) throw new Refusal('marks.not-removed', { name: file.name, page: page + 1 });
  return pdf(bytes, [...source.notes, { code: 'marks.removed', text: `Marks that were removed: ${count}` }]);
};

const NONE: Note = { code: 'marks.none', text: 'It has no such marks, so nothing was changed.' };
