import { MB } from '../../../contracts/byte-sizes.js';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { RESULT_MAX_BYTES } from '../../../contracts/limits.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { attachedFiles } from '../merging/name-trees.js';
import { planOf } from '../merging/plan.js';
import { archiveOf, type Part } from '../splitting/archive.js';
import { arrangeEach } from '../merging/arrange.js';
import { openSources, type OpenedSource } from '../merging/open-sources.js';
import { pdf, type Operation } from '../operation.js';
import { labelOf, readRanges, runsOf, type PageRange } from '../../../contracts/tools/page-ranges.js';

/**
 * Cuts a PDF into one file per range of pages; see {@link arrangeEach} for what is kept. Files that are attached to the
 * document as such belong to no page, so no part has them, and a note says so.
 *
 * @param files    exactly one PDF.
 * @param options  `pages`, in their order and turned, empty for all as they are; `mode` and with it `pageRanges` as in
 *   {@link readRanges} or `every`, which count in those pages.
 * @returns one PDF for one range; else a ZIP with one PDF per range, in the order given, named after its pages.
 * @throws Refusal as {@link openSources}, {@link planOf} and {@link readRanges}; `result.too-large`.
 */
export const split: Operation<'pdf-split'> = async ([file], options, work) => {
  const sources = await openSources([file], work);
  const pages = planOf(options.pages, sources);
  const ranges = rangesOf(options, pages.length);
  const parts: Part[] = [];
  let size = 0;
  await arrangeEach({
    sources,
    attachments: false,
    parts: ranges.map(({ first, last }) => pages.slice(first - 1, last)),
    onStart: (done) => {
      const range = ranges[done];
      if (range) work.report({ done, total: ranges.length, step: `pages ${labelOf(range)}` });
    },
    onPart: (bytes, index) => {
      size += bytes.length;
      if (size > RESULT_MAX_BYTES) throw new Refusal('result.too-large', { limit: RESULT_MAX_BYTES / MB });
      const range = ranges[index];
      if (range) parts.push({ range, bytes });
    },
  });
  const notes = sources.flatMap((source) => [...source.notes, ...notesOn(source)]);
  const [first] = parts;
  if (first && parts.length === 1) return pdf(first.bytes, notes);
  return { bytes: archiveOf(file.name, parts), mime: 'application/zip', extension: '.zip', notes };
};

const notesOn = (source: OpenedSource): Note[] => {
  const count = attachedFiles(source);
  if (count === 0) return [];
  const text =
    count === 1
      ? '1 attached file was left out: attachments do not belong to any page.'
      : `${count} attached files were left out: attachments do not belong to any page.`;
  return [{ code: 'split.attachments-dropped', text }];
};

const rangesOf = ({ mode, pageRanges, every }: OptionsOf<'pdf-split'>, count: number): readonly PageRange[] =>
  mode === 'ranges' ? readRanges(pageRanges, count) : runsOf(mode === 'every-page' ? 1 : every, count);
