import { Activity, DatabaseBackup, History, Network, RotateCcw, ScrollText } from 'lucide-react';
import { CONVERSIONS_MAX } from '../../../contracts/limits.js';
import type { InfoPage } from './info-page.js';
import { crashFigures, crashRun } from './measured-runs.js';

export const reliabilityPage: InfoPage = {
  path: '/reliability',
  title: 'Reliability & Scale',
  heading: 'Reliability & Scale',
  description:
    'What happens to your conversion when a server dies, how an installation grows, and what is not promised.',
  intro: 'An accepted conversion ends in exactly one of completed, failed or cancelled, whatever is killed in between.',
  sections: [
    {
      kind: 'figures',
      heading: 'A cluster whose parts were killed',
      text: `Its processes and servers were killed and halted while it converted; then every result was read, what pages show was rebuilt, and the log was verified. ${crashRun} Do it on yours: npm run chaos.`,
      figures: crashFigures,
    },
    {
      kind: 'claims',
      heading: 'Uptime and throughput',
      text: 'A figure appears here when the operator of this installation links to what proves it.',
      claims: ['uptime', 'capacity'],
    },
    {
      kind: 'cards',
      heading: 'Service levels',
      text: 'There is no contract with Docket itself. These are the properties an agreement with your operator can build on.',
      cards: [
        {
          title: 'Ready, or not',
          text: 'GET /api/health answers 200 while the log and the bus work, and 503 while they do not, with the reason in the log of the program.',
          icon: Activity,
        },
        {
          title: 'Nobody is locked out by others',
          text: `A conversion of a visitor who has none running starts at once, even when others keep every worker busy. At most ${CONVERSIONS_MAX.toLocaleString('en')} wait or run.`,
          icon: Network,
          proof: { label: 'Shown by', command: 'npm run test:e2e -- fairness' },
        },
        {
          title: 'Measured where it runs',
          text: 'Metrics for Prometheus, alerts and a dashboard come along: waiting and running jobs, errors by tool, how far everything is behind the log.',
          icon: ScrollText,
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Disaster recovery',
      cards: [
        {
          title: 'Killed half-way',
          text: 'Start it again. Work that was accepted goes on; nothing is done twice.',
          icon: RotateCcw,
          proof: { label: 'Shown by', command: 'npm run test:e2e -- restart' },
        },
        {
          title: 'A backup is a copy',
          text: 'Stop Docket and copy its data folder. The log and the files are all that is needed; the rest can be made again.',
          icon: DatabaseBackup,
        },
        {
          title: 'What pages show is rebuilt from the log',
          text: 'npm run rebuild computes everything that is shown anew, from the first event, and ends in the same bytes.',
          icon: History,
          proof: { label: 'Shown by', command: 'npm run test:e2e -- rebuild-killed' },
        },
      ],
    },
    {
      kind: 'table',
      heading: 'From one machine to many',
      columns: ['Part', 'One machine', 'Several'],
      rows: [
        ['To start', 'npm run setup && npm start', 'deploy/cluster: compose or Helm'],
        ['Events', 'SQLite', 'EventStoreDB'],
        ['Bus', 'in the process', 'NATS JetStream, three nodes'],
        ['Read models', 'SQLite', 'MongoDB'],
        ['Files', 'a folder', 'any store that speaks S3'],
        ['A process dies', 'start it again', 'others go on with what it had in hand'],
      ],
    },
    {
      kind: 'claims',
      heading: 'Certifications',
      text: 'Only what the operator of this installation links to evidence of.',
      claims: ['soc2', 'iso27001', 'fedramp'],
    },
    {
      kind: 'text',
      heading: 'What has not been tried',
      paragraphs: [
        'In the tests, a fake of its contract stands in for EventStoreDB, and another program that speaks its protocol for MongoDB. The images of the cluster were judged by linters and schemas but have not been started.',
      ],
    },
  ],
};
