import { createHash } from 'node:crypto';
import { PDFHexString, type PDFDocument } from 'pdf-lib';
import type { ArchiveLevel } from '../engines/verapdf/verapdf.js';
import { mendAnnotations } from './annotations.js';
import { sayColours } from './colours.js';
import { describe } from './description.js';
import { dropForbidden } from './drop-forbidden.js';
import { mendEmbeddedFonts } from './embedded-fonts.js';
import { mendFiles } from './files.js';
import { mendLayers } from './layers.js';
import { sayMeanings } from './meanings.js';
import { embedMissingFonts } from './missing-fonts.js';
import { dropUnknownOperators } from './operators.js';
import { ownResources, repackStreams } from './resources.js';

interface Archiving {
  readonly level: ArchiveLevel;
  readonly now: Date;
  /** Further descriptions, as they stand in XMP. */
  readonly extra?: string;
}

/**
 * Makes of a document what an archive takes, as far as it can without changing what its pages show.
 *
 * @returns names of the fonts that it only named, and has now.
 */
export const archiveDocument = async (document: PDFDocument, archiving: Archiving): Promise<readonly string[]> => {
  const { level, now } = archiving;
  dropForbidden(document, level === '3b');
  mendAnnotations(document);
  mendLayers(document);
  if (level === '3b') mendFiles(document, now);
  ownResources(document);
  repackStreams(document);
  dropUnknownOperators(document);
  const fonts = await embedMissingFonts(document);
  mendEmbeddedFonts(document);
  if (level === '2u' || level === '2a') sayMeanings(document);
  await finishArchive(document, archiving);
  return fonts;
};

/** Writes the document's account of itself: its colours, its description and which file it is. */
export const finishArchive = async (document: PDFDocument, { level, now, extra = '' }: Archiving): Promise<void> => {
  await sayColours(document);
  describe(document, { part: level === '3b' ? 3 : 2, conformance: CONFORMANCE[level] }, { now, extra });
  identify(document, now);
};

const CONFORMANCE = { '2a': 'A', '2b': 'B', '2u': 'U', '3b': 'B' } as const;

/** @see ISO 19005-2, 6.1.3 "File trailer" */
const identify = (document: PDFDocument, now: Date): void => {
  const { context } = document;
  const digest = createHash('md5').update(`${now.toISOString()} ${context.largestObjectNumber}`).digest('hex');
  const identifier = PDFHexString.of(digest);
  context.trailerInfo.ID = context.obj([identifier, identifier]);
};
