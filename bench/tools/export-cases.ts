import { ghostscriptGrey, sofficeFromPdf } from '../peers/peers.js';
import type { Case } from './case.js';
import type { Samples } from './tool-samples.js';

/**
 * Export of a hundred pages beside LibreOffice's own import of PDF, which makes a text box of every line, and the
 * recognition and cleaning of six scanned pages, for which nothing usual is on the command line.
 */
export const exportCases = ({ medium, greyScan, colourScan }: Samples, profile: string): Case[] => [
  { tool: 'export-word', options: {}, sample: medium, peers: [sofficeFromPdf(profile)] },
  { tool: 'export-powerpoint', options: {}, sample: medium, peers: [] },
  { tool: 'export-word', label: 'OCR', options: {}, variant: 'scans to Word', sample: greyScan, peers: [] },
  { tool: 'pdf-greyscale', options: {}, sample: colourScan, peers: [ghostscriptGrey] },
  {
    tool: 'pdf-clean-scan',
    options: { scanColours: 'black', despeckle: 'true' },
    variant: 'straight, black and white, no specks',
    sample: greyScan,
    peers: [],
  },
];
