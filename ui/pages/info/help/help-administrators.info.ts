import { limits } from '../../limit-words.js';
import type { InfoPage } from '../info-page.js';

export const helpAdministratorsPage: InfoPage = {
  path: '/help/administrators',
  title: 'Help: administrators',
  heading: 'Running Docket',
  description:
    'Run Docket: the settings that matter, checking an installation, backup and restore, sandbox levels, and the cluster.',
  intro: 'One command starts it, environment variables set it, and a page and a command tell you what it lacks.',
  sections: [
    {
      kind: 'code',
      heading: 'Start',
      text: 'You need Node and npm. On Debian and Ubuntu the set-up installs the other programs as well; elsewhere it lists what is missing.',
      blocks: [
        { label: 'Install and start', code: 'npm run setup && npm start' },
        { label: 'As a container', code: 'docker compose up --detach' },
      ],
    },
    {
      kind: 'table',
      heading: 'Settings that matter',
      text: 'The README has all of them. A wrong value is refused at the start, with its name and the valid values.',
      columns: ['Setting', 'What it does'],
      rows: [
        ['DATA_DIR', 'Where everything is kept. One process at a time.'],
        ['PUBLIC_URL', 'The address in share links behind a proxy. With https, cookies are restricted to it.'],
        ['TRUSTED_PROXIES', 'Proxies whose word about the visitor’s address is believed.'],
        ['WORKERS, JOB_MEMORY_MB', 'How many conversions run at the same time, and the memory for each.'],
        ['VISITOR_DISK_MB, DISK_MB', 'What one visitor, and all of them together, may have stored.'],
        ['OPENAI_API_KEY', 'Lets a model answer the AI tools; OPENAI_BASE_URL and OPENAI_MODEL name another server.'],
        ['OIDC_ISSUER, GOOGLE_CLIENT_ID', 'Who people sign in with. Without a provider there are no accounts.'],
        ['ADMIN_EMAILS', 'Who sees the dashboard, the audit and the installation page.'],
        ['CHECKPOINT_KEY, CHECKPOINT_URL', 'What signs the log, and where its signatures are sent.'],
        ['SIGNING_P12, TSA_URL', 'The certificate that seals signed PDFs, and a server for time stamps.'],
        ['METRICS_PORT', 'Where metrics and health are served. Leave it on a private address.'],
      ],
    },
    {
      kind: 'code',
      heading: 'Check an installation',
      text: 'The installation page, for administrators, says what the site runs on, what it lacks and what failed. The doctor says the same on the command line, and what to do; it ends with 1 where something is wrong.',
      blocks: [
        { label: 'Ask the doctor', code: 'npm run doctor' },
        {
          label: 'What it prints, in part',
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
      text: 'An uploaded file may take over the program that opens it, so each conversion runs in a process of its own.',
      columns: ['Level', 'Needs', 'What the program sees'],
      rows: [
        [
          'full',
          'Linux with bubblewrap',
          'Its own files, programs and fonts. No network, no other process; dangerous system calls are refused.',
        ],
        ['reduced', 'Linux with namespaces', 'The same, but no system call is refused.'],
        ['none', 'nothing', 'What the server sees. Office files are refused unless ALLOW_UNSANDBOXED is set.'],
      ],
    },
    {
      kind: 'steps',
      heading: 'Back up and restore',
      steps: [
        { name: 'Stop Docket', text: 'A copy of a running installation is not dependable.' },
        {
          name: 'Copy DATA_DIR',
          text: 'The log is events.db, the files are in blobs. Keep keys.db, secrets.key, log.key and signing apart from the rest.',
        },
        {
          name: 'Restore',
          text: 'Put the copy in its place and start. Pages that show too little: stop, and run npm run rebuild.',
        },
        { name: 'Try it', text: 'Restore elsewhere and verify the log against a checkpoint that was sent away.' },
      ],
    },
    {
      kind: 'code',
      heading: 'Several machines',
      text: 'The log, the bus, the read models and the files can be kept on EventStoreDB, NATS, MongoDB and S3. Then five roles run as often as you like.',
      blocks: [
        {
          label: 'A cluster with Docker Compose',
          code: [
            'docker build --tag docket:0.1.0 .',
            'node deploy/cluster/make-secrets.mjs --site docket.example.org',
            'DOCKET_SITE=docket.example.org docker compose --file deploy/cluster/compose.yaml up --detach',
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
          answer: `Uploads and results stay until their link ends: ${limits.guestLink}, for members ${limits.memberLink}. Count the uploads of that time twice. The log only grows.`,
        },
        {
          question: 'How do I erase a person?',
          answer:
            'npm run erase with their id or address. Their key is destroyed, and their names are unreadable on the log, which still verifies.',
        },
        {
          question: 'What happens when the server is killed?',
          answer: 'Start it again. Whatever was accepted ends in exactly one of completed, failed or cancelled.',
        },
      ],
    },
  ],
};
