import { ghostscriptGrey, ghostscriptWhole, ghostscriptWithout, sofficeFromPdf, textDiff } from '../peers/peers.js';
import type { Case } from './case.js';
import type { Samples } from './tool-samples.js';

/**
 * Export of a hundred pages beside LibreOffice's own import of PDF, which makes a text box of every line, and the
 * recognition and cleaning of six scanned pages, for which nothing usual is on the command line; two files compared.
 */
export const exportCases = (
  { twoSmall, medium, pictures, greyScan, colourScan, layered, invoice }: Samples,
  profile: string,
): Case[] => [
  { tool: 'export-word', options: {}, sample: medium, peers: [sofficeFromPdf(profile)] },
  { tool: 'export-powerpoint', options: {}, sample: medium, peers: [] },
  { tool: 'export-word', label: 'OCR', options: {}, variant: 'scans to Word', sample: greyScan, peers: [] },
  { tool: 'pdf-compare', options: {}, sample: twoSmall, peers: [textDiff] },
  { tool: 'pdf-accessibility', options: {}, sample: medium, peers: [] },
  { tool: 'pdf-invoice', options: {}, sample: invoice, peers: [] },
  { tool: 'pdf-layers', options: {}, sample: layered, peers: [ghostscriptWhole] },
  { tool: 'pdf-remove-pictures', options: {}, sample: pictures, peers: [ghostscriptWithout('-dFILTERIMAGE')] },
  { tool: 'pdf-greyscale', options: {}, sample: colourScan, peers: [ghostscriptGrey] },
  {
    tool: 'pdf-clean-scan',
    options: { scanColours: 'black', despeckle: 'true' },
    variant: 'straight, black and white, no specks',
    sample: greyScan,
    peers: [],
  },
];
