import { z } from 'zod';
import { reads } from './owner-rights.js';
import { oneFile } from './takes.js';
import { textEncodingOption } from './text-encoding-option.js';
import { defineTool } from './tool.js';

/** Behind `POST /api/detect-language`; never offered in the picker. */
export const detectLanguage = defineTool({
  id: 'detect-language',
  title: 'Document language',
  tagline: 'The language it is written in',
  action: 'Detect language',
  duration: '1-2 s',
  icon: 'sparkles',
  group: 'understand',
  lane: 'ai',
  effort: 'long',
  ...oneFile,
  options: z.object({ textEncoding: textEncodingOption }),
  start: 'at-once',
  audience: 'call',
  isQuestion: true,
  resultName: '{name}_language',
  alsoCalled: [],
  rights: reads,
});
