import type { Note } from '../../../contracts/events/conversion.js';
import { indicesOf, readRanges } from '../../../contracts/tools/page-ranges.js';
import { declaredLanguage } from '../engines/pdfium/document-language.js';
import { extractPages, withDocument } from '../engines/pdfium/pdfium-document.js';
import type { WithQpdf } from '../engines/qpdf/qpdf.js';
import { loadPdf } from '../opening/load.js';
import { orUnreadable } from '../opening/unreadable.js';
import type { SourceFile } from '../operation.js';
import { withAnnotations } from './annotations/shown-annotations.js';

/** The pages of a PDF that are read. */
export interface ChosenPart {
  /** A PDF of these pages alone, not encrypted, whose filled fields and stamps are part of them. */
  readonly file: SourceFile;
  /** The numbers that the pages had, from 1. */
  readonly numbers: readonly number[];
  /** The language that the document says it is in. */
  readonly language: string | undefined;
  readonly notes: readonly Note[];
}

/**
 * The pages that ranges name, each once, in the order of the document.
 *
 * @param pageRanges  as in {@link readRanges}, empty for all pages.
 * @throws Refusal as {@link loadPdf} and {@link readRanges}.
 */
export const chosenPart = async (file: SourceFile, pageRanges: string, work: WithQpdf): Promise<ChosenPart> => {
  const loaded = await loadPdf(file, work);
  const { pageCount, notes } = loaded;
  const ranges = readRanges(pageRanges === '' ? `1-${pageCount}` : pageRanges, pageCount);
  const chosen = new Set(ranges.flatMap(indicesOf));
  const indices = [...Array(pageCount).keys()].filter((index) => chosen.has(index));
  const shown = await withAnnotations(loaded, work);
  const { bytes, language } = await orUnreadable(file.name, async () => ({
    language: await withDocument(loaded.bytes, declaredLanguage),
    bytes:
      indices.length === pageCount ? shown : await withDocument(shown, (document) => extractPages(document, indices)),
  }));
  return { file: { ...file, bytes }, numbers: indices.map((index) => index + 1), language, notes };
};
