import { z } from 'zod';
import { choice } from './options.js';
import { changes } from './owner-rights.js';
import { onePdf } from './takes.js';
import { defineTool } from './tool.js';

/** A PDF that can be kept for decades: PDF/A, with all that its pages need in the file itself. */
export const pdfArchive = defineTool({
  id: 'pdf-archive',
  title: 'For the archive',
  tagline: 'PDF/A that can be kept for decades',
  action: 'Make PDF/A',
  duration: '5-10 s',
  pageSeconds: [0, 1],
  icon: 'archive',
  group: 'protect',
  lane: 'pdf',
  effort: 'long',
  ...onePdf,
  options: z.object({
    level: choice(['a-2b', 'a-2u', 'a-3b'], 'a-2b', {
      title: 'Level',
      names: { 'a-2b': 'PDF/A-2b', 'a-2u': 'PDF/A-2u', 'a-3b': 'PDF/A-3b' },
      hints: {
        'a-2b': 'Pages look the same for good',
        'a-2u': 'Their text can also be searched',
        'a-3b': 'Attached files stay',
      },
    }),
    whenNot: choice(['picture', 'refuse'], 'picture', {
      title: 'Pages that cannot be mended',
      names: { picture: 'Keep as pictures', refuse: 'Make nothing' },
    }),
  }),
  start: 'after-options',
  audience: 'testing',
  breaksSignatures: true,
  resultName: '{name}_archive',
  alsoCalled: ['pdf/a', 'pdfa', 'archival', 'long-term', 'preservation', 'iso 19005', 'verapdf', 'conformance'],
  rights: { ...changes, protection: 'lost' },
});
