import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { HTML, MARKDOWN, type FileKind } from '../../../contracts/files.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import type { JobProgress } from '../../platform/jobs/job.js';
import { conform, type ConformWish } from '../accessibility/conform.js';
import { frameCount, readImageFacts } from '../engines/pictures/image-files.js';
import { epubToPdf } from '../converting/book/epub-to-pdf.js';
import { drawingToPdf } from '../converting/drawing-to-pdf.js';
import { htmlToPdf } from '../converting/html-to-pdf.js';
import { iworkToPdf } from '../converting/iwork-to-pdf.js';
import { imageToPdf } from '../converting/image-to-pdf.js';
import { mailToPdf } from '../converting/mail/mail-to-pdf.js';
import { markdownToPdf } from '../converting/markdown-to-pdf.js';
import { planOf } from '../merging/plan.js';
import { arrange } from '../merging/arrange.js';
import { loadPdf, type LoadedPdf } from '../opening/load.js';
import { officeToPdf } from '../writing/office-to-pdf.js';
import { openSources } from '../merging/open-sources.js';
import { withOwnAppearances } from '../merging/own-appearances.js';
import { pdf, type Operation, type SourceFile, type Work } from '../operation.js';
import { searchable } from '../converting/searchable.js';
import { textToPdf } from '../writing/text-to-pdf.js';

const STEPS_PER_FILE = 100;

interface Converted {
  readonly bytes: Uint8Array;
  readonly notes: readonly Note[];
}

type Convert = (file: SourceFile, work: Work, options: OptionsOf<'to-pdf'>) => Promise<Converted>;

const converters: Readonly<Record<FileKind, Convert>> = {
  pdf: async ({ bytes }) => ({ bytes, notes: [] }),
  image: async (file, _, { pageSize }) => ({
    bytes: await imageToPdf(file, pageSize),
    notes: [...framesNote(file.name, await frameCount(file.bytes)), ...(await rangeNote(file))],
  }),
  drawing: (file, _, { pageSize }) => drawingToPdf(file, pageSize),
  text: (file, work, { textEncoding, htmlAs }) => {
    if (file.mime === MARKDOWN) return markdownToPdf(file, work, textEncoding);
    const isPage = file.mime === HTML && (htmlAs === 'page' || (htmlAs === 'auto' && isSavedPage(file.bytes)));
    return (isPage ? htmlToPdf : textToPdf)(file, work, textEncoding);
  },
  office: officeToPdf,
  mail: (file, work, { attachedFiles }) => mailToPdf(file, work, attachedFiles),
  book: epubToPdf,
  iwork: (file, _, { pageSize }) => iworkToPdf(file, pageSize),
};

/** Bytes within which browsers note where they have saved a page from. */
const SAVED_WITHIN_BYTES = 512;

const isSavedPage = (bytes: Uint8Array): boolean =>
  /<!-- saved from url=\(\d{4}\)/.test(Buffer.from(bytes.subarray(0, SAVED_WITHIN_BYTES)).toString('latin1'));

const framesNote = (name: string, count: number): readonly Note[] =>
  count > 1
    ? [{ code: 'image.first-frame', text: `${name} holds ${count} pictures; only the first one is in the result.` }]
    : [];

const rangeNote = async ({ name, bytes }: SourceFile): Promise<readonly Note[]> =>
  (await readImageFacts(bytes)).hasOwnRange
    ? [
        {
          code: 'image.own-range',
          text: `The brightness values of ${name} have a range of their own: the lowest is shown as black, the highest as white.`,
        },
      ]
    : [];

/**
 * Turns files of any kind into one PDF, in the order given.
 *
 * @param files  one or more images, text files, Office documents or PDFs.
 * @param options  `pageSize`: of the pages of images; `textEncoding`: of text files; `htmlAs`: of HTML files; `changes`,
 *   `comments`, `sheets`, `hiddenSheets`, `notesPages`, `standard`: of Office documents; `searchable`: with the text of scanned pages and
 *   images.
 * @returns one PDF: a page per image, as many as it takes for anything else.
 * @throws Refusal of the file that can't be read, by its kind (`image.*`, `text.*`, `office.*`, `mail.*`, `book.*`, `iwork.*`, `pdf.*`);
 *   `tool.option-invalid` for a standard with a file that is no Office document, or with recognised text;
 *   `standard.page-changed`.
 */
export const toPdf: Operation<'to-pdf'> = async (files, options, work) => {
  refuseStandard(files, options);
  const parts: Pick<SourceFile, 'name' | 'bytes' | 'password'>[] = [];
  const notes: Note[] = [];
  for (const [index, file] of files.entries()) {
    const part = partOf(work, { file, index, count: files.length });
    const converted = await converters[file.kind](file, part, options);
    parts.push({ ...file, bytes: converted.bytes });
    notes.push(...converted.notes);
  }
  const [only] = parts;
  const document = only && parts.length === 1 ? asItIs(await loadPdf(only, work)) : await joined(parts, work);
  const seen = { ...document, notes: [...notes, ...document.notes] };
  if (options.standard !== 'none') return conforming(seen, { name: files[0].name, standard: options.standard }, work);
  if (!options.searchable) return seen;
  const { bytes, notes: more } = await searchable({ name: files[0].name, bytes: document.bytes }, work);
  return { ...seen, bytes, notes: [...seen.notes, ...more] };
};

/** @throws Refusal `tool.option-invalid` where no standard can be kept. */
const refuseStandard = (
  files: readonly SourceFile[],
  { standard, searchable: isSearched }: OptionsOf<'to-pdf'>,
): void => {
  if (standard === 'none') return;
  const other = files.find(({ kind }) => kind !== 'office');
  if (other) {
    const problem = `is for Office files alone, and ${other.name} is none; must be none for it`;
    throw new Refusal('tool.option-invalid', { field: 'standard', problem });
  }
  if (isSearched) {
    const problem = 'must be false with a standard: text that is recognised in pictures has no structure';
    throw new Refusal('tool.option-invalid', { field: 'searchable', problem });
  }
};

const conforming = async (converted: Converted, wish: ConformWish, work: Work) => {
  const { bytes, notes } = await conform(await loadPdf({ name: wish.name, bytes: converted.bytes }, work), wish, work);
  return pdf(bytes, [...converted.notes, ...notes]);
};

const asItIs = ({ bytes, notes }: LoadedPdf) => pdf(bytes, notes);

const joined = async (parts: Parameters<typeof openSources>[0], work: Work) => {
  const sources = await withOwnAppearances(await openSources(parts, work), work);
  return pdf(
    await arrange({ sources, pages: planOf('', sources) }),
    sources.flatMap(({ notes }) => notes),
  );
};

/** Steps of one file as steps of the whole: each file counts the same, however many steps it takes. */
const partOf = (
  work: Work,
  part: { readonly file: SourceFile; readonly index: number; readonly count: number },
): Work => {
  const report = ({ done, total, step, ...rest }: JobProgress) => {
    work.report({
      ...rest,
      done: part.index * STEPS_PER_FILE + Math.round((done / total) * STEPS_PER_FILE),
      total: part.count * STEPS_PER_FILE,
      step: `${part.file.name}: ${step}`,
    });
  };
  report({ done: 0, total: 1, step: 'converting' });
  return { ...work, report };
};
