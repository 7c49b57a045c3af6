import { PDFName, type PDFDocument, type PDFEmbeddedPage, type PDFPage } from 'pdf-lib';
import type { LanguageCode } from '../../../contracts/languages.js';
import { multiply, operandsOf, type Matrix } from '../content/matrix.js';
import { closeContent, rebuildAsForm } from '../content/closed-content.js';
import { contentOf } from '../content/page-content.js';
import { isSound } from '../content/sound-content.js';
import { typesetChecked, type Typeset } from '../engines/typst.js';
import { wasmQpdf } from '../engines/qpdf/qpdf-wasm.js';
import { editPdf, openPdf, savePdf } from '../opening/editable.js';
import { loadPdf } from '../opening/load.js';
import type { ReadDocument, ReadPage } from '../reading/lines/document-model.js';
import type { ReadableFile } from '../reading/reading.js';
import { frameOf } from '../content/page-frame.js';
import { freeKey, missingSaves, setResource } from '../content/stamp-page.js';
import { sansFamilies } from '../text/font-families.js';
import { regionFor, typesetterLanguage } from './fonts.js';
import { OVERLAY_MARKUP } from './overlay-markup.js';
import { unitsOf } from './overlay-units.js';
import { stripText } from './strip-text.js';

export interface Overlaying {
  /** The PDF whose pages stay. */
  readonly file: ReadableFile;
  /** What is on its pages, in the new language. */
  readonly document: ReadDocument;
  readonly language: LanguageCode;
  /** The language it had; undefined where that is not known. */
  readonly was: LanguageCode | undefined;
}

/**
 * Writes texts into the places of a PDF's own: those are taken out of its content, pictures and drawings stay.
 *
 * @returns undefined where the pages show pictures of text, so that taking the text out would leave it to be seen.
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
  await layOver(pdf, bytes, document.pages);
  return { bytes: await savePdf(pdf), missing };
};

const layOver = async (pdf: PDFDocument, texts: Uint8Array, pages: readonly ReadPage[]): Promise<void> => {
  const written = pages
    .map(({ blocks }, index) => ({ index, isEmpty: blocks.length === 0 }))
    .filter(({ isEmpty }) => !isEmpty);
  const embedded = await pdf.embedPages(
    (await openPdf(texts)).getPages().filter((_, index) => written.some((page) => page.index === index)),
  );
  const targets = pdf.getPages();
  for (const [at, { index }] of written.entries()) {
    const page = targets[index];
    const layer = embedded[at];
    const read = pages[index];
    if (page && layer && read) draw(page, layer, read);
  }
};

const draw = (page: PDFPage, layer: PDFEmbeddedPage, { width, height }: ReadPage): void => {
  if (isSound(page)) closeContent(page.doc, page);
  else rebuildAsForm(page);
  const frame = frameOf(page.node);
  const toFrame: Matrix = [frame.width / width, 0, 0, frame.height / height, 0, 0];
  const key = freeKey([page], ['XObject']);
  setResource(page, 'XObject', [key, layer.ref]);
  const content = contentOf(page);
  const { before, after } = missingSaves(content);
  const over = `${'Q\n'.repeat(after)}q ${operandsOf(multiply(toFrame, frame.toContent))} cm /${key} Do Q\n`;
  const whole = Buffer.concat([Buffer.from('q\n'.repeat(before)), content, Buffer.from(`\n${over}`)]);
  const { context } = page.node;
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(whole)));
};
