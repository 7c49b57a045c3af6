import { Activity, DatabaseBackup, Files, History, Network, RotateCcw, ScrollText } from 'lucide-react';
import { CONVERSIONS_MAX } from '../../../contracts/limits.js';
import { corpusCount } from './corpus-count.js';
import type { InfoPage } from './info-page.js';
import { crashFiguresIn, crashRun, dayIn } from './measured-runs.js';

export const reliabilityPage: InfoPage = {
  path: '/reliability',
  title: 'Reliability & Scale',
  heading: 'Reliability & Scale',
  description:
    'What happens to your conversion when a server crashes, how an installation scales, and what is not promised.',
  intro: 'An accepted conversion ends as completed, failed or cancelled, exactly once, whatever crashes in between.',
  sections: [
    {
      kind: 'figures',
      heading: 'A cluster whose parts were killed',
      text: `Its processes and servers were killed and halted while it was converting; then every result was read, everything the pages show was rebuilt, and the log was verified. Run on ${dayIn('en', crashRun)} (${crashRun.machine}).`,
      figures: crashFiguresIn('en'),
    },
    {
      kind: 'claims',
      heading: 'Uptime and throughput',
      text: 'What can be said without knowing the machine that Docket runs on.',
      claims: ['uptime', 'capacity'],
    },
    {
      kind: 'cards',
      heading: 'Service levels',
      text: 'There is no contract with Docket itself. These are the properties an agreement with your operator can build on.',
      cards: [
        {
          title: 'Ready, or not',
          text: 'GET /api/health answers 200 while the log and the files can be reached, and 503 while they cannot; it names each part that is away, and the program’s log has the reason.',
          icon: Activity,
        },
        {
          title: 'No visitor blocks another',
          text: `If you have no conversion running, yours starts at once, even when others keep every worker busy. At most ${CONVERSIONS_MAX.toLocaleString('en')} wait or run.`,
          icon: Network,
          proof: { label: 'A test that comes with the program shows it.', command: 'npm run test:e2e -- fairness' },
        },
        {
          title: 'Measured where it runs',
          text: 'Metrics for Prometheus, alerts and a dashboard are included: waiting and running jobs, errors by tool, and how far everything lags behind the log.',
          icon: ScrollText,
        },
        {
          title: 'Tried on real files',
          text: `The tests run the tools on ${corpusCount.pdf} PDFs and ${corpusCount.images} images that other programs made, damaged ones among them. The files are not part of the source.`,
          icon: Files,
          proof: { label: 'A test that comes with the program shows it.', command: 'npm run test:corpus' },
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Disaster recovery',
      cards: [
        {
          title: 'Killed halfway',
          text: 'Start it again. Accepted work continues; nothing is done twice.',
          icon: RotateCcw,
          proof: { label: 'A test that comes with the program shows it.', command: 'npm run test:e2e -- restart' },
        },
        {
          title: 'A backup is a copy',
          text: 'Stop Docket and copy its data folder. The log and the files are all you need; the rest can be regenerated.',
          icon: DatabaseBackup,
        },
        {
          title: 'Everything shown is rebuilt from the log',
          text: 'One command recomputes everything the pages show, from the first event on, and arrives at the same bytes.',
          icon: History,
          proof: {
            label: 'A test that comes with the program shows it.',
            command: 'npm run test:e2e -- rebuild-killed',
          },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'From one machine to many',
      columns: ['Part', 'One machine', 'Several'],
      rows: [
        ['Start', 'one command', 'cluster/: compose or Helm'],
        ['Events', 'SQLite', 'EventStoreDB'],
        ['Bus', 'in the process', 'NATS JetStream, three nodes'],
        ['Read models', 'SQLite', 'MongoDB'],
        ['Files', 'a folder', 'any store that speaks S3'],
        ['A process dies', 'start it again', 'others take over its work'],
      ],
    },
    {
      kind: 'claims',
      heading: 'Certifications',
      text: 'What Docket does about each of them.',
      claims: ['soc2', 'iso27001', 'fedramp'],
    },
    {
      kind: 'text',
      heading: 'What has not been tried',
      paragraphs: [
        'In the tests, EventStoreDB is replaced by a fake of its contract, and MongoDB by another program that speaks its protocol. The images of the cluster have been checked by linters and schemas but have not been started.',
      ],
    },
  ],
};
