import { z } from 'zod';
import { OPTION_TEXT_MAX } from '../limits.js';
import { choice, optionalLine } from './options.js';
import { changes } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** Layers of a PDF that readers show and hide, such as those of a plan: shown, hidden, removed, or made one with the page. */
export const pdfLayers = defineTool({
  id: 'pdf-layers',
  title: 'Layers',
  tagline: 'Show, hide, remove or flatten the layers of a PDF',
  action: 'Save layers',
  duration: '2-5 s',
  icon: 'layers-plus',
  group: 'organise',
  lane: 'pdf',
  ...onePdf,
  options: z.object({
    layersDo: choice(['flatten', 'show', 'hide', 'remove'], 'flatten', {
      title: 'What becomes of the layers',
      names: {
        flatten: 'Flatten them all',
        show: 'Show them when the file is opened',
        hide: 'Hide them when the file is opened',
        remove: 'Remove them with what they show',
      },
      hints: { flatten: 'What is shown stays, what is hidden goes' },
    }),
    layerNames: optionalLine(OPTION_TEXT_MAX, '', {
      title: 'Names of the layers',
      placeholder: 'all, or several separated by commas',
      when: { field: 'layersDo', is: ['show', 'hide', 'remove'] },
    }),
  }),
  start: 'after-options',
  audience: 'testing',
  changesLooks: true,
  breaksSignatures: true,
  resultName: '{name}_layers',
  alsoCalled: [
    'layer',
    'ocg',
    'optional content',
    'cad',
    'plan',
    'drawing',
    'merge layers',
    'remove layer',
    'hidden layers',
  ],
  rights: changes,
});
