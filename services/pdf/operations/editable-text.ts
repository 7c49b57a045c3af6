import type { EditableTextReply } from '../../../contracts/api/editable-text.js';
import { Refusal } from '../../../contracts/errors.js';
import { editableOn } from '../editing/editable-page.js';
import { replacementsIn } from '../editing/replacements.js';
import { editPdf } from '../opening/editable.js';
import { loadPdf } from '../opening/load.js';
import { json, type Operation } from '../operation.js';

/**
 * Tells what of a page can be edited, and what a replacement would change in the whole document; changes nothing.
 *
 * @param files    exactly one PDF.
 * @param options  `page` from 1; `findAndReplace` as for {@link editText}.
 * @returns JSON: an {@link EditableTextReply}.
 * @throws Refusal as {@link loadPdf}; `pages.out-of-range`.
 */
export const editableText: Operation<'pdf-editable-text'> = async ([file], { page, findAndReplace }, work) => {
  const source = await loadPdf(file, work);
  const document = await editPdf(source, work);
  if (page > source.pageCount) throw new Refusal('pages.out-of-range', { page, count: source.pageCount });
  const changes = findAndReplace ? await replacementsIn(source, findAndReplace, work) : [];
  const answer: EditableTextReply = { ...editableOn(document.getPage(page - 1), page), changes };
  return json(answer);
};
