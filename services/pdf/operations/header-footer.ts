import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { keepProtection } from '../keep-protection.js';
import { editPdf } from '../opening/editable.js';
import { loadPdf } from '../opening/load.js';
import { pagesNamed } from '../opening/pages-named.js';
import { saveSeen } from '../opening/save-seen.js';
import { pdf, type Operation, type Produced, type SourceFile, type Work } from '../operation.js';
import { archiveOfNamed } from '../splitting/archive.js';
import { hasLook, textsOfPage } from '../stamping/page-texts.js';
import { stampTexts } from '../stamping/stamp-texts.js';

type Options = OptionsOf<'pdf-header-footer'>;

const TEXTS = ['headerLeft', 'headerCenter', 'headerRight', 'footerLeft', 'footerCenter', 'footerRight'] as const;

/**
 * Writes texts at the top and the bottom of pages, upright as displayed, in any script, as text that can be found.
 *
 * @param files    one PDF, or several, over which the Bates numbers go on in the order of the files.
 * @param options  six texts, in which `{n}`, `{total}`, `{date}` (the day in UTC), `{file}` and `{bates}` are filled in;
 *   `pageRanges` as in {@link pagesNamed}, of each file. Sizes in points; a text that would meet the one beside it is
 *   set smaller.
 * @returns a PDF with the same pages; a ZIP of one for each file where there are several.
 * @throws Refusal as {@link loadPdf}, {@link pagesNamed} and {@link saveSeen}; `fonts.missing`; `tool.option-invalid`
 *   where there is no text at all.
 */
export const headerFooter: Operation<'pdf-header-footer'> = async (files, options, work) => {
  refuseWithoutText(options);
  const [only] = files;
  if (files.length === 1) return (await stamped(only, options, { before: 0, work })).produced;
  const entries: (readonly [string, Uint8Array])[] = [];
  const notes: Note[] = [];
  let before = 0;
  for (const [done, file] of files.entries()) {
    work.report({ done, total: files.length, step: `stamping ${file.name}` });
    const one = await stamped(file, options, { before, work: { ...work, report: () => undefined } });
    const { bytes, notes: own } = await keepProtection(
      'pdf-header-footer',
      { files: [file], produced: one.produced },
      work.qpdf,
    );
    before += one.count;
    entries.push([file.name, bytes]);
    notes.push(...own);
  }
  return { bytes: archiveOfNamed(entries), mime: 'application/zip', extension: '.zip', notes };
};

const refuseWithoutText = (options: Options): void => {
  if (TEXTS.some((field) => hasLook(options[field]))) return;
  throw new Refusal('tool.option-invalid', { field: 'footerCenter', problem: 'at least one text must be given' });
};

interface Course {
  /** Pages stamped in the files before. */
  readonly before: number;
  readonly work: Work;
}

interface StampedFile {
  readonly produced: Produced;
  /** Pages stamped. */
  readonly count: number;
}

const stamped = async (file: SourceFile, options: Options, { before, work }: Course): Promise<StampedFile> => {
  const source = await loadPdf(file, work);
  const document = await editPdf(source, work);
  const pages = pagesNamed(document, options.pageRanges);
  const total = options.firstNumber + pages.length - 1;
  const name = file.name.replace(/(?<=.)\.pdf$/i, '');
  const texts = pages.map((_, index) =>
    textsOfPage(options, {
      n: options.firstNumber + index,
      total,
      date: work.now,
      file: name,
      stamped: before + index,
    }),
  );
  const stamper = await stampTexts(document, { pages, texts, options }, work);
  return { produced: pdf(await saveSeen(document, { source, stamper }), source.notes), count: pages.length };
};
