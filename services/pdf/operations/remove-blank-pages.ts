import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { arrange } from '../merging/arrange.js';
import { openSources } from '../merging/open-sources.js';
import { planOf } from '../merging/plan.js';
import { leftAsItIs } from '../opening/load.js';
import { pdf, type Operation } from '../operation.js';
import { blankPages } from '../splitting/blank-pages.js';

/**
 * Leaves out pages on which nothing is to be seen, as they are drawn; see {@link arrange} for what is kept of the others.
 *
 * @param files    exactly one PDF.
 * @param options  `blankWhen`: what is still blank, as {@link blankPages} says; `onlyTell` leaves the file as it is.
 * @returns the other pages; a note names those that went, or would go. Where there are none, the file as it is.
 * @throws Refusal as {@link openSources}; `blank.all` where no other page is left.
 */
export const removeBlankPages: Operation<'pdf-remove-blank-pages'> = async ([file], options, work) => {
  const sources = await openSources([file], work);
  const [source] = sources;
  work.report({ done: 0, total: 2, step: 'looking at the pages' });
  const blank = await blankPages(source?.bytes ?? file.bytes, options.blankWhen);
  const gone = blank.flatMap((isBlank, index) => (isBlank ? [index + 1] : []));
  const notes = sources.flatMap((one) => one.notes);
  if (gone.length === 0) return pdf(leftAsItIs(file, source), [...notes, NONE]);
  if (options.onlyTell)
    return pdf(leftAsItIs(file, source), [...notes, { code: 'blank.found', text: `Blank pages: ${named(gone)}.` }]);
  const pages = planOf('', sources).filter(({ page }) => !blank[page - 1]);
  if (pages.length === 0) throw new Refusal('blank.all', { name: file.name });
  work.report({ done: 1, total: 2, step: 'leaving out' });
  return pdf(await arrange({ sources, pages }), [...notes, removedNote(gone)]);
};

const NONE: Note = { code: 'blank.none', text: 'No page is blank, so nothing was changed.' };

const NAMED_MAX = 100;

const named = (pages: readonly number[]): string =>
  pages.slice(0, NAMED_MAX).join(', ') + (pages.length > NAMED_MAX ? ' …' : '');

const removedNote = (gone: readonly number[]): Note => ({
  code: 'blank.removed',
  text: `Blank pages that were removed: ${named(gone)}.`,
});
