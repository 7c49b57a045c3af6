import type { AnyMachineSnapshot } from 'xstate';
import { findWalk } from '../../../ui/screens/workbench/find/fixtures/find.walk.js';
import { press } from '../controls.js';
import { openPdf } from './open-walked-pdf.js';
import type { PageWalk } from '../page-walk.js';

interface Found {
  readonly query: string;
  readonly hits: readonly object[];
  readonly at: number;
}

const isOpen = ({ value }: AnyMachineSnapshot): boolean => typeof value === 'object' && 'open' in value;

/** Which of how many the bar says. */
const countOf = ({ value, context }: AnyMachineSnapshot): string => {
  const { query, hits, at } = context as Found;
  if (hits.length > 0) return `${at + 1} of ${hits.length}`;
  return query !== '' && (value as { open: string }).open === 'resting' ? 'Not found' : '';
};

const find: PageWalk = {
  path: '/',
  place: { running: 'find' },
  before: openPdf,
  gestures: {
    'find.opened': press('Find text'),
    'find.typed': {
      control: (page) => page.locator('[data-find] input'),
      use: async (control, { text }) => {
        await control.fill(''); // the same text is typed anew, too
        await control.fill(text as string);
      },
    },
    'find.stepped': press('Next place', '[data-find]'),
    'find.closed': press('Close the search', '[data-find]'),
  },
  endings: {},
  drawn: (page) =>
    page.evaluate(() => {
      const bar = document.querySelector('[data-find]');
      return {
        query: bar?.querySelector('input')?.value ?? null,
        count: bar?.querySelector('[role=status]')?.textContent ?? null,
      };
    }),
  expected: (snapshot) => ({
    query: isOpen(snapshot) ? (snapshot.context as Found).query : null,
    count: isOpen(snapshot) ? countOf(snapshot) : null,
  }),
  walk: findWalk,
};

export const findWalks = { find };
