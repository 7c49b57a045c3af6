import { limits } from '../../limit-words.js';
import type { InfoPage } from '../info-page.js';

export const helpAdministratorsPage: InfoPage = {
  path: '/help/administrators',
  title: 'Help: administrators',
  heading: 'Running Docket',
  description:
    'Run Docket: the settings that matter, checking an installation, backup and restore, sandbox levels, and the cluster.',
  intro:
    'One command starts it, environment variables configure it, and a page and a command tell you what is missing.',
  sections: [
    {
      kind: 'code',
      heading: 'Start',
      text: 'You need Node and npm. On Debian and Ubuntu, the setup installs the other programs as well; elsewhere it lists what is missing.',
      blocks: [
        { label: 'Install and start', code: 'npm run setup && npm start' },
        { label: 'As a container', code: 'docker compose up --detach' },
      ],
    },
    {
      kind: 'table',
      heading: 'Settings that matter',
      text: 'docs/settings.md lists all of them. A wrong value is rejected at startup, with the name of the setting and the valid values.',
      columns: ['Setting', 'What it does'],
      rows: [
        ['DATA_DIR', 'Where everything is stored. Only one process at a time may use it.'],
        ['PUBLIC_URL', 'The address in share links behind a proxy. With https, cookies are restricted to it.'],
        ['TRUSTED_PROXIES', 'Proxies trusted to report the visitor’s address.'],
        ['WORKERS, JOB_MEMORY_MB', 'How many conversions run at the same time, and the memory for each.'],
        ['VISITOR_DISK_MB, DISK_MB', 'How much one visitor, and all visitors together, may store.'],
        ['OPENAI_API_KEY', 'Uses a model for the AI tools; OPENAI_BASE_URL and OPENAI_MODEL choose another server.'],
        ['OIDC_ISSUER, GOOGLE_CLIENT_ID', 'The provider people sign in with. Without one, there are no accounts.'],
        ['ADMIN_EMAILS', 'Who can see the dashboard, the audit page and the installation page.'],
        ['CHECKPOINT_KEY, CHECKPOINT_URL', 'The key that signs the log, and where its signatures are sent.'],
        ['SIGNING_P12, TSA_URL', 'The certificate that seals signed PDFs, and a server for time stamps.'],
        ['METRICS_PORT', 'The port for metrics and health. Keep it on a private address.'],
      ],
    },
    {
      kind: 'code',
      heading: 'Check an installation',
      text: 'The installation page shows administrators what the site runs on, what is missing and what failed. The doctor does the same on the command line and says what to do; its exit code is 1 if something is wrong.',
      blocks: [
        { label: 'Run the doctor', code: 'npm run doctor' },
        {
          label: 'Part of its output',
          code: [
            'ok       permissions: /srv/docket and its 15 databases and keys are for their owner only',
            'ok       isolation: level full: bubblewrap, with a user of its own for each',
            'warning  keys: the key of the log is in DATA_DIR, the key of waiting passwords in DATA_DIR',
            '         set CHECKPOINT_KEY to file:/path or command:/path outside DATA_DIR',
          ].join('\n'),
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Sandbox levels',
      text: 'An uploaded file could take over the program that opens it, so each conversion runs in its own process.',
      columns: ['Level', 'Needs', 'What the program can access'],
      rows: [
        [
          'full',
          'Linux with bubblewrap',
          'Its own files, programs and fonts. No network and no other process; dangerous system calls are blocked.',
        ],
        ['reduced', 'Linux with namespaces', 'The same, but no system calls are blocked.'],
        ['none', 'nothing', 'Everything the server can. Office files are rejected unless ALLOW_UNSANDBOXED is set.'],
      ],
    },
    {
      kind: 'steps',
      heading: 'Back up and restore',
      steps: [
        { name: 'Stop Docket', text: 'A copy of a running installation is not reliable.' },
        {
          name: 'Copy DATA_DIR',
          text: 'The log is events.db, the files are in blobs. Keep keys.db, secrets.key, log.key and signing apart from the rest.',
        },
        {
          name: 'Restore',
          text: 'Put the copy in place and start. If pages are missing data, stop and run npm run rebuild.',
        },
        {
          name: 'Test it',
          text: 'Restore it elsewhere and verify the log against a checkpoint that was sent to another machine.',
        },
      ],
    },
    {
      kind: 'code',
      heading: 'Several machines',
      text: 'The log, the bus, the read models and the files can be kept in EventStoreDB, NATS, MongoDB and S3. You can then run any number of processes for each of the five roles.',
      blocks: [
        {
          label: 'A cluster with Docker Compose',
          code: [
            'docker build --tag docket:0.1.0 .',
            'node cluster/make-secrets.mjs --site docket.example.org',
            'DOCKET_SITE=docket.example.org docker compose --file cluster/compose.yaml up --detach',
          ].join('\n'),
        },
        { label: 'Move an installation there', code: 'npm run migrate -- --to cluster' },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions',
      questions: [
        {
          question: 'How much disk do I need?',
          answer: `Uploads and results are kept until their link expires: ${limits.guestLink}, or ${limits.memberLink} for members. Plan for twice the size of the uploads in that time. The log only grows.`,
        },
        {
          question: 'How do I erase a person’s data?',
          answer:
            'Run npm run erase with their ID or email address. Their key is destroyed and their names can no longer be read in the log, which still verifies.',
        },
        {
          question: 'What happens when the server is killed?',
          answer: 'Start it again. Every accepted conversion ends as completed, failed or cancelled, exactly once.',
        },
      ],
    },
  ],
};
