import { loadPdf } from './load.js';
import { pdf, type Operation } from './operation.js';

/**
 * Makes a PDF smaller.
 *
 * @param files    exactly one PDF.
 * @param options  `quality`: `low` gives the smallest file, `high` the sharpest.
 * @returns the same pages; never larger than the input: then the original itself, with a note.
 * @throws Refusal as {@link loadPdf}.
 */
export const compress: Operation<'pdf-compress'> = async ([file], _options, work) => {
  const source = await loadPdf(file, work);
  work.report({ done: 0, total: 1, step: 'rewriting' });
  const args = ['--object-streams=generate', '--recompress-flate', '--compression-level=9', 'in.pdf'];
  const smaller = await work.qpdf.write({ args, files: { 'in.pdf': source.bytes } });
  if (smaller.length < file.bytes.length) return pdf(smaller);
  return pdf(file.bytes, [{ code: 'compress.already-small', text: 'This PDF is already as small as it gets.' }]);
};
