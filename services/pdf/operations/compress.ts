import { imageQualities, type ImageQuality } from '../compression/quality.js';
import { shareEqualStreams } from '../compression/share-streams.js';
import { shrinkImages } from '../compression/shrink-images.js';
import { PdfiumRefused, withDocument } from '../engines/pdfium-document.js';
import { findEditable, packPdf, savePdf } from './editable.js';
import { loadPdf, type LoadedPdf } from './load.js';
import { pdf, type Operation, type Work } from './operation.js';

/**
 * Makes a PDF smaller: images are recoded to the resolution at which they are shown, equal streams stored once, and
 * everything packed anew. Text and drawings keep every detail.
 *
 * @param files    exactly one PDF.
 * @param options  `quality`: `low` gives the smallest file, `high` the sharpest.
 * @returns the same pages; never larger than the input: then the original itself, with a note. Only a damaged file
 *   comes back repaired even where that takes more bytes.
 * @throws Refusal as {@link loadPdf}.
 */
export const compress: Operation<'pdf-compress'> = async ([file], { quality }, work) => {
  const source = await loadPdf(file, work);
  const lighter = await withLighterImages(source, imageQualities[quality], work);
  work.report({ done: 1, total: 1, step: 'packing' });
  const smaller = await packPdf(lighter, work, ['--recompress-flate', '--compression-level=9']);
  const helps = smaller.length < file.bytes.length || source.repaired;
  if (helps && (await pagesIn(smaller)) === source.pageCount) return pdf(smaller, source.notes);
  return pdf(file.bytes, [{ code: 'compress.already-small', text: 'This PDF is already as small as it gets.' }]);
};

/** The bytes as they are where the document can't be edited. */
const withLighterImages = async (source: LoadedPdf, quality: ImageQuality, work: Work): Promise<Uint8Array> => {
  const document = await findEditable(source, work);
  if (!document) return source.bytes;
  await shrinkImages(document, quality, (done, total) => {
    work.report({ done, total: total + 1, step: `image ${done + 1} of ${total}` });
  });
  shareEqualStreams(document);
  return savePdf(document);
};

/** 0 for what is no PDF. */
const pagesIn = (bytes: Uint8Array): Promise<number> =>
  withDocument(bytes, ({ pageCount }) => pageCount).catch((error: unknown) => {
    if (error instanceof PdfiumRefused) return 0;
    throw error;
  });
