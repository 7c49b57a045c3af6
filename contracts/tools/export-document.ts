import { z } from 'zod';
import { scanLanguages } from './scan-languages.js';
import { oneFile } from './takes.js';
import { textEncodingOption } from './text-encoding-option.js';

/** Fields that the exports to Word and PowerPoint have in common. */
export const exportedDocument = {
  duration: '2-5 s',
  pageSeconds: [0.02, 0.05],
  icon: 'file-type',
  group: 'understand',
  lane: 'pdf',
  effort: 'long',
  ...oneFile,
  gives: ['office'],
  options: z.object({ textEncoding: textEncodingOption, scanLanguages: scanLanguages({ kinds: ['pdf', 'image'] }) }),
  start: 'at-once',
  audience: 'call',
  inBatches: true,
  resultName: '{name}',
} as const;
