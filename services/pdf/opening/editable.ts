import { PDFDocument, PDFHeader } from 'pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import { readStreamsInPlace, writeStreamsWhole } from '../content/whole-streams.js';
import { rewritten, withDocument } from '../engines/pdfium/pdfium-document.js';
import { QpdfFailed } from '../engines/qpdf/qpdf.js';
import type { LoadedPdf } from './load.js';
import { withTreeTypes } from './page-tree-types.js';
import type { WithQpdf } from '../engines/qpdf/qpdf.js';

writeStreamsWhole();
readStreamsInPlace();

/** A job has its process to itself, so the library need not let others in while it reads and writes. */
const AT_ONCE = Infinity;

const UNCHANGED = { updateFieldAppearances: false, addDefaultPage: false, objectsPerTick: AT_ONCE } as const;

/** @throws Refusal `pdf.unreadable` where {@link findEditable} finds nothing. */
export const editPdf = async (source: LoadedPdf, work: WithQpdf): Promise<PDFDocument> => {
  const document = await findEditable(source, work);
  if (document) return document;
  throw new Refusal('pdf.unreadable', { name: source.name, reason: 'its structure is damaged beyond repair' });
};

/**
 * A loaded PDF object by object: as it is, else as qpdf writes it, else as PDFium does. A model that does not see all
 * pages is not used; undefined when none does.
 */
export const findEditable = async (
  { bytes, pageCount }: Pick<LoadedPdf, 'bytes' | 'pageCount'>,
  { qpdf }: WithQpdf,
): Promise<PDFDocument | undefined> => {
  const versions = [
    () => Promise.resolve(bytes),
    () => qpdf.write({ args: ['in.pdf'], files: { 'in.pdf': bytes } }),
    () => withDocument(bytes, rewritten),
  ];
  for (const version of versions) {
    const document = await opened(version, pageCount);
    if (document) return document;
  }
  return undefined;
};

const opened = async (version: () => Promise<Uint8Array>, pageCount: number): Promise<PDFDocument | undefined> => {
  try {
    const document = await openPdf(await version());
    return document.getPages().length === pageCount ? document : undefined;
  } catch {
    return undefined; // the next version may open
  }
};

/** Opens a file that is known to be in order, as it is. */
export const openPdf = async (bytes: Uint8Array): Promise<PDFDocument> =>
  withTreeTypes(await PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: AT_ONCE }));

/** Unchanged in everything that nobody touched. */
export const savePdf = (document: PDFDocument): Promise<Uint8Array> =>
  document.save({ ...UNCHANGED, useObjectStreams: false });

/** {@link savePdf} in less room: its objects go into object streams, as in what was written by others. */
export const saveDense = (document: PDFDocument): Promise<Uint8Array> => {
  const { context } = document;
  if (isBelow15(context.header.toString())) context.header = PDFHeader.forVersion(1, 5);
  return document.save({ ...UNCHANGED, useObjectStreams: true });
};

/** @see ISO 32000-1, 7.5.7 "Object streams": since PDF 1.5. */
const isBelow15 = (header: string): boolean => /%PDF-1\.[0-4]/.test(header);

/** As small as it gets without changing anything; as it is where qpdf can't read it. `extra` goes to qpdf. */
export const packPdf = async (
  bytes: Uint8Array,
  { qpdf }: WithQpdf,
  extra: readonly string[] = [],
): Promise<Uint8Array> => {
  try {
    return await qpdf.write({ args: ['--object-streams=generate', ...extra, 'in.pdf'], files: { 'in.pdf': bytes } });
  } catch (error) {
    if (error instanceof QpdfFailed) return bytes;
    throw error;
  }
};
