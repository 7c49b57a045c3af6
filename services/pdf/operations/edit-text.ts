import { Refusal } from '../../../contracts/errors.js';
import { PAGE_EDITS_MAX } from '../../../contracts/limits.js';
import { editDocument } from '../editing/edit-document.js';
import { replacementsIn } from '../editing/replacements.js';
import { loadPdf } from '../opening/load.js';
import { pdf, type Operation } from '../operation.js';
import { refuseCertified } from '../signing/revision/refuse-certified.js';

/**
 * Changes what pages say and show where it stands: texts in their own font or the nearest, whole lines and pictures moved,
 * deleted or replaced. Lines are not filled anew.
 *
 * @param files    one PDF, and the pictures that take the place of others.
 * @param options  `edits`, and a text to replace all over the document.
 * @returns the same pages; another engine has read the new text in it, and all else as it was.
 * @throws Refusal as {@link loadPdf} and {@link editDocument}; `edit.nothing-found` where a text to replace stands nowhere.
 */
export const editText: Operation<'pdf-edit-text'> = async ([file, ...pictures], { edits, findAndReplace }, work) => {
  const source = await loadPdf(file, work);
  await refuseCertified(source);
  const replacements = findAndReplace ? await replacementsIn(source, findAndReplace, work) : [];
  if (findAndReplace && replacements.length === 0 && edits.length === 0) {
    throw new Refusal('edit.nothing-found', { name: file.name, find: findAndReplace.find });
  }
  if (replacements.length + edits.length > PAGE_EDITS_MAX) {
    const problem = `is found in ${replacements.length} places; at most ${PAGE_EDITS_MAX} can be changed at once`;
    throw new Refusal('tool.option-invalid', { field: 'findAndReplace', problem });
  }
  const { bytes, notes } = await editDocument(source, { edits: [...edits, ...replacements], pictures }, work);
  return pdf(bytes, [...source.notes, ...notes]);
};
