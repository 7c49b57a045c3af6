import { z } from 'zod';
import { oneFile } from './takes.js';
import { textEncodingOption } from './text-encoding-option.js';

/** What the exports to Word and PowerPoint have in common. */
export const exportedDocument = {
  duration: '2-5 s',
  pageSeconds: [0.02, 0.05],
  icon: 'file-type',
  group: 'understand',
  lane: 'pdf',
  effort: 'long',
  ...oneFile,
  options: z.object({ textEncoding: textEncodingOption }),
  start: 'at-once',
  audience: 'call',
  inBatches: true,
  resultName: '{name}',
} as const;
