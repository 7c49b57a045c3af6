import { z } from 'zod';
import { choice } from './options.js';
import { changes } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Text, lines and pictures become grey and stay what they are. */
export const pdfGreyscale = defineTool({
  id: 'pdf-greyscale',
  title: 'Greyscale',
  tagline: 'Colours become greys, text stays text',
  action: 'Make grey',
  duration: '2-10 s',
  pageSeconds: [0.05, 0.5],
  icon: 'contrast',
  group: 'organise',
  lane: 'pdf',
  ...onePdf,
  options: z.object({
    greyText: choice(['grey', 'black'], 'grey', {
      title: 'Coloured text becomes',
      names: { grey: 'Grey like all else', black: 'Black' },
      hints: { black: 'Light text, such as white on blue, stays light' },
    }),
  }),
  start: 'after-options',
  audience: 'testing',
  changesLooks: true,
  breaksSignatures: true,
  resultName: '{name}_grey',
  alsoCalled: [
    'grayscale',
    'gray',
    'black and white',
    'monochrome',
    'remove colour',
    'decolour',
    'save ink',
    'colours',
  ],
  rights: changes,
});
