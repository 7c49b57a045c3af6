import { z } from 'zod';
import { PROPERTY_MAX } from '../limits.js';
import { optionalLine } from './options.js';
import { changes } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Mends what a machine can for people who hear a PDF or use it by keyboard, and says what is left to people. */
export const pdfAccessibility = defineTool({
  id: 'pdf-accessibility',
  title: 'Accessibility check',
  tagline: 'Mends title, language and tab order, and says what is left',
  action: 'Check and mend',
  duration: '2-5 s',
  icon: 'accessibility',
  group: 'understand',
  lane: 'pdf',
  ...onePdf,
  options: z.object({
    documentTitle: optionalLine(PROPERTY_MAX, '', {
      title: 'Title of the document',
      placeholder: 'kept, or taken from its first heading',
    }),
    documentLanguage: optionalLine(PROPERTY_MAX, '', {
      title: 'Language of its text',
      placeholder: 'found out, or such as en-GB',
    }).refine((text) => text === '' || /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(text), {
      error: 'must be a language tag such as en or pt-BR',
    }),
  }),
  start: 'after-options',
  audience: 'testing',
  breaksSignatures: true,
  resultName: '{name}_accessible',
  alsoCalled: ['a11y', 'pdf/ua', 'wcag', 'screen reader', 'alt text', 'tagged', 'section 508', 'barrier-free'],
  rights: changes,
});
