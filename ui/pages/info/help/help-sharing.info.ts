import { HISTORY_MAX } from '../../../../contracts/limits.js';
import { limits } from '../../limit-words.js';
import type { InfoPage } from '../info-page.js';

export const helpSharingPage: InfoPage = {
  path: '/help/sharing',
  title: 'Help: sharing',
  heading: 'Sharing by link',
  description:
    'How share links work: passwords, download limits, how long files are kept, ending a link, and receipts.',
  intro: 'Every finished file has a link. You decide who gets it, how often it may be used, and when it ends.',
  sections: [
    {
      kind: 'text',
      heading: 'What a link is',
      paragraphs: [
        'A link is an address with a long random part. It is not listed anywhere, and anyone who has it can open it. Recipients need no account, and the page works without scripts, too.',
        'They see the file, its pages, when the link ends and how the file was made, and they can download it. They do not see who made it or any of your other files.',
      ],
    },
    {
      kind: 'table',
      heading: 'How long things are kept',
      columns: ['What', 'Without an account', 'Signed in'],
      rows: [
        ['A link', limits.guestLink, limits.memberLink],
        ['Your upload and the result', 'until the link ends', 'until the link ends'],
        [
          'The list of what you made',
          `${HISTORY_MAX} entries, in this browser session`,
          `${HISTORY_MAX} entries on the start page, all others under “All conversions”`,
        ],
        ['Passwords of files', 'until the conversion ends', 'until the conversion ends'],
        [
          'What happened, in the log',
          'permanently, with names encrypted',
          'permanently, but unreadable once your data is erased',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'Restrict a link',
      text: 'On the result card open “Link options”; in the history, “Share options”.',
      steps: [
        {
          name: 'Set a password',
          text: 'Type it under “Password” and save. Nothing of the file is shown until it is entered, and wrong attempts are slowed down.',
        },
        {
          name: 'Set a download limit',
          text: 'Enter a number under “Download limit”. It is enforced exactly; your own downloads do not count.',
        },
        {
          name: 'Choose when it ends',
          text: 'Under “The link ends” choose a time span or a moment, and save. It can be changed at any time, also to a later one.',
        },
        { name: 'Remove it again', text: 'Save an empty limit, or press “Remove password”.' },
      ],
    },
    {
      kind: 'list',
      heading: 'End a link',
      items: [
        '“End link now” deletes the link, your upload and the result at once. It cannot be undone.',
        'Deleting a conversion from your history does the same.',
        'A file that someone has already downloaded stays with them.',
        'Links also expire automatically, and their files are deleted with them.',
      ],
    },
    {
      kind: 'text',
      heading: 'Receipts',
      paragraphs: [
        'A receipt says what a file was made from, with which tool and options, and when. It is signed, so it can be checked without this site. Find it under “Receipt” on the result card, or press “Save the whole receipt” on the share page.',
        'Recipients can compare their copy with the receipt on that page. The comparison happens in their browser, and the copy is not sent anywhere.',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions',
      questions: [
        {
          question: 'Who can see how often a link was used?',
          answer:
            'Its owner: the options of the link list under “Views and downloads” each one with its time, and whether a password was asked for; your own are marked. Browser, address and country are not recorded. Administrators see the events, but not the file.',
        },
        {
          question: 'The link is not found or has expired. Can I get the file back?',
          answer: 'No, it has been deleted. Ask the sender to make it again.',
        },
        {
          question: 'Can I make a link last longer?',
          answer:
            'Yes, at any time, up to the latest moment that “The link ends” offers. Not beyond that: sign in before you make the file, or make a new link in time.',
        },
      ],
    },
  ],
};
