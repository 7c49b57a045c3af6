import type { Note } from '../../../contracts/events/conversion.js';
import { Refusal } from '../../../contracts/errors.js';
import { picturePages } from '../archiving/picture-pages.js';
import { dropOrphans } from '../content/drop-orphans.js';
import { withAppearances } from '../flattening/with-appearances.js';
import { saveDense } from '../opening/editable.js';
import { leftAsItIs, loadPdf, type LoadedPdf } from '../opening/load.js';
import { shownAlike } from '../opening/shown-alike.js';
import { pdf, type Operation, type Produced, type SourceFile, type Work } from '../operation.js';
import { blackenDocument } from '../recolouring/black-document.js';
import { greyDocument } from '../recolouring/grey-document.js';
import { lookAtBlacks } from '../recolouring/look-at-blacks.js';
import { pagesNotGrey } from '../recolouring/look-at-greys.js';

/** Letters that are lighter stand on dark ground, as a rule. */
const BLACK_TO = 0.6;

/**
 * Makes the colours of a PDF grey: text stays text, lines stay lines, pictures keep their size.
 *
 * @param files    exactly one PDF.
 * @param options  `greyText`: what becomes of coloured text that is not light: grey as well, or black; with `black-text`
 *   and `black-lines` nothing else changes.
 * @returns the file as it is where nothing has a colour. Each page is drawn before and after: one on which colours are
 *   left, or that does not look like its greys, becomes a picture with its text over it, not to be seen, and a note says so.
 * @throws Refusal as {@link loadPdf}; `greyscale.not-possible` for a page that can't be made one either.
 */
export const greyscale: Operation<'pdf-greyscale'> = async ([file], { greyText }, work) => {
  const source = await loadPdf(file, work);
  if (greyText === 'black-text' || greyText === 'black-lines') {
    return onlyBlack({ file, source, withLines: greyText === 'black-lines' }, work);
  }
  const document = await withAppearances(source, 'both', work);
  work.report({ done: 0, total: 2, step: 'making grey' });
  const blackTo = greyText === 'black' ? BLACK_TO : undefined;
  const { isChanged, mayBeColoured } = await greyDocument(document, { blackTo });
  const pages = [...Array(source.pageCount).keys()];
  const shown = (output: Uint8Array) => shownAlike({ bytes: output, pageCount: source.pageCount }, work);
  const before = await shown(source.bytes);
  const isGrey = !isChanged && !(mayBeColoured && (await showColours(before, pages)));
  if (isGrey) return pdf(leftAsItIs(file, source), [...source.notes, NONE]);
  dropOrphans(document);
  const bytes = await saveDense(document);
  work.report({ done: 1, total: 2, step: 'comparing' });
  const compared = { before, isDarker: blackTo !== undefined };
  const failing = await pagesNotGrey({ ...compared, after: await shown(bytes) }, pages);
  if (failing.length === 0) return pdf(bytes, source.notes);
  await picturePages(document, before, { pages: failing });
  await greyDocument(document, { blackTo: undefined });
  dropOrphans(document);
  const after = await saveDense(document);
  const [still] = await pagesNotGrey({ ...compared, after: await shown(after) }, failing);
  if (still !== undefined) throw new Refusal('greyscale.not-possible', { name: file.name, page: still + 1 });
  return pdf(after, [...source.notes, picturesNote(failing)]);
};

interface OnlyBlack {
  readonly file: SourceFile;
  readonly source: LoadedPdf;
  readonly withLines: boolean;
}

/** Text becomes black, and lines if wanted; pages on which it could no longer be read keep their colours, which is told. */
const onlyBlack = async ({ file, source, withLines }: OnlyBlack, work: Work): Promise<Produced> => {
  work.report({ done: 0, total: 2, step: 'making text black' });
  const pages = [...Array(source.pageCount).keys()];
  const blackened = async (but: readonly number[]) => {
    const document = await withAppearances(source, 'both', work);
    if (!(await blackenDocument(document, { to: BLACK_TO, withLines, but }))) return undefined;
    dropOrphans(document);
    const bytes = await saveDense(document);
    work.report({ done: 1, total: 2, step: 'comparing' });
    const { unreadable, coloured } = await lookAtBlacks({ before: source.bytes, after: bytes, to: BLACK_TO }, pages);
    return { bytes, unreadable, coloured };
  };
  const first = await blackened([]);
  const kept = first?.unreadable ?? [];
  const done = kept.length > 0 ? await blackened(kept) : first;
  if (!done) return pdf(leftAsItIs(file, source), [...source.notes, kept.length > 0 ? keptNote(kept) : NO_TEXT]);
  const [still] = done.unreadable;
  if (still !== undefined) throw new Refusal('greyscale.not-possible', { name: file.name, page: still + 1 });
  return pdf(done.bytes, [...source.notes, ...(done.coloured.length > 0 ? [keptNote(done.coloured)] : [])]);
};

const NO_TEXT: Note = {
  code: 'greyscale.no-coloured-text',
  text: 'It has no coloured text that could become black, so nothing was changed.',
};

const keptNote = (pages: readonly number[]): Note => ({
  code: 'greyscale.text-kept',
  text: `Pages on which text kept its colour, as on dark ground or filled with a pattern: ${pages.map((page) => page + 1).join(', ')}`,
});

const showColours = async (bytes: Uint8Array, pages: readonly number[]): Promise<boolean> =>
  (await pagesNotGrey({ before: bytes, after: bytes, isDarker: false }, pages)).length > 0;

const NONE: Note = { code: 'greyscale.none', text: 'Nothing in it has a colour, so nothing was changed.' };

const picturesNote = (pages: readonly number[]): Note => ({
  code: 'greyscale.pictures',
  text: `Pages that could only become grey as pictures: ${pages.map((page) => page + 1).join(', ')}. Their text can still be searched.`,
});
