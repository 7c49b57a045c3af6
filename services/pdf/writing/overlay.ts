import type { PDFDocument, PDFEmbeddedPage, PDFPage } from 'pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import type { LanguageCode } from '../../../contracts/languages.js';
import { multiply, operandsOf, type Matrix } from '../content/matrix.js';
import { isSound } from '../content/sound-content.js';
import { typesetChecked, type Typeset } from '../engines/typst.js';
import { wasmQpdf } from '../engines/qpdf/qpdf-wasm.js';
import { editPdf, openPdf, savePdf } from '../opening/editable.js';
import { loadPdf } from '../opening/load.js';
import type { ReadDocument, ReadPage } from '../reading/lines/document-model.js';
import type { ReadableFile } from '../reading/reading.js';
import { frameOf } from '../content/page-frame.js';
import { openStamper, type Stamper } from '../content/stamp-page.js';
import { saveSeen } from '../opening/save-seen.js';
import { sansFamilies } from '../text/font-families.js';
import { regionFor, typesetterLanguage } from './fonts.js';
import { OVERLAY_MARKUP } from './overlay-markup.js';
import { unitsOf } from './overlay-units.js';
import { stripText } from './strip-text.js';

export interface Overlaying {
  /** The PDF whose pages stay. */
  readonly file: ReadableFile;
  /** The content of its pages, in the new language. */
  readonly document: ReadDocument;
  readonly language: LanguageCode;
  /** The language it had; undefined where that is not known. */
  readonly was: LanguageCode | undefined;
}

/**
 * Writes texts into the places of a PDF's own: those are taken out of its content, pictures and drawings stay.
 *
 * @returns undefined where the pages show pictures of text, so that taking the text out would leave it to be seen, or keep what is laid over them from
 *   being seen.
 * @throws Refusal as {@link loadPdf}.
 */
export const writeOverlay = async ({ file, document, language, was }: Overlaying): Promise<Typeset | undefined> => {
  const work = { qpdf: wasmQpdf() };
  const pdf = await editPdf(await loadPdf(file, work), work);
  const { painted, hidden } = stripText(pdf);
  const showsText = document.pages.some(({ source, readPictures }) => source === 'recognised' || readPictures);
  if (hidden > painted || showsText) return undefined;
  const text = JSON.stringify(
    document.pages.map((page) => ({ width: page.width, height: page.height, units: unitsOf(page, language, was) })),
  );
  const region = regionFor(language, text);
  const inputs = {
    title: file.name,
    language: typesetterLanguage(language),
    fonts: JSON.stringify(sansFamilies(region)),
    pages: text,
  };
  const { bytes, missing } = await typesetChecked(OVERLAY_MARKUP, inputs, { text, region });
  const laid = await layOver(pdf, { texts: bytes, pages: document.pages, name: file.name });
  return laid && { bytes: laid, missing };
};

interface Layer {
  readonly layer: PDFEmbeddedPage;
  readonly read: ReadPage;
}

/** @returns the saved document; undefined where a text would not be seen over the content of its page. */
const layOver = async (
  pdf: PDFDocument,
  { texts, pages, name }: { readonly texts: Uint8Array; readonly pages: readonly ReadPage[]; readonly name: string },
): Promise<Uint8Array | undefined> => {
  const written = pages
    .map(({ blocks }, index) => ({ index, isEmpty: blocks.length === 0 }))
    .filter(({ isEmpty }) => !isEmpty);
  const embedded = await pdf.embedPages(
    (await openPdf(texts)).getPages().filter((_, index) => written.some((page) => page.index === index)),
  );
  const targets = pdf.getPages();
  const bytes = targets.every(isSound) ? texts : await savePdf(pdf); // what only doubtful pages are compared with
  const stampers = written.flatMap(({ index }, at): Stamper[] => {
    const page = targets[index];
    const layer = embedded[at];
    const read = pages[index];
    return page && layer && read ? [draw(pdf, page, { layer, read })] : [];
  });
  const stamper = { stamped: () => stampers.flatMap((one) => one.stamped()) };
  try {
    return await saveSeen(pdf, { source: { name, bytes }, stamper });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'pages.not-markable') return undefined;
    throw error;
  }
};

const draw = (pdf: PDFDocument, page: PDFPage, { layer, read: { width, height } }: Layer): Stamper => {
  const stamper = openStamper(pdf, { decoration: undefined, resources: { XObject: layer.ref } });
  const frame = frameOf(page.node);
  const toFrame: Matrix = [frame.width / width, 0, 0, frame.height / height, 0, 0];
  const place = multiply(toFrame, frame.toContent);
  const operators = `${operandsOf(place)} cm /${stamper.key} Do`;
  stamper.stamp(page, { operators, places: [place], extent: { width, height } });
  return stamper;
};
