import { MB } from '../../../contracts/byte-sizes.js';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { RESULT_MAX_BYTES } from '../../../contracts/limits.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { attachedFiles } from '../merging/name-trees.js';
import { planOf } from '../merging/plan.js';
import { archiveOf, type MadePart } from '../splitting/archive.js';
import { divide, type Division } from '../splitting/parts.js';
import { arrange, arrangeEach } from '../merging/arrange.js';
import { openSources, type OpenedSource } from '../merging/open-sources.js';
import { pdf, type Operation } from '../operation.js';

type Options = OptionsOf<'pdf-split'>;

/**
 * Cuts a PDF into several files; see {@link arrangeEach} for what is kept. Files that are attached to the
 * document as such belong to no page, so no part has them, and a note says so.
 *
 * @param files    exactly one PDF.
 * @param options  `pages`, in their order and turned, empty for all as they are; `mode` and what belongs to
 *   it, which count in those pages: `pageRanges`, `every`, `maxSize` in bytes, `level` of bookmarks, `splitText`,
 *   `barcodeText` and `separator`.
 * @returns one PDF for one part; else a ZIP with one PDF per part, in their order, named after its pages or its bookmark.
 * @throws Refusal as {@link openSources}, {@link planOf} and {@link divide}; `result.too-large`.
 */
export const split: Operation<'pdf-split'> = async ([file], options, work) => {
  const sources = await openSources([file], work);
  const pages = planOf(options.pages, sources);
  const planned = (indices: readonly number[]) => indices.flatMap((index) => pages[index] ?? []);
  const [source] = sources;
  let read = 0;
  const division = await divide(options, {
    name: file.name,
    bytes: source?.bytes ?? file.bytes,
    pages: pages.map(({ page }) => page - 1),
    sizeOf: async (indices) => (await arrange({ sources, pages: planned(indices), attachments: false })).length,
    onPage: (done, total) => {
      read = total;
      work.report({ done, total: total + 1, step: `reading page ${done + 1} of ${total}` });
    },
  });
  const wanted = division.parts;
  const parts: MadePart[] = [];
  let size = 0;
  await arrangeEach({
    sources,
    attachments: false,
    parts: wanted.map(({ indices }) => planned(indices)),
    onStart: (done) => {
      const progress = read > 0 ? { done: read, total: read + 1 } : { done, total: wanted.length };
      work.report({ ...progress, step: (wanted[done]?.label ?? '').replace('_', ' ') });
    },
    onPart: (bytes, index) => {
      size += bytes.length;
      if (size > RESULT_MAX_BYTES) throw new Refusal('result.too-large', { limit: RESULT_MAX_BYTES / MB });
      parts.push({ label: wanted[index]?.label ?? '', bytes });
    },
  });
  const notes = [...sources.flatMap(notesOf), ...separatorNotes(division), ...largeNotes(options, parts)];
  const [first] = parts;
  if (first && parts.length === 1) return pdf(first.bytes, notes);
  return { bytes: archiveOf(file.name, parts), mime: 'application/zip', extension: '.zip', notes };
};

const separatorNotes = ({ leftOut = [], unread = [] }: Division): Note[] => {
  const notes: Note[] = [];
  if (leftOut.length > 0)
    notes.push({
      code: 'split.separators-dropped',
      text: `Pages at which the document was split and which were left out: ${named(leftOut)}.`,
    });
  if (unread.length > 0)
    notes.push({
      code: 'split.pages-unread',
      text: `Pages that take too long to draw, so no barcode was looked for on them: ${named(unread)}.`,
    });
  return notes;
};

const NAMED_MAX = 100;

const named = (pages: readonly number[]): string =>
  pages
    .slice(0, NAMED_MAX)
    .map((page) => page + 1)
    .join(', ') + (pages.length > NAMED_MAX ? ' …' : '');

const largeNotes = ({ mode, maxSize = Infinity }: Options, parts: readonly MadePart[]): Note[] => {
  const count = mode === 'size' ? parts.filter(({ bytes }) => bytes.length > maxSize).length : 0;
  if (count === 0) return [];
  return [{ code: 'split.page-too-large', text: `Files of one page that are larger than you wanted: ${count}.` }];
};

const notesOf = (source: OpenedSource): Note[] => {
  const count = attachedFiles(source);
  if (count === 0) return [...source.notes];
  const text =
    count === 1
      ? '1 attached file was left out: attachments do not belong to any page.'
      : `${count} attached files were left out: attachments do not belong to any page.`;
  return [...source.notes, { code: 'split.attachments-dropped', text }];
};
