import { Refusal } from '../../../contracts/errors.js';
import { PAGES_MAX } from '../../../contracts/limits.js';
import { joinPdfs } from './join.js';
import { loadPdf, type LoadedPdf } from './load.js';
import { pdf, type Operation, type SourceFile, type Work } from './operation.js';

/**
 * Joins PDFs into one, in the order given; see {@link joinPdfs} for what is kept.
 *
 * @param files  two or more PDFs.
 * @returns one PDF with as many pages as the inputs together.
 * @throws Refusal as {@link loadPdf}, naming the file.
 */
export const merge: Operation<'pdf-merge'> = async (files, _options, work) => {
  const parts = await loadAll(files, work);
  return pdf(
    await joinPdfs(parts, work),
    parts.flatMap(({ notes }) => notes),
  );
};

const loadAll = async (files: readonly SourceFile[], work: Work): Promise<LoadedPdf[]> => {
  const parts: LoadedPdf[] = [];
  for (const [index, file] of files.entries()) {
    work.report({ done: index, total: files.length + 1, step: `reading ${file.name}` });
    parts.push(await loadPdf(file, work));
  }
  const count = parts.reduce((sum, { pageCount }) => sum + pageCount, 0);
  if (count > PAGES_MAX) throw new Refusal('pdf.too-many-pages', { name: 'The result', count, limit: PAGES_MAX });
  work.report({ done: files.length, total: files.length + 1, step: `joining ${files.length} files` });
  return parts;
};
