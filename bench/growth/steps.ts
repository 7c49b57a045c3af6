import { join } from 'node:path';
import { PAGES_READ_MAX } from '../../contracts/limits.js';
import type { Peer } from '../peers/peer.js';
import * as qpdf from '../peers/peers.js';
import { pdftoppm, pdftotext } from '../peers/readers.js';
import { redaction } from '../samples/redaction.js';

/** One row of the table: a tool with its options, and who does the same. */
export interface GrowthStep {
  readonly tool: string;
  readonly options: Readonly<Record<string, string>>;
  /** Two files of half the pages each, or a picture beside the file; default: the file. */
  readonly takes?: 'halves' | 'picture';
  /** None where nothing on the command line does the same. */
  readonly peer?: Peer;
  /** More it does not take, or not in the time that there is. */
  readonly pagesMax?: number;
}

const REDACT_PAGES_MAX = 1000;
const WIDTH = 320;
const signer = { signerName: 'Jo Bench', signerEmail: 'jo@example.org', signatureText: 'Jo Bench' };

/** For a document of so many pages; the folder has the overlays of `keepOverlays`. */
export const growthSteps = (pages: number, folder: string): readonly GrowthStep[] => {
  const half = `1-${pages / 2}`;
  const overlay = (name: string) => qpdf.qpdfOverlay(join(folder, name));
  return [
    { tool: 'pdf-merge', options: {}, takes: 'halves', peer: qpdf.qpdfMerge },
    { tool: 'pdf-split', options: { pageRanges: half }, peer: qpdf.qpdfPages(half) },
    { tool: 'pdf-organise', options: { pages: `${pages}-1` }, peer: qpdf.qpdfPages('z-1') },
    { tool: 'pdf-rotate', options: { angle: '90' }, peer: qpdf.qpdfRotate },
    { tool: 'pdf-crop', options: { marginTop: '36', marginLeft: '36' } },
    { tool: 'pdf-sanitise', options: {}, peer: qpdf.mutoolClean },
    { tool: 'pdf-page-numbers', options: {} },
    { tool: 'pdf-watermark', options: { watermarkText: 'CONFIDENTIAL' }, peer: overlay('stamp.pdf') },
    { tool: 'pdf-image-watermark', options: {}, takes: 'picture', peer: overlay('logo.pdf') },
    { tool: 'pdf-protect', options: { userPassword: 'correct horse' }, peer: qpdf.qpdfEncrypt('correct horse') },
    { tool: 'pdf-sign', options: signer },
    { tool: 'pdf-compress', options: { quality: 'medium' }, peer: qpdf.qpdfOptimize },
    { tool: 'pdf-inspect', options: { text: `1-${pages}` }, peer: pdftotext, pagesMax: PAGES_READ_MAX },
    {
      tool: 'pdf-page-images',
      options: { pages: `1-${pages}`, width: String(WIDTH) },
      peer: pdftoppm({ first: 1, last: pages, width: WIDTH }, 'ppm'),
      pagesMax: PAGES_READ_MAX,
    },
    {
      tool: 'pdf-to-images',
      options: { width: String(WIDTH) },
      peer: pdftoppm({ first: 1, last: pages, width: WIDTH }, 'png'),
      pagesMax: PAGES_READ_MAX,
    },
    { tool: 'pdf-redact', options: redaction, pagesMax: REDACT_PAGES_MAX },
  ];
};
