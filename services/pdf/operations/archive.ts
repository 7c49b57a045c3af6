import type { PDFDocument } from 'pdf-lib';
import { countedInWords } from '../../../contracts/active-content.js';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { activeContentIn } from '../active-content/find-active.js';
import { archiveDocument, finishArchive } from '../archiving/archive-document.js';
import { hasProblem } from '../archiving/page-problems.js';
import { pictureDocument, picturePages } from '../archiving/picture-pages.js';
import { pagesThatLookDifferent } from '../archiving/same-appearance.js';
import { frameOf } from '../content/page-frame.js';
import { dropOrphans } from '../content/drop-orphans.js';
import type { WithQpdf } from '../engines/qpdf/qpdf.js';
import { provenNote } from '../engines/verapdf/proven-note.js';
import type { ArchiveLevel, Verdict } from '../engines/verapdf/verapdf.js';
import { withAppearances } from '../flattening/with-appearances.js';
import { saveDense } from '../opening/editable.js';
import { loadPdf, type LoadedPdf } from '../opening/load.js';
import { shownAlike } from '../opening/shown-alike.js';
import { pdf, type Operation, type Work } from '../operation.js';

type Options = OptionsOf<'pdf-archive'>;

/**
 * Makes a PDF for the archive: all that its pages need is in the file, and nothing in it depends on what there will be
 * in decades. Pages of which that can't be said become pictures, over which their text can still be searched.
 *
 * @param files    exactly one PDF.
 * @param options  `level`: part and conformance of the standard; `whenNot`: what becomes of pages that can't be mended.
 * @returns a PDF with pages that look the same, judged by veraPDF where that is installed; a note says which.
 * @throws Refusal as {@link loadPdf}; `archive.page-not-possible` for a page that could only be a picture and may not;
 *   `pages.not-drawn`; `archive.not-valid` where veraPDF finds mistakes in the pictures, too.
 * @see ISO 19005-2 and ISO 19005-3
 */
export const archive: Operation<'pdf-archive'> = async ([file], options, work) => {
  const source = await loadPdf(file, work);
  const level = options.level.slice(2) as ArchiveLevel;
  const before = activeContentIn(source.bytes);
  const document = await withAppearances(source, 'both', work);
  work.report({ done: 0, total: 3, step: 'mending' });
  const fonts = await archiveDocument(document, { level, now: work.now });
  dropOrphans(document);
  const shown = await shownAlike(source, work);
  const archiving: Made = { source, shown, document, level, pictures: new Set(), options };
  work.report({ done: 1, total: 3, step: 'comparing' });
  const bytes = await mended(archiving, await saveDense(document), work);
  work.report({ done: 2, total: 3, step: 'proving' });
  const { bytes: proven, verdict } = await judged(archiving, bytes, work);
  return pdf(proven, [
    ...source.notes,
    ...(before ? removedNotes(countedInWords(before, ['scripts', 'actions', ...filesIn(level), 'forms'])) : []),
    ...fontNotes(fonts.length),
    ...pictureNotes([...archiving.pictures]),
    provenNote('archive', nameOf(level), verdict),
  ]);
};

const filesIn = (level: ArchiveLevel): readonly 'files'[] => (level === '3b' ? [] : ['files']);

interface Made {
  readonly source: LoadedPdf;
  /** The source as {@link shownAlike} tells it. */
  readonly shown: Uint8Array;
  readonly document: PDFDocument;
  readonly level: ArchiveLevel;
  /** Pages, from 0, that have become pictures. */
  readonly pictures: Set<number>;
  readonly options: Options;
}

/** Pages with something that no file for the archive may have, and those that look different, as pictures. */
const mended = async (archiving: Made, bytes: Uint8Array, work: WithQpdf): Promise<Uint8Array> => {
  const { document, source, shown, level } = archiving;
  const pages = document.getPages();
  const broken = [...pages.keys()].filter((index) => {
    const page = pages[index];
    return page !== undefined && hasProblem(page, level === '2u');
  });
  const others = [...pages.keys()].filter((index) => !broken.includes(index)).slice(0, PAGES_COMPARED_MAX);
  const sizes = pages.map(({ node }) => {
    const { width, height, pointsPerUnit } = frameOf(node);
    return Math.max(width, height) * pointsPerUnit;
  });
  const versions = { before: shown, after: await shownAlike({ bytes, pageCount: source.pageCount }, work) };
  const changed = await pagesThatLookDifferent(versions, { pages: others, sizes });
  return withPictures(archiving, bytes, [...broken, ...changed]);
};

