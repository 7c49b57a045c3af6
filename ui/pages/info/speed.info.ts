import { Cpu, Feather, Gauge, Layers, Users, Zap } from 'lucide-react';
import { FILES_MAX, PAGES_MAX } from '../../../contracts/limits.js';
import type { InfoPage } from './info-page.js';
import { comparedRows, speedFigures, speedRun } from './measured-runs.js';

export const speedPage: InfoPage = {
  path: '/speed',
  title: 'Speed & Performance',
  heading: 'Speed & Performance',
  description: 'How much work each tool of Docket makes, measured beside the programs people use instead, and why.',
  intro:
    'What each tool takes, measured beside the programs you might use instead. Measure it on your own machine: one command.',
  sections: [
    {
      kind: 'figures',
      heading: 'Measured',
      text: `Seconds of one processor for the whole way: upload, queue, work, thumbnail, log and download. ${speedRun}`,
      figures: speedFigures,
    },
    {
      kind: 'table',
      heading: 'Beside programs on the command line',
      text: 'Seconds of one processor, the same files, the same run. The others only make the file; Docket also takes it in, isolates the work, draws a thumbnail and writes the log.',
      columns: ['Task', 'Docket, all of it', 'Another program'],
      rows: comparedRows,
    },
    {
      kind: 'cards',
      heading: 'Why it is quick',
      cards: [
        {
          title: 'Nothing is drawn twice',
          text: 'Merge, split and watermark copy the objects of a PDF instead of printing its pages again. That keeps links and forms, too.',
          icon: Layers,
        },
        {
          title: 'Processes are ready',
          text: 'A process for the next conversion is started before it comes, with its engines loaded.',
          icon: Zap,
        },
        {
          title: 'Short work goes first',
          text: 'Beside others, a long conversion gives way to short ones, so a watermark does not wait for a book.',
          icon: Gauge,
          proof: { label: 'Measure it', command: 'npm run bench -- --only fairness' },
        },
        {
          title: 'Nobody takes it all',
          text: 'A visitor who has nothing running is next, whatever others have sent.',
          icon: Users,
          proof: { label: 'Shown by', command: 'npm run test:e2e -- fairness' },
        },
        {
          title: 'No larger than before',
          text: 'Compression compares its result with your file and gives back the smaller one.',
          icon: Feather,
        },
        {
          title: 'Every core',
          text: 'Set WORKERS to what your machine has, or run as many processes of a role as you like.',
          icon: Cpu,
          proof: { label: 'How it grows', href: '/reliability' },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Technical specifications',
      columns: ['What', 'Limit or usual time'],
      rows: [
        ['Split, watermark, secure share', 'usually 2-3 seconds'],
        ['Convert to PDF', 'usually 2-5 seconds'],
        ['Cliff Notes', 'usually 5-10 seconds'],
        ['Translate', 'usually 10-20 seconds'],
        ['Page tools, aim', 'under 5 seconds on the clock, for documents of some pages'],
        ['Size of a file', '25 MB, images 15 MB'],
        ['Files at a time', `up to ${FILES_MAX}`],
        ['Pages of a document', `up to ${PAGES_MAX.toLocaleString('en')}`],
        ['Conversions at a time', '2, or as many as WORKERS says'],
        ['Time for one page tool', 'at most 60 seconds of a processor'],
      ],
    },
    {
      kind: 'text',
      heading: 'How to read these numbers',
      paragraphs: [
        'Time on the clock depends on what else a machine does. Processor time hardly does, so that is what this page shows. For both, on your own machine, run npm run bench; with --save it writes what it measured to a file.',
      ],
    },
  ],
};
