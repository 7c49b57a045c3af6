import type { InfoPage } from '../info-page.js';

export const helpPage: InfoPage = {
  path: '/help',
  title: 'Help',
  heading: 'How can we help?',
  description:
    'Help for Docket: the tools and their options, sharing by link, running it, checking the log, and the API.',
  intro: 'Short answers first, and a page for each topic that needs more.',
  sections: [
    {
      kind: 'steps',
      heading: 'From a file to a result',
      steps: [
        {
          name: 'Choose files',
          text: 'Drop them on the start page or press “Choose File(s)”. The workbench opens: files on the left, pages in the middle, tools on the right.',
          picture: 'pdf-chosen',
        },
        {
          name: 'Choose a tool',
          text: 'Click a tool to open its options, then press its button. Merge, Compress, Convert to PDF, Share and Cliff Notes start at the click; the sliders next to them show their options first.',
          picture: 'organise-tools',
        },
        {
          name: 'Get the result',
          text: '“Download” it, press “Copy Link” to send it, or continue with another tool under “Continue with”.',
          picture: 'result-actions',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Look it up',
      cards: [
        {
          title: 'Tools and options',
          text: 'What each tool takes, and a sentence for each of its options.',
          proof: { label: 'All tools', href: '/help/tools' },
        },
        {
          title: 'Sharing',
          text: 'Links, passwords, download limits, and when files are deleted.',
          proof: { label: 'Sharing by link', href: '/help/sharing' },
        },
        {
          title: 'For administrators',
          text: 'Settings that matter, checking an installation, backups, the sandbox and the cluster.',
          proof: { label: 'Running Docket', href: '/help/administrators' },
        },
        {
          title: 'For auditors',
          text: 'Verify, prove, replay and export the signed log, with what each command prints.',
          proof: { label: 'Checking the log', href: '/help/auditors' },
        },
        {
          title: 'For developers',
          text: 'Every tool is also an API call. Examples for curl and JavaScript.',
          proof: { label: 'The API', href: '/help/api' },
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Frequently asked questions',
      questions: [
        {
          question: 'Do I need an account?',
          answer:
            'No. Every tool works without one, and the start page lists what this browser made in this session. An account keeps your history and lets links last longer.',
        },
        {
          question: 'Why is a tool greyed out?',
          answer:
            'It does not accept the files you chose, or something is missing on this server. The reason is shown below its name.',
        },
        {
          question: 'My file asks for a password. Where do I enter it?',
          answer:
            'Press the lock next to the file. The password is sent with the file for one conversion and is deleted when that ends.',
        },
        {
          question: 'Can I close the page while something is running?',
          answer:
            'Yes, once the files are sent. Processing continues, and you will find the result under “Recent Conversions”.',
        },
        {
          question: 'Can I work without a mouse?',
          answer: 'Yes. Press ? for the list of shortcuts, or / to find a tool by name.',
        },
      ],
    },
  ],
};
