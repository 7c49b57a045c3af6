import type { AnyMachineSnapshot } from 'xstate';
import { toastWalk } from '../../ui/session/toaster/fixtures/toast.walk.js';
import { actWalk, dragWalk } from '../../ui/work/machine/fixtures/act.walk.js';
import { recentWalk } from '../../ui/history/recent/fixtures/recent.walk.js';
import type { RecentContext } from '../../ui/history/recent/recent.machine.js';
import { result, resultBoxWalk } from '../../ui/work/result/fixtures/result-box.walk.js';
import { sharedPapersWalk } from '../../ui/screens/share/papers/fixtures/shared-papers.walk.js';
import { sharedReceiptWalk } from '../../ui/screens/share/receipt/fixtures/shared-receipt.walk.js';
import { shareAheadWalk, sharedFile, shareWalk } from '../../ui/share/fixtures/share.walk.js';
import { dragGestures, homeGestures, shareGestures, toastGestures } from './controls.js';
import { mainState, type PageWalk } from './page-walk.js';

/** Words of a state as `<main data-state>` has them. */
const stateWords = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object)
        .flat()
        .join('.');

const home: PageWalk = {
  path: '/',
  place: { running: 'work' },
  gestures: homeGestures,
  endings: { cancel: 'server', check: 'checkPassword' },
  drawn: mainState,
  expected: ({ value }) => stateWords((value as { act: unknown }).act),
  walk: actWalk,
};

const drag: PageWalk = {
  path: '/',
  place: { running: 'work' },
  gestures: dragGestures,
  endings: {},
  drawn: async (page) => (await page.getByText('Drop them anywhere').count()) > 0,
  expected: ({ value }) => (value as { drag: string }).drag === 'over',
  walk: dragWalk,
};

const shareState = ({ value }: AnyMachineSnapshot): string =>
  typeof value === 'string' ? value : `showing.${(value as { showing: { readiness: string } }).showing.readiness}`;

const share: PageWalk = {
  path: '/s/h1',
  place: { running: 'share' },
  gestures: shareGestures,
  endings: { load: 'server', refresh: 'server', unlock: 'server', copy: 'copyText' },
  drawn: mainState,
  expected: shareState,
  walk: shareWalk,
};

const shareAhead: PageWalk = {
  ...share,
  path: `/s/h1?ahead=${encodeURIComponent(JSON.stringify(sharedFile('completed')))}`,
  endings: { ...share.endings, ask: 'server' },
  walk: shareAheadWalk,
};

const papersShown = ({ value }: AnyMachineSnapshot) => ({
  busy: JSON.stringify(value) === '{"open":"loading"}',
  pages: JSON.stringify(value) === '{"open":"pages"}',
});

/** A link that leads to a finished file. */
const openLink = [
  { running: 'share', events: [] },
  { reply: { type: 'shown', output: sharedFile('completed') } },
] as const;

const sharedPapers: PageWalk = {
  path: '/s/h1',
  place: { running: 'shared-papers' },
  before: openLink,
  gestures: {},
  endings: {},
  drawn: (page) =>
    page.evaluate(() => ({
      busy: document.querySelector('[aria-label=Document]')?.getAttribute('aria-busy') === 'true',
      pages: document.querySelector('[aria-label="Pages of the document"]') !== null,
    })),
  expected: papersShown,
  walk: sharedPapersWalk,
};

const sharedReceipt: PageWalk = {
  path: '/s/h1',
  place: { running: 'shared-receipt' },
  before: openLink,
  gestures: {},
  endings: { fetch: 'fetchSigned', compare: 'compareCopy' },
  drawn: (page) =>
    page.evaluate(() => ({
      receipt: document.querySelector('[aria-labelledby=receipt]') !== null,
      answered: document.querySelector('[aria-labelledby=copy-check] strong') !== null,
    })),
  expected: ({ value }) => {
    const { receipt, copy } = value as { readonly receipt: string; readonly copy: string };
    return { receipt: receipt !== 'none', answered: ['same', 'other', 'failed'].includes(copy) };
  },
  walk: sharedReceiptWalk,
};

const toast: PageWalk = {
  path: '/',
  place: { running: 'toaster' },
  gestures: toastGestures,
  endings: {},
  drawn: (page) => page.evaluate(() => document.querySelectorAll('[aria-label=Notifications] > *').length),
  expected: ({ value }) => (value === 'held' || typeof value === 'object' ? 1 : 0),
  walk: toastWalk,
};

const recent: PageWalk = {
  path: '/',
  place: { running: 'work', part: 'recent' },
  gestures: {},
  endings: { load: 'loadRecent', copy: 'copyText' },
  drawn: (page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[aria-labelledby=recent] li')].map(
        ({ dataset }) => dataset['status'],
      ),
    ),
  expected: ({ context }) => (context as RecentContext).rows.map(({ status }) => status),
  walk: recentWalk,
};

const resultBox: PageWalk = {
  path: '/',
  place: { running: 'work', part: 'resultBox' },
  gestures: {},
  endings: { copy: 'copyText' },
  drawn: (page) => page.locator(`a[href="${result.shareLink}"]`).count(),
  expected: ({ value }) => ((value as { box: string }).box === 'hidden' ? 0 : 1),
  walk: resultBoxWalk,
};

export const homeWalks = { home, drag, share, shareAhead, sharedPapers, sharedReceipt, toast, recent, resultBox };
