import { z } from 'zod';
import { choice, flag } from './options.js';
import { changes } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Pages that are one picture are straightened and cleaned; all others stay as they are. */
export const pdfCleanScan = defineTool({
  id: 'pdf-clean-scan',
  title: 'Straighten scans',
  tagline: 'Crooked, speckled or dark-edged pages',
  action: 'Clean scans',
  duration: '2-10 s',
  pageSeconds: [0.1, 1.5],
  icon: 'scan-line',
  group: 'organise',
  lane: 'pdf',
  effort: 'long',
  ...onePdf,
  options: z.object({
    deskew: flag(true, { title: 'Straighten pages' }),
    scanColours: choice(['keep', 'grey', 'black'], 'keep', {
      title: 'Colours of the scan',
      names: { keep: 'As they are', grey: 'Shades of grey', black: 'Black and white' },
    }),
    darkEdges: choice(['keep', 'fill', 'crop'], 'keep', {
      title: 'Dark edges of the scan',
      names: { keep: 'Leave', fill: 'Fill with paper', crop: 'Cut off' },
    }),
    despeckle: flag(false, { title: 'Remove specks' }),
    dropBlank: flag(false, { title: 'Leave out blank pages' }),
  }),
  start: 'after-options',
  audience: 'testing',
  changesLooks: true,
  breaksSignatures: true,
  resultName: '{name}_straightened',
  alsoCalled: ['deskew', 'despeckle', 'crooked', 'clean up', 'scanner', 'black edges', 'tilted', 'binarise', 'noise'],
  rights: changes,
});
