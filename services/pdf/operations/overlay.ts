import { PDFName, PDFStream, type PDFDocument, type PDFPage } from 'pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { pdfOverlay } from '../../../contracts/tools/pdf-overlay.js';
import { flattenAnnotations, notesGone } from '../flattening/flatten-annotations.js';
import { withAppearances } from '../flattening/with-appearances.js';
import { assigned, layOnPages, type Laid } from '../imposing/overlay-pages.js';
import { takePages } from '../imposing/overlay-source.js';
import { unchangedPages } from '../imposing/unchanged-pages.js';
import { keepProtection, lostNote } from '../keep-protection.js';
import { editPdf } from '../opening/editable.js';
import { isEncrypted } from '../opening/granted-rights.js';
import { arrange } from '../merging/arrange.js';
import { openSources } from '../merging/open-sources.js';
import { loadPdf, type LoadedPdf } from '../opening/load.js';
import { pagesNamed } from '../opening/pages-named.js';
import { saveSeen } from '../opening/save-seen.js';
import { pdf, type Operation, type SourceFile, type Work } from '../operation.js';
import { opacityState } from '../stamping/opacity.js';

type Options = OptionsOf<'pdf-overlay'>;

/**
 * Lays the pages of one PDF on those of another, or beneath them, as both are displayed: a letterhead, a stamp, a form.
 * Form fields and marks of the second one become part of it; its links to addresses come along.
 *
 * @param files    the document, then what is laid on it.
 * @param options  `above` or beneath; `onPages`, with `pageRanges` as in {@link pagesNamed} for `chosen`; `repeat`: what
 *   follows once the second PDF has no further page; `fit`: as large as the page, in its middle, or else in its own size
 *   at the top left; `overlayOpacity` 0.05 to 1.
 * @returns the first PDF with its own protection.
 * @throws Refusal as {@link loadPdf}, {@link pagesNamed} and {@link saveSeen}; `tool.files-do-not-fit`; `impose.not-safe`
 *   for a page that can't be drawn elsewhere; `overlay.not-seen` where no page looks different afterwards.
 */
export const overlay: Operation<'pdf-overlay'> = async ([file, other], options, work) => {
  if (!other) throw new Refusal('tool.files-do-not-fit', { message: pdfOverlay.refusal.count });
  const source = await loadPdf(file, work);
  const second = await loadPdf(other, work);
  const document = await editPdf(source, work);
  const count = chosenOnce(document, options).length;
  const from = await withAppearances(await firstPages(other, { count, loaded: second }, work), 'both', work);
  const { noteCount } = flattenAnnotations(from, 'both');
  const laid = laidOut(document, from, { options, name: other.name });
  work.report({ done: 1, total: 3, step: 'laying on pages' });
  const opacity = opacityState(document, options.overlayOpacity);
  const stamper = layOnPages(document, { laid, options, opacity });
  const bytes = await saveSeen(document, { source, stamper });
  work.report({ done: 2, total: 3, step: 'comparing' });
  const nodes = document.getPages().map(({ node }) => node);
  const pages = laid.map(({ page }) => nodes.indexOf(page.node));
  const same = await unchangedPages({ before: source.bytes, after: bytes }, pages);
  if (same.length === pages.length) throw new Refusal('overlay.not-seen', { name: file.name, other: other.name });
  const notes: Note[] = [...source.notes, ...second.notes, ...notesGone(noteCount), ...hiddenNotes(same.length)];
  const produced = await keepProtection('pdf-overlay', { files: [file], produced: pdf(bytes, notes) }, work.qpdf);
  const isLost = await isEncrypted(other, work.qpdf);
  return { ...produced, notes: [...produced.notes, ...(isLost ? [lostNote(other)] : [])] };
};

interface Wanted {
  readonly count: number;
  readonly loaded: LoadedPdf;
}

/** Without the pages that are laid on nothing, and what only they show or hold. */
const firstPages = async (file: SourceFile, { count, loaded }: Wanted, work: Work): Promise<LoadedPdf> => {
  if (count === 0 || loaded.pageCount <= count) return loaded;
  const sources = await openSources([file], work);
  const pages = Array.from({ length: count }, (_, index) => ({ file: 0, page: index + 1, turn: 0 }) as const);
  const bytes = await arrange({ sources, pages, attachments: false });
  return loadPdf({ name: file.name, bytes }, work);
};

/** A page that the document has twice is laid on once. */
const chosenOnce = (document: PDFDocument, options: Options): readonly PDFPage[] => [
  ...new Map(chosen(document, options).map((page) => [page.node, page])).values(),
];

const laidOut = (
  document: PDFDocument,
  from: PDFDocument,
  { options, name }: { readonly options: Options; readonly name: string },
): readonly Laid[] => {
  const taken = takePages(document, from);
  const pages = chosenOnce(document, options);
  const numbers = assigned(pages.length, taken.length, options.repeat);
  return pages.flatMap((page, index) => {
    const number = numbers[index];
    if (number === undefined) return [];
    const foreign = taken[number];
    if (!foreign) throw new Refusal('impose.not-safe', { name, page: number + 1 });
    if (options.overlayOpacity < 1) makeGroup(document, foreign.form);
    return [{ page, overlay: foreign, number }];
  });
};

/** The opacity is that of the whole, not of each of its parts. */
const makeGroup = ({ context }: PDFDocument, form: Laid['overlay']['form']): void => {
  const stream = context.lookup(form, PDFStream);
  if (!stream.dict.has(PDFName.of('Group'))) {
    stream.dict.set(PDFName.of('Group'), context.obj({ Type: 'Group', S: 'Transparency' }));
  }
};

const chosen = (document: PDFDocument, { onPages, pageRanges }: Options): readonly PDFPage[] => {
  const pages = document.getPages();
  switch (onPages) {
    case 'every':
      return pages;
    case 'first':
      return pages.slice(0, 1);
    case 'last':
      return pages.slice(-1);
    case 'odd':
      return pages.filter((_, index) => index % 2 === 0);
    case 'even':
      return pages.filter((_, index) => index % 2 === 1);
    case 'chosen':
      return pagesNamed(document, pageRanges);
  }
};

const hiddenNotes = (count: number): readonly Note[] =>
  count === 0
    ? []
    : [{ code: 'overlay.hidden', text: `Pages on which nothing of the second PDF can be seen: ${count}.` }];
