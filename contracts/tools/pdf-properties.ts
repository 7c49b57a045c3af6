import { z } from 'zod';
import { PROPERTY_MAX } from '../limits.js';
import { flag, optionalLine } from './options.js';
import { changes } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

const property = (title: string, placeholder: string) => optionalLine(PROPERTY_MAX, '', { title, placeholder });

/** The tool that sets the properties of a document; a property that is left empty stays as it is. */
export const pdfProperties = defineTool({
  id: 'pdf-properties',
  title: 'Properties',
  tagline: 'Title, author, keywords and language',
  action: 'Set properties',
  duration: '1-2 s',
  icon: 'tags',
  group: 'organise',
  lane: 'pdf',
  ...onePdf,
  options: z.object({
    title: property('Title', 'unchanged'),
    author: property('Author', 'unchanged'),
    subject: property('Subject', 'unchanged'),
    keywords: property('Keywords', 'unchanged'),
    language: optionalLine(PROPERTY_MAX, '', {
      title: 'Language',
      placeholder: 'unchanged, or like en-GB',
    }).refine((text) => text === '' || /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(text), {
      error: 'must be a language tag such as en or pt-BR',
    }),
    removeEmpty: flag(false, { title: 'Remove what is left empty' }),
  }),
  start: 'after-options',
  audience: 'testing',
  breaksSignatures: true,
  resultName: '{name}_properties',
  alsoCalled: ['metadata', 'title', 'author', 'keywords', 'xmp', 'document info'],
  rights: changes,
});
