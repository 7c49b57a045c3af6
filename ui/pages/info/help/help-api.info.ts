import { calls, type Call } from '../../../../contracts/api/calls.js';
import type { InfoPage, Section } from '../info-page.js';
import { callHelp } from './call-help.js';

interface GroupHelp {
  readonly heading: string;
  readonly text: string;
}

const groups: Readonly<Record<Call['group'], GroupHelp>> = {
  conversions: {
    heading: 'Convert files',
    text: 'Sends files with the ID of a tool and its options. The response contains the link to the result at once; the file is available when the conversion has finished.',
  },
  documents: {
    heading: 'Read and export documents',
    text: 'Facts about a PDF, pictures of its pages, and exports to Word and PowerPoint. The call waits and returns the result.',
  },
  understanding: {
    heading: 'Understand documents',
    text: 'Summaries, quizzes, translations, the language of a document, and the private data in it.',
  },
  signatures: {
    heading: 'Sign and check signatures',
    text: 'Seals a PDF with a certificate, or checks whether the signatures in it are valid.',
  },
  redaction: {
    heading: 'Redact',
    text: 'Lists what a redaction would remove, without changing anything. The redaction itself is a conversion with the tool pdf-redact and the same items.',
  },
  'share links': {
    heading: 'Share links',
    text: 'Opens, restricts and ends links, and downloads their files. Only the owner of a link may change it.',
  },
  session: {
    heading: 'Session',
    text: 'Says who is signed in. A guest gets a session cookie and a response saying that no one is signed in.',
  },
  account: {
    heading: 'Account',
    text: 'What is stored for a member: links, sessions, and all data as a download.',
  },
  administration: {
    heading: 'Administration',
    text: 'For administrators: the dashboard, the activity, and the state of the log, now or at an earlier time.',
  },
  operations: {
    heading: 'Operations',
    text: 'What this installation can do, and whether it is ready. No sign-in needed.',
  },
};

const sectionOf = (group: Call['group']): Section => ({
  kind: 'calls',
  ...groups[group],
  calls: calls.filter((call) => call.group === group).map(callHelp),
});

export const helpApiPage: InfoPage = {
  path: '/help/api',
  title: 'Help: API',
  heading: 'Use Docket from a program',
  description:
    'Call Docket from curl or JavaScript: every call with its fields, its responses and an example, sessions, and errors.',
  intro: 'Everything the screens do is an HTTP call. The examples are for an installation on your own machine.',
  sections: [
    {
      kind: 'cards',
      heading: 'Before you begin',
      cards: [
        {
          title: 'All calls',
          text: 'They are listed below by topic. The reference has their errors as well, lets you try them out in the browser, and is OpenAPI for code generators.',
          proof: { label: 'API reference', href: '/api/docs' },
        },
        {
          title: 'Sessions',
          text: 'There are no API keys. Your session is a cookie: keep it, and your next call will find your conversions.',
        },
        {
          title: 'Errors',
          text: 'Errors are JSON: a sentence in error, a name such as pdf.unreadable in code, and details in facts.',
        },
        {
          title: 'Tools',
          text: 'The IDs of the tools and their options are listed under POST /api/convert.',
          proof: { label: 'What the options do', href: '/help/tools' },
        },
      ],
    },
    ...(Object.keys(groups) as Call['group'][]).map(sectionOf),
  ],
};
