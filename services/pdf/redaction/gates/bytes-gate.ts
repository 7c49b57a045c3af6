import { PDFInvalidObject, PDFRawStream, type PDFDocument, type PDFObject, type PDFRef } from 'pdf-lib';
import { decodedBytes } from '../../content/objects.js';
import type { Qpdf } from '../../engines/qpdf/qpdf.js';
import { openPdf } from '../../opening/editable.js';
import type { SensitiveTexts } from '../find/sensitive-texts.js';
import { stringsIn } from '../find/strings.js';
import { resultOf, type Failure, type GateResult } from './gate-report.js';
import { searchesFor } from './removed-texts.js';
import type { RemovedText } from '../survey/survey.js';
import { reachedFrom, streamKinds, type StreamKind } from '../pages/page-streams.js';

/** Bytes that may not be in the file. */
export interface Wanted {
  readonly sensitiveTexts: SensitiveTexts;
  readonly removed: readonly RemovedText[];
}

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
  const isSensitive = streamCheck(document, wanted);
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (object instanceof PDFInvalidObject) hits.push({ ref, reason: 'an object that cannot be read' });
    if (hasSensitiveString(object, wanted)) hits.push({ ref, reason: 'a string outside of the pages' });
    if (object instanceof PDFRawStream && isSensitive(ref, object, kinds.get(ref) ?? 'other')) {
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

/** Whether a stream holds a removed text; those of a page may be in what only others are made of. */
const streamCheck = (document: PDFDocument, { removed }: Wanted) => {
  const search = searchesFor(removed);
  const pages = document.getPages();
  const reached = new Map<RemovedText['page'], ReadonlySet<PDFRef>>();
  for (const page of new Set(removed.map((one) => one.page))) {
    const source = page === 'all' ? undefined : pages[page];
    if (source) reached.set(page, reachedFrom(source));
  }
  return (ref: PDFRef, stream: PDFRawStream, kind: StreamKind): boolean => {
    const isHere = (page: RemovedText['page']) => page === 'all' || (reached.get(page)?.has(ref) ?? false);
    if (kind === 'font' || !removed.some(({ page }) => isHere(page))) return false;
    const content = decodedBytes(stream) ?? stream.contents;
    return kind === 'content' ? search.content(content, isHere) : search.other(content, isHere);
  };
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
