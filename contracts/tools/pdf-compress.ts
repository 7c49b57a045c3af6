import { z } from 'zod';
import { FILE_MAX_BYTES } from '../limits.js';
import { choice, dataSize, flag } from './options.js';
import { repacks } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/**
 * `targetSize` in bytes: the result is not larger where that can be reached. `keepSigned` leaves a signed file as it is.
 * Requirement.
 */
export const pdfCompress = defineTool({
  id: 'pdf-compress',
  title: 'Compress this PDF',
  tagline: 'Smaller, still sharp',
  action: 'Compress PDF',
  duration: '2-5 s',
  pageSeconds: [0.01, 0.2],
  icon: 'shrink',
  group: 'organise',
  lane: 'pdf',
  effort: 'long',
  ...onePdf,
  options: z.object({
    quality: choice(['low', 'medium', 'high'], 'medium', {
      title: 'Quality',
      hints: { low: 'Smallest file', medium: 'Balanced', high: 'Sharpest' },
    }),
    targetSize: dataSize(
      { min: 1, max: FILE_MAX_BYTES.pdf },
      { title: 'Target size', placeholder: 'e.g. 2 MB (optional)' },
    ),
    keepSigned: flag(false, { title: 'Leave signed files as they are', unasked: true }).optional(),
  }),
  start: 'at-once',
  audience: 'everyone',
  changesLooks: true,
  resultName: '{name}_compressed',
  alsoCalled: ['shrink', 'reduce', 'smaller', 'optimise', 'make small', 'file size'],
  breaksSignatures: true,
  rights: repacks,
});
