import { Cpu, Feather, Gauge, Layers, Users, Zap } from 'lucide-react';
import { FILES_MAX, PAGES_MAX } from '../../../contracts/limits.js';
import type { InfoPage } from './info-page.js';
import { comparedRowsIn, dayIn, speedFiguresIn, speedRun } from './measured-runs.js';

export const speedPage: InfoPage = {
  path: '/speed',
  title: 'Speed & Performance',
  heading: 'Speed & Performance',
  description:
    'How much processor time each tool in Docket takes, compared with the programs people use instead, and why.',
  intro:
    'How long each tool takes, compared with the programs you might use instead. One command measures it on your own machine.',
  sections: [
    {
      kind: 'figures',
      heading: 'Measured',
      text: `Seconds of one processor from start to finish: upload, queue, work, log and download. The thumbnail is drawn when a screen first shows it. Run on ${dayIn('en', speedRun)} (${speedRun.machine}).`,
      figures: speedFiguresIn('en'),
    },
    {
      kind: 'table',
      heading: 'Compared with command-line programs',
      text: 'Seconds of one processor, with the same files in the same run. The others only make the file; Docket also receives the upload, isolates the work and writes the log.',
      columns: ['Task', 'Docket, everything', 'Another program'],
      rows: comparedRowsIn('en'),
    },
    {
      kind: 'cards',
      heading: 'Why it is fast',
      cards: [
        {
          title: 'Nothing is drawn twice',
          text: 'Merge, split and watermark copy the objects of a PDF instead of rendering its pages again. That keeps links and forms, too.',
          icon: Layers,
        },
        {
          title: 'Processes are ready',
          text: 'A process for the next conversion is started in advance, with its engines loaded.',
          icon: Zap,
        },
        {
          title: 'Short work goes first',
          text: 'When the server is busy, long conversions give way to short ones, so a watermark does not wait for a book.',
          icon: Gauge,
          proof: { label: 'The measurement comes with the program.', command: 'npm run bench -- --only fairness' },
        },
        {
          title: 'No visitor takes it all',
          text: 'If you have nothing running, you are next, however much others have sent.',
          icon: Users,
          proof: { label: 'A test that comes with the program shows it.', command: 'npm run test:e2e -- fairness' },
        },
        {
          title: 'No larger than before',
          text: 'Compression compares its result with your file and returns the smaller one.',
          icon: Feather,
        },
        {
          title: 'Every core',
          text: 'Set WORKERS to the number of cores, or run as many processes of a role as you like.',
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
        ['Page tools, target', 'under 5 seconds of real time, for documents of a few pages'],
        ['File size', '25 MB, images 15 MB'],
        ['Files at a time', `up to ${FILES_MAX}`],
        ['Pages per document', `up to ${PAGES_MAX.toLocaleString('en')}`],
        ['Conversions at a time', '2, or as many as WORKERS allows'],
        ['Time for one page tool', 'at most 60 seconds of processor time'],
      ],
    },
    {
      kind: 'text',
      heading: 'How to read these numbers',
      paragraphs: [
        'Real time depends on what else a machine is doing. Processor time hardly does, so that is what this page shows. The measurement comes with the program, so both can be measured on your own machine.',
      ],
    },
  ],
};
