import { z } from 'zod';
import { choice, decimal, optionalPageRanges, requiredText } from './options.js';
import { changes } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** A line of text on every page, or on some; opacity from 0 to 1. Requirement. */
export const pdfWatermark = defineTool({
  id: 'pdf-watermark',
  title: 'Watermark',
  tagline: 'Text on every page',
  action: 'Add watermark',
  duration: '2-3 s',
  icon: 'stamp',
  group: 'protect',
  lane: 'pdf',
  ...onePdf,
  options: z.object({
    watermarkText: requiredText('CONFIDENTIAL', 'Please enter watermark text', {
      title: 'Watermark text',
      placeholder: '20 to 30 characters work best',
    }),
    watermarkOpacity: decimal({ min: 0, max: 1 }, 0.5, {
      title: 'Opacity',
      slider: { min: 0, max: 100, step: 5, scale: 0.01 },
    }),
    watermarkPosition: choice(['top-left', 'top-right', 'center', 'bottom-left', 'bottom-right'], 'center', {
      title: 'Position',
      names: { center: 'Centre' },
    }),
    pageRanges: optionalPageRanges({ title: 'Pages', placeholder: 'all, or 1-3, 7, 9-12', besidePages: true }),
  }),
  start: 'after-options',
  audience: 'everyone',
  changesLooks: true,
  resultName: '{name}_watermarked',
  alsoCalled: ['stamp', 'draft', 'confidential', 'mark'],
  breaksSignatures: true,
  rights: changes,
});
