import type { InfoPage } from '../info-page.js';

export const helpPage: InfoPage = {
  path: '/help',
  title: 'Help',
  heading: 'How can we help?',
  description:
    'Help for Docket: the tools and their options, sharing by link, running it, checking the log, and the calls.',
  intro: 'Short answers first, and a page for each thing that takes longer.',
  sections: [
    {
      kind: 'steps',
      heading: 'From a file to a result',
      steps: [
        {
          name: 'Choose files',
          text: 'Drop them on the start page or press “Choose File(s)”. The workbench opens: files at the left, pages in the middle, tools at the right.',
          picture: 'pdf-chosen',
        },
        {
          name: 'Choose a tool',
          text: 'A click on a tool starts it with its usual settings. The button with the sliders beside it shows its options first.',
          picture: 'organise-tools',
        },
        {
          name: 'Take the result',
          text: '“Download” it, press “Copy Link” to send it, or go on with the next tool under “Continue with”.',
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
          text: 'Links, passwords, limits of downloads, and when files are deleted.',
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
          text: 'Every tool is a call, too. Examples for curl and JavaScript.',
          proof: { label: 'The calls', href: '/help/api' },
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Asked often',
      questions: [
        {
          question: 'Do I need an account?',
          answer:
            'No. Every tool works without one, and the start page lists what this browser made in this session. An account keeps your history and lets links live longer.',
        },
        {
          question: 'Why is a tool greyed out?',
          answer:
            'It does not take the files that you chose, or something is missing on this server. The reason stands under its name.',
        },
        {
          question: 'My file asks for a password. Where do I enter it?',
          answer:
            'Press the lock beside the file. The password goes with the file for one conversion and is deleted when that ends.',
        },
        {
          question: 'Can I close the page while something runs?',
          answer: 'Yes, once the files are sent. The work goes on, and you find it under “Recent Conversions”.',
        },
        {
          question: 'Is there a way without the mouse?',
          answer: 'Press ? for the list of shortcuts, or / to find a tool by its name.',
        },
      ],
    },
  ],
};
