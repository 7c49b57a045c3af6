import type { Locator, Page } from 'playwright-core';
import type { AnyMachineSnapshot } from 'xstate';
import { paletteWalk } from '../../../ui/screens/workbench/palette/fixtures/palette.walk.js';
import { until } from '../../harness/until.js';
import { press } from '../controls.js';
import { send } from '../machines-in-page.js';
import { openPdf } from './open-walked-pdf.js';
import type { PageWalk } from '../page-walk.js';

/** A finished file that the palette lists. */
const recentRow = {
  id: 'c1',
  shareHash: 'h1',
  shareLink: 'https://docket.test/s/h1',
  operation: 'pdf-compress',
  originalFileName: 'lease.pdf',
  downloadName: 'lease.pdf',
  status: 'completed',
  size: 3,
  createdAt: '2026-03-01T00:00:00.000Z',
  error: '',
  notes: [],
};

/** React lets what is fetched late wait so long before it shows it. */
const REVEAL_MS = 300;

/** Palette and shortcuts are fetched when they are first opened. */
const revealed = (page: Page, dialog: string): Promise<void> =>
  until(`${dialog} is open`, async () => {
    await page.clock.runFor(REVEAL_MS);
    return (await page.locator(dialog).count()) > 0;
  });

const SHORTCUTS = 'dialog[open] dl';

const openShortcuts = async (control: Locator): Promise<void> => {
  await control.click();
  await revealed(control.page(), SHORTCUTS);
};

const palette: PageWalk = {
  path: '/',
  place: { running: 'palette' },
  before: [...openPdf, { running: 'work', part: 'recent', events: [{ type: 'conversion.accepted', row: recentRow }] }],
  gestures: {
    // The workbench opens it with the document on screen; without one it is opened past its control.
    'palette.opened': {
      control: press('Find a tool').control,
      use: async (control, event) => {
        const page = control.page();
        if (event['pdf']) await control.click();
        else await send(page, { running: 'palette' }, event);
        await revealed(page, 'dialog[open] [cmdk-input]');
      },
    },
    'query.typed': {
      control: (page) => page.locator('dialog [cmdk-input]'),
      use: async (control, { text }) => {
        await control.fill(''); // the same text is typed anew, too
        await control.fill(text as string);
      },
    },
    'recent.chosen': {
      control: (page) => page.locator('dialog [cmdk-item][data-value="recent c1"]'),
      use: (control) => control.click(),
    },
    'shortcuts.opened': {
      control: (page) =>
        page
          .locator('body:not(:has(dialog[open])) header, dialog[open]')
          .getByRole('button', { name: /^(All shortcuts|Shortcuts)$/ })
          .first(),
      use: openShortcuts,
    },
    'palette.closed': press(/Close$/, 'dialog[open]'),
  },
  endings: { search: 'searchExcerpts', fetch: 'fetchResult' },
  drawn: (page) =>
    page.evaluate(() => ({
      query: document.querySelector<HTMLInputElement>('dialog[open] [cmdk-input]')?.value ?? null,
      texts: document.querySelectorAll('dialog[open] [cmdk-item][data-value^="text "]').length,
      shortcuts: document.querySelector('dialog[open] dl') !== null,
    })),
  expected: (snapshot) => {
    const { query, found } = snapshot.context as { query: string; found: readonly object[] };
    return {
      query: isOpen(snapshot) ? query : null,
      texts: isOpen(snapshot) ? found.length : 0,
      shortcuts: snapshot.value === 'shortcuts',
    };
  },
  walk: paletteWalk,
};

const isOpen = ({ value }: AnyMachineSnapshot): boolean => typeof value === 'object' && 'open' in value;

export const paletteWalks = { palette };
