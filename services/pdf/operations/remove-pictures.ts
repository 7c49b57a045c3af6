import type { Note } from '../../../contracts/events/conversion.js';
import { Refusal } from '../../../contracts/errors.js';
import { editPdf, saveDense } from '../opening/editable.js';
import { leftAsItIs, loadPdf } from '../opening/load.js';
import { pdf, type Operation } from '../operation.js';
import { lookForPictures, picturesListed, type PicturesLeft } from '../removing/pictures-left.js';
import { removePictures } from '../removing/remove-pictures.js';

/**
 * Takes the pictures out of a PDF, wherever its pages, marks and fields draw them; text, lines and shapes stay, and so do
 * pictures that letters or soft masks of these are made of.
 *
 * @param files    exactly one PDF.
 * @returns a PDF without them, written anew without earlier versions; the file as it is where it has none. Notes say how
 *   many went, and which pages have nothing left to see.
 * @throws Refusal as {@link loadPdf}; `pictures.not-removed` where qpdf or PDFium still finds one, or misses anything else.
 */
export const removeAllPictures: Operation<'pdf-remove-pictures'> = async ([file], _, work) => {
  const source = await loadPdf(file, work);
  const document = await editPdf(source, work);
  work.report({ done: 0, total: 2, step: 'removing' });
  const { count, kept } = removePictures(document);
  if (count === 0) return pdf(leftAsItIs(file, source), [...source.notes, NONE]);
  const bytes = await saveDense(document);
  work.report({ done: 1, total: 2, step: 'comparing' });
  const left = await lookForPictures(source.bytes, bytes);
  const known = new Set(kept.map(({ objectNumber }) => objectNumber));
  const isListed = (await picturesListed(bytes, work)).some((number) => !known.has(number));
  const failing = left.failing ?? (isListed ? 0 : undefined);
  if (failing !== undefined) throw new Refusal('pictures.not-removed', { name: file.name, page: failing + 1 });
  return pdf(bytes, [
    ...source.notes,
    { code: 'pictures.removed', text: `Pictures that were removed: ${count}` },
    ...about(left),
  ]);
};

const NONE: Note = { code: 'pictures.none', text: 'It has no pictures, so nothing was changed.' };

const NAMED_MAX = 100;

const named = (pages: readonly number[]): string =>
  pages
    .slice(0, NAMED_MAX)
    .map((page) => page + 1)
    .join(', ') + (pages.length > NAMED_MAX ? ' …' : '');

const about = ({ emptied, withText }: PicturesLeft): readonly Note[] => [
  ...(emptied.length > 0
    ? [{ code: 'pictures.pages-empty', text: `Pages on which nothing is left to see: ${named(emptied)}` }]
    : []),
  ...(withText.length > 0
    ? [
        {
          code: 'pictures.text-unseen',
          text: `Their text, such as what was recognised in a scan, is still in the file and can be searched: ${named(withText)}`,
        },
      ]
    : []),
];
