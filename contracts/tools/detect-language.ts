import { z } from 'zod';
import { defineTool } from './tool.js';

export const detectLanguage = defineTool({
  id: 'detect-language',
  title: 'Language of a document',
  tagline: 'What it is written in',
  action: 'Detect language',
  duration: '1-2 s',
  icon: 'sparkles',
  group: 'understand',
  lane: 'ai',
  accepts: { kinds: ['pdf', 'image', 'text'], min: 1, max: 1 },
  refusal: {
    kinds: 'Requires exactly 1 file (PDF, image, or text)',
    count: 'Requires exactly 1 file (PDF, image, or text)',
  },
  options: z.object({}),
  start: 'at-once',
  audience: 'call',
  isQuestion: true,
  resultName: '{name}_language',
});
