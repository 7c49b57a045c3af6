import { z } from 'zod';
import { choice } from './options.js';
import { copies } from './owner-rights.js';
import { scanLanguages } from './scan-languages.js';
import { defineTool } from './tool.js';

const files = 'Requires exactly 2 files: the one before, then the one after';

/** Reports how two documents differ, in signs that need no translation. */
export const pdfCompare = defineTool({
  id: 'pdf-compare',
  title: 'Compare two files',
  tagline: 'A report of what changed',
  action: 'Compare',
  duration: '2-10 s',
  pageSeconds: [0.1, 0.5],
  icon: 'git-compare',
  group: 'organise',
  lane: 'pdf',
  effort: 'long',
  accepts: { kinds: ['pdf', 'image', 'drawing', 'text', 'office', 'mail', 'book', 'iwork'], min: 2, max: 2 },
  refusal: { kinds: files, count: files },
  options: z.object({
    compareBy: choice(['both', 'text', 'looks'], 'both', {
      title: 'What is compared',
      names: { both: 'Words and looks', text: 'Words', looks: 'Looks' },
      hints: { text: 'Taken out, put in and moved', looks: 'Each page as it is drawn' },
    }),
    scanLanguages: scanLanguages({ when: { field: 'compareBy', is: ['both', 'text'] } }),
  }),
  start: 'after-options',
  audience: 'testing',
  resultName: '{name}_compared',
  alsoCalled: ['difference', 'differences', 'diff', 'changes', 'redline', 'versions', 'contrast', 'track changes'],
  rights: copies,
});
