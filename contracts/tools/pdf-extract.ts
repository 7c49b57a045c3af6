import { z } from 'zod';
import { choice } from './options.js';
import { copies } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Pictures as they are in the document, files attached to it, and the names of its fonts. */
export const pdfExtract = defineTool({
  id: 'pdf-extract',
  title: 'Extract pictures and attachments',
  tagline: 'What is in the document, as files of their own',
  action: 'Extract',
  duration: '1-5 s',
  icon: 'package-open',
  group: 'organise',
  lane: 'pdf',
  effort: 'long',
  ...onePdf,
  gives: {
    option: 'what',
    kinds: { files: ['image', 'archive'], images: ['image', 'archive'], attachments: ['archive'], fonts: ['text'] },
  },
  options: z.object({
    what: choice(['files', 'images', 'attachments', 'fonts'], 'files', {
      title: 'What to extract',
      names: {
        files: 'Pictures and attached files',
        images: 'Pictures',
        attachments: 'Attached files',
        fonts: 'Names of fonts',
      },
    }),
  }),
  start: 'after-options',
  audience: 'testing',
  resultName: '{name}_extracted',
  alsoCalled: ['images', 'photos', 'save pictures', 'embedded files', 'portfolio', 'font list', 'jpg', 'export images'],
  rights: copies,
});
