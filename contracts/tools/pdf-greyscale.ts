import { z } from 'zod';
import { choice } from './options.js';
import { changes } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Text, lines and pictures become grey and stay what they are; or only text becomes black. */
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
    greyText: choice(['grey', 'black', 'black-text', 'black-lines'], 'grey', {
      title: 'Coloured text becomes',
      names: {
        grey: 'Grey like all else',
        black: 'Black',
        'black-text': 'Black, all else keeps its colours',
        'black-lines': 'Black like lines, all else keeps its colours',
      },
      hints: { black: 'Light text, such as white on blue, stays light' },
    }),
  }),
  start: 'after-options',
  audience: 'testing',
  changesLooks: true,
  breaksSignatures: true,
  resultName: '{name}_{greyText}',
  alsoCalled: [
    'grayscale',
    'gray',
    'black and white',
    'monochrome',
    'remove colour',
    'decolour',
    'save ink',
    'colours',
    'text to black',
    'black text',
  ],
  rights: changes,
});
