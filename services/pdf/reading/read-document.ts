import { Refusal } from '../../../contracts/errors.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { eachWithin } from '../engines/pdfium/pdfium-limits.js';
import { wasmQpdf } from '../engines/qpdf/qpdf-wasm.js';
import { loadPdf } from '../opening/load.js';
import { orUnreadable } from '../opening/unreadable.js';
import type { ReadDocument } from './lines/document-model.js';
import { layOut } from './layout/layout.js';
import { readPlainPage } from './lines/plain-page.js';
import { withShownWords } from './lines/shown-words.js';
import { readPlainText } from './read-text.js';
import type { ReadableFile, Reading } from './reading.js';
import { picturesNotReadNotes, recognisedNotes } from './recognition/recognition-notes.js';
import { recogniseImage } from './recognition/recognise-image.js';
import { recognisePages } from './recognition/recognise-pages.js';

/**
 * Reads a PDF, an image or a plain text as pages of blocks in reading order. Pages without text, and
 * pictures of text on others, are recognised; notes say so.
 *
 * @throws Refusal as {@link loadPdf}; `text.unreadable`, `image.unreadable`, `image.too-large`.
 * @throws Refusal `recognition.too-slow` when there are more scanned pages than can be read in time.
 * @throws Refusal `document.no-text` when there is nothing to read on any page.
 */
export const readDocument = async (file: ReadableFile, work: Reading): Promise<ReadDocument> => {
  const document = await readPages(file, work);
  if (document.pages.every(({ source }) => source === 'empty')) {
    throw new Refusal('document.no-text', { name: file.name });
  }
  return document;
};

/** As {@link readDocument}, but takes a document without any text for an empty one. */
export const readPages = async (file: ReadableFile, work: Reading): Promise<ReadDocument> => {
  if (file.kind === 'pdf') return readPdf(file, work);
  if (file.kind === 'image') {
    const pages = layOut(await recogniseImage(file, work));
    return { pages, notes: recognisedNotes(file.name, pages) };
  }
  if (file.kind === 'text') return readPlainText(file, work);
  throw new Error(`a document of kind ${file.kind} is turned into a PDF before it is read`);
};

const readPdf = async (file: ReadableFile, work: Reading): Promise<ReadDocument> => {
  const { bytes, pageCount } = await loadPdf(file, { qpdf: work.qpdf ?? wasmQpdf() });
  const pages = await orUnreadable(file.name, () =>
    withDocument(bytes, (document) =>
      eachWithin(document.module, { items: [...Array(pageCount).keys()] }, (index) => {
        work.report({ done: index, total: pageCount, step: `reading page ${index + 1} of ${pageCount}` });
        const page = readPlainPage(document, index);
        return work.onlyShown === true ? withShownWords(page) : page;
      }),
    ),
  );
  const read = await recognisePages({ name: file.name, bytes }, pages, work);
  const laidOut = layOut(read.pages);
  const notes = [...recognisedNotes(file.name, laidOut), ...picturesNotReadNotes(file.name, read.picturesNotRead)];
  return { pages: laidOut, notes };
};
