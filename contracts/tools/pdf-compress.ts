import { z } from 'zod';
import { choice } from './options.js';
import { defineTool } from './tool.js';

export const pdfCompress = defineTool({
  id: 'pdf-compress',
  title: 'Compress this PDF',
  tagline: 'Smaller, still sharp',
  action: 'Compress PDF',
  duration: '2-5 s',
  icon: 'shrink',
  group: 'organise',
  lane: 'pdf',
  accepts: { kinds: ['pdf'], min: 1, max: 1 },
  refusal: { kinds: 'Requires exactly 1 PDF file', count: 'Requires exactly 1 PDF file' },
  options: z.object({
    quality: choice(['low', 'medium', 'high'], 'medium', {
      title: 'Quality',
      hints: { low: 'Smallest file', medium: 'Balanced', high: 'Sharpest' },
    }),
  }),
  start: 'at-once',
  audience: 'everyone',
  resultName: '{name}_compressed',
});