/** To look takes some hundredths of a second a page. */
const PAGES_COMPARED_MAX = 500;

const withPictures = async (archiving: Made, bytes: Uint8Array, pages: readonly number[]): Promise<Uint8Array> => {
  const wanted = pages.filter((page) => !archiving.pictures.has(page)).toSorted((one, other) => one - other);
  const [first] = wanted;
  if (first === undefined) return bytes;
  const { name } = archiving.source;
  if (archiving.options.whenNot === 'refuse') throw new Refusal('archive.page-not-possible', { name, page: first + 1 });
  const [failed] = await picturePages(archiving.document, archiving.shown, { pages: wanted });
  if (failed !== undefined) throw new Refusal('pages.not-drawn', { name, page: failed + 1 });
  for (const page of wanted) archiving.pictures.add(page);
  dropOrphans(archiving.document);
  return saveDense(archiving.document);
};

interface Judged {
  readonly bytes: Uint8Array;
  readonly verdict: Verdict | undefined;
}

const ROUNDS_MAX = 3;

/** Where veraPDF finds mistakes on pages, these become pictures; where it finds others, all of them do. */
const judged = async (
  archiving: Made,
  source: Uint8Array,
  work: Pick<Work, 'judgeArchive' | 'now'>,
): Promise<Judged> => {
  let bytes = source;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const verdict = await work.judgeArchive(bytes, archiving.level);
    if (!verdict || verdict.isValid) return { bytes, verdict };
    const further = verdict.pages.filter((page) => !archiving.pictures.has(page));
    if (further.length === 0) break;
    bytes = await withPictures(archiving, bytes, further);
  }
  const whole = await allPictures(archiving, work.now);
  const verdict = await work.judgeArchive(whole, archiving.level);
  if (!verdict || verdict.isValid) return { bytes: whole, verdict };
  const { name } = archiving.source;
  const { program, rules } = verdict;
  throw new Refusal('archive.not-valid', { name, program, rules: rules.join(', '), level: nameOf(archiving.level) });
};

const allPictures = async (
  { source, shown, document, level, pictures, options }: Made,
  now: Date,
): Promise<Uint8Array> => {
  const { name } = source;
  if (options.whenNot === 'refuse') throw new Refusal('archive.page-not-possible', { name, page: 1 });
  const whole = await pictureDocument(shown, document);
  if (!whole) throw new Refusal('pages.not-drawn', { name, page: 1 });
  for (const page of document.getPages().keys()) pictures.add(page);
  await finishArchive(whole, { level, now });
  return saveDense(whole);
};

const removedNotes = (removed: readonly string[]): readonly Note[] =>
  removed.length === 0 ? [] : [{ code: 'archive.removed', text: `Removed: ${removed.join(', ')}.` }];

const fontNotes = (count: number): readonly Note[] =>
  count === 0
    ? []
    : [
        {
          code: 'archive.fonts',
          text: `Fonts that this PDF did not contain: ${count}. Fonts that look alike are in it now, each letter as wide as before.`,
        },
      ];

const PAGES_NAMED_MAX = 20;

const pictureNotes = (pages: readonly number[]): readonly Note[] => {
  if (pages.length === 0) return [];
  const named = pages.toSorted((one, other) => one - other).slice(0, PAGES_NAMED_MAX);
  const list = named.map((page) => page + 1).join(', ') + (pages.length > PAGES_NAMED_MAX ? ', …' : '');
  return [
    {
      code: 'archive.pictures',
      text: `Pages that could only be kept as pictures: ${list}. Their text can still be searched.`,
    },
  ];
};

const nameOf = (level: ArchiveLevel): string => `PDF/A-${level}`;
