import { Contrast, Eye, Keyboard, MonitorSmartphone, MousePointer, PenLine, Smartphone } from 'lucide-react';
import { oldestBrowsers } from './browsers.js';
import type { InfoPage } from './info-page.js';

const builtFor = (browser: keyof typeof oldestBrowsers): string => `${browser} ${oldestBrowsers[browser]}+`;

export const accessibilityPage: InfoPage = {
  path: '/accessibility',
  title: 'Universal Access',
  heading: 'Universal Access',
  description: 'Which browsers and devices Docket works on, how to use it by keyboard, and what its tests check.',
  intro: 'Every task can be done by mouse, touch and keyboard, in light and dark, from a phone up.',
  sections: [
    {
      kind: 'table',
      heading: 'Browsers',
      text: 'The screens are built for these versions and newer. Anyone who opens a share link without scripts gets a page that needs none.',
      columns: ['Browser', 'Built for', 'Systems'],
      rows: [
        ['Google Chrome', builtFor('Chrome'), 'Windows, macOS, Linux, Android, ChromeOS'],
        ['Mozilla Firefox', builtFor('Firefox'), 'Windows, macOS, Linux, Android'],
        ['Apple Safari', builtFor('Safari'), 'macOS, iOS and iPadOS'],
        ['Microsoft Edge', builtFor('Edge'), 'Windows, macOS, Linux'],
      ],
    },
    {
      kind: 'text',
      heading: 'What is tested, and what is not',
      paragraphs: [
        'The tests run in a current Chromium at phone and desktop widths, in light and dark. They do not run in Firefox, Safari and Edge; where these lack a standard that Docket uses, the build fills the gap if it can.',
        'In older browsers the pages can be read but the tools do not start. If one of the versions above does not work, please tell the operator of your installation.',
      ],
    },
    {
      kind: 'cards',
      heading: 'Devices',
      cards: [
        {
          title: 'Phones',
          text: 'From 320 pixels wide, nothing overflows the page. Buttons are at least 44 pixels wide and high under a finger.',
          icon: Smartphone,
        },
        {
          title: 'Tablets and touch',
          text: 'Everything you can drag also has buttons that do the same.',
          icon: MousePointer,
        },
        {
          title: 'Desktops',
          text: 'Files, document and tools side by side, with shortcuts for each of them.',
          icon: MonitorSmartphone,
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Standards',
      cards: [
        {
          title: 'WCAG 2.2, A and AA',
          text: 'axe checks every screen against the rules that a program can judge, in light and dark, at two widths. A single finding fails the tests. The rules that only people can judge have not been certified by anyone.',
          icon: Eye,
          proof: { label: 'A test that comes with the program shows it.', command: 'npm run test:e2e -- access' },
        },
        {
          title: 'By keyboard alone',
          text: 'Find a tool, choose a file and pages, run the tool, then download, rename and share the result without a mouse. A new page puts the focus on its heading.',
          icon: Keyboard,
          proof: { label: 'A test that comes with the program shows it.', command: 'npm run test:e2e -- keyboard' },
        },
        {
          title: 'Sign and redact by keyboard',
          text: 'Type a signature and move it to its place with the arrow keys; add a box and redact what lies beneath it.',
          icon: PenLine,
          proof: { label: 'A test that comes with the program shows it.', command: 'npm run test:e2e -- editor.e2e' },
        },
        {
          title: 'Follows your system',
          text: 'Light or dark as your system has it or as you choose, and no animation where reduced motion is set. Progress is announced to screen readers.',
          icon: Contrast,
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Keyboard shortcuts',
      text: 'Press ? on the home page or in the workbench to see all of them. Mod is Ctrl, or Cmd on a Mac.',
      columns: ['Keys', 'What they do'],
      rows: [
        ['/ or Mod+K', 'Find a tool, a page or a recent file'],
        ['?', 'Show the shortcuts'],
        ['F6', 'Go to the next panel: files, document, tools'],
        ['Mod+Enter', 'Start the open tool'],
        ['Mod+F', 'Find text in the document'],
        ['R', 'Rotate the selected pages to the right'],
        ['Delete', 'Delete the selected pages'],
        ['Alt+ArrowRight', 'Move the selected pages to the right'],
        ['Mod+Z', 'One version back'],
        ['Escape', 'Close what is open, or clear the selection'],
      ],
    },
  ],
};
