import type { FileKind } from '../../../contracts/files.js';
import { imageToPdf } from './image-to-pdf.js';
import { joinPdfs } from './join.js';
import { loadPdf, type LoadedPdf } from './load.js';
import { officeToPdf } from './office-to-pdf.js';
import { pdf, type Operation, type SourceFile, type Work } from './operation.js';
import { textToPdf } from './text-to-pdf.js';

type Convert = (file: SourceFile, work: Work) => Promise<Uint8Array>;

const converters: Readonly<Record<FileKind, Convert>> = {
  pdf: (file) => Promise.resolve(file.bytes),
  image: imageToPdf,
  text: textToPdf,
  office: officeToPdf,
};

/**
 * Turns files of any kind into one PDF, in the order given.
 *
 * @param files  one or more images, text files, Office documents or PDFs.
 * @returns one PDF: a page per image, as many as it takes for anything else.
 * @throws Refusal of the file that can't be read, by its kind (`image.*`, `text.*`, `office.*`, `pdf.*`).
 */
export const toPdf: Operation<'to-pdf'> = async (files, _options, work) => {
  const parts: LoadedPdf[] = [];
  for (const [index, file] of files.entries()) {
    work.report({ done: index, total: files.length, step: `converting ${file.name}` });
    const bytes = await converters[file.kind](file, work);
    parts.push(await loadPdf({ name: file.name, bytes }, work));
  }
  const [only] = parts;
  if (only && parts.length === 1) return pdf(only.bytes);
  return pdf(await joinPdfs(parts, work));
};
