import { PDFInvalidObject, PDFRawStream, type PDFDocument, type PDFObject, type PDFRef } from 'pdf-lib';
import { decodedBytes } from '../../content/objects.js';
import type { Qpdf } from '../../engines/qpdf/qpdf.js';
import { openPdf } from '../../opening/editable.js';
import { folded } from '../find/fold-text.js';
import type { SensitiveTexts } from '../find/sensitive-texts.js';
import { stringsIn } from '../find/strings.js';
import { contentStrings } from '../pages/content-strings.js';
import { resultOf, type Failure, type GateResult } from './gate-report.js';
import { reachedFrom, streamKinds, type StreamKind } from '../pages/page-streams.js';

/** What may not be in the file. */
export interface Wanted {
  readonly sensitiveTexts: SensitiveTexts;
  /** Texts that stood on the pages, folded, and the page (from 0) whose content they may not be in any more. */
  readonly removed: readonly { readonly text: string; readonly page: number | 'all' }[];
}

/** Shorter texts are found by chance among the codes of a content stream. */
const CONTENT_MIN = 4;
/** Without regard to the gaps between strings. */
const TIGHT_MIN = 8;
/** In anything else, such as the samples of an image. */
const OTHER_MIN = 6;

/**
 * Looks through the whole file, every stream inflated by qpdf and every string decoded, for what was removed: in
 * Latin-1, UTF-8 and UTF-16, in hexadecimal and escaped strings, as letters and as parts of addresses.
 */
export const bytesGate = async (bytes: Uint8Array, wanted: Wanted, qpdf: Qpdf): Promise<GateResult> => {
  const args = ['--stream-data=uncompress', '--object-streams=disable', '--decode-level=specialized', 'in.pdf'];
  const inflated = await qpdf.write({ args, files: { 'in.pdf': bytes } });
  const document = await openPdf(inflated);
  const kinds = streamKinds(document);
  const hits: { readonly ref: PDFRef; readonly reason: string }[] = [];
  const scopes = scopesOf(document, wanted);
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (object instanceof PDFInvalidObject) hits.push({ ref, reason: 'an object that cannot be read' });
    if (hasSensitiveString(object, wanted)) hits.push({ ref, reason: 'a string outside of the pages' });
    if (object instanceof PDFRawStream && isSensitive(object, kinds.get(ref) ?? 'other', scopes(ref))) {
      hits.push({ ref, reason: `a stream (${kinds.get(ref) ?? 'other'})` });
    }
  }
  const extent = `${kinds.size} streams, ${document.context.enumerateIndirectObjects().length} objects`;
  return resultOf('bytes', extent, blamed(document, hits));
};

const hasSensitiveString = (object: PDFObject, { sensitiveTexts }: Wanted): boolean => {
  const sensitive: Uint8Array[] = [];
  stringsIn(object, ({ bytes }) => {
    if (sensitiveTexts.areInBytes(bytes)) sensitive.push(bytes);
  });
  return sensitive.length > 0;
};

/** The removed texts that a stream may not hold: those of a page may be on others. */
const scopesOf = (document: PDFDocument, { removed }: Wanted): ((ref: PDFRef) => readonly string[]) => {
  const everywhere = removed.flatMap(({ text, page }) => (page === 'all' ? [text] : []));
  const pages = document.getPages();
  const onPages = [...new Set(removed.map(({ page }) => page))].flatMap((page) => {
    const source = page === 'all' ? undefined : pages[page];
    if (!source) return [];
    return [
      { reached: reachedFrom(source), texts: removed.filter((one) => one.page === page).map(({ text }) => text) },
    ];
  });
  return (ref) => [...everywhere, ...onPages.flatMap(({ reached, texts }) => (reached.has(ref) ? texts : []))];
};

const isSensitive = (stream: PDFRawStream, kind: StreamKind, texts: readonly string[]): boolean => {
  if (kind === 'font' || texts.length === 0) return false;
  const content = decodedBytes(stream) ?? stream.contents;
  return kind === 'content' ? isContentSensitive(content, texts) : isOtherStreamSensitive(content, texts);
};

const isContentSensitive = (content: Uint8Array, texts: readonly string[]): boolean =>
  contentStrings(content).some(({ spaced, tight }) => {
    const loose = folded(spaced);
    const close = folded(tight).replaceAll(' ', '');
    return texts.some((text) => {
      const letters = text.replaceAll(' ', '');
      if (letters.length < CONTENT_MIN) return false;
      return loose.includes(text) || (letters.length >= TIGHT_MIN && close.includes(letters));
    });
  });

const isOtherStreamSensitive = (content: Uint8Array, texts: readonly string[]): boolean => {
  const letters = texts.filter((text) => text.length >= OTHER_MIN);
  if (letters.length === 0) return false;
  const plain = Buffer.from(content.buffer, content.byteOffset, content.length).toString('latin1').toLowerCase();
  return letters.some((text) => formsOf(text).some((form) => plain.includes(form)));
};

/** How a text looks in a file when bytes are taken for letters. */
const formsOf = (text: string): string[] => {
  const small = text.normalize('NFC');
  return [small, small.toUpperCase()].flatMap((written) => {
    const wide = Buffer.from(written, 'utf16le');
    const encodings = [Buffer.from(written, 'latin1'), Buffer.from(written, 'utf8'), wide, Buffer.from(wide).swap16()];
    return encodings.flatMap((bytes) => [bytes.toString('latin1').toLowerCase(), bytes.toString('hex')]);
  });
};

const blamed = (document: PDFDocument, hits: readonly { ref: PDFRef; reason: string }[]): Failure[] => {
  if (hits.length === 0) return [];
  const reached = document.getPages().map((page) => reachedFrom(page));
  return hits.flatMap(({ ref, reason }): Failure[] => {
    const pages = reached.flatMap((refs, page) => (refs.has(ref) ? [page] : []));
    const blame = (page: number | undefined): Failure => ({ gate: 'bytes', page, reason, uncovered: [] });
    return pages.length > 0 ? pages.map(blame) : [blame(undefined)];
  });
};
