import type { AnyMachineSnapshot } from 'xstate';
import { toastWalk } from '../../ui/session/toaster/fixtures/toast.walk.js';
import { homeWalk } from '../../ui/screens/home/machine/fixtures/home.walk.js';
import { recentWalk } from '../../ui/screens/home/recent/fixtures/recent.walk.js';
import type { RecentContext } from '../../ui/screens/home/recent/recent.machine.js';
import { result, resultBoxWalk } from '../../ui/screens/home/result/fixtures/result-box.walk.js';
import { shareWalk } from '../../ui/share/fixtures/share.walk.js';
import { homeGestures, shareGestures, toastGestures } from './controls.js';
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
  place: { running: 'home' },
  gestures: homeGestures,
  endings: { cancel: 'server', check: 'checkPassword' },
  drawn: mainState,
  expected: ({ value }) => stateWords((value as { work: unknown }).work),
  walk: homeWalk,
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
  place: { running: 'home', part: 'recent' },
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
  place: { running: 'home', part: 'resultBox' },
  gestures: {},
  endings: { copy: 'copyText' },
  drawn: (page) => page.locator(`a[href="${result.shareLink}"]`).count(),
  expected: ({ value }) => ((value as { box: string }).box === 'hidden' ? 0 : 1),
  walk: resultBoxWalk,
};

export const homeWalks = { home, share, toast, recent, resultBox };
