import { authWalk } from '../../ui/session/auth/fixtures/auth.walk.js';
import { runConversionWalk } from '../../ui/live/fixtures/run-conversion.walk.js';
import type { RunContext } from '../../ui/live/run-conversion.machine.js';
import { fileOf } from '../../ui/screens/testing-pdf-tools/testing-pdf-tools-fixture.js';
import { themeWalk } from '../../ui/theme/fixtures/theme.walk.js';
import { siteNoticeWalk } from '../../ui/session/site-notice/fixtures/site-notice.walk.js';
import type { SiteNoticeContext } from '../../ui/session/site-notice/site-notice.machine.js';
import { press, type Gesture } from './controls.js';
import type { PageWalk } from './page-walk.js';

/** On a page that asks the server nothing by itself. */
const auth = (returning: boolean): PageWalk => ({
  path: returning ? '/export?auth=success' : '/export',
  place: { running: 'auth' },
  gestures: { 'logout.pressed': press('Logout', 'header') },
  endings: { firstCheck: 'checkUser', check: 'checkUser', logout: 'logout' },
  drawn: (page) =>
    page.evaluate(() => {
      const header = document.querySelector('header')!;
      return {
        hasWayIn: header.querySelector('a[href="/api/auth/google"]') !== null,
        wayOut:
          [...header.querySelectorAll('button')].find(({ textContent }) => textContent === 'Logout')?.disabled ?? null,
        saysSuccess: location.search.includes('auth='),
      };
    }),
  expected: (snapshot) => ({
    hasWayIn: snapshot.hasTag('unauthenticated'),
    wayOut: snapshot.hasTag('authenticated') ? snapshot.matches('leaving') : null,
    saysSuccess: false,
  }),
  walk: authWalk(returning),
});

const theme: PageWalk = {
  path: '/export',
  place: { running: 'theme' },
  gestures: { 'theme.pressed': press(/^Theme: /, 'header') },
  endings: {},
  drawn: (page) => page.evaluate(() => document.documentElement.dataset['choice']),
  expected: ({ context }) => (context as { readonly choice: string }).choice,
  walk: themeWalk,
};

const heardBy = (target: 'document' | 'window', type: string): Gesture => ({
  control: (page) => page.locator('html'),
  use: (control) =>
    control.evaluate(
      (_, [name, event]) => void (name === 'window' ? window : document).dispatchEvent(new Event(event)),
      [target, type] as const,
    ),
});

const siteNotice: PageWalk = {
  path: '/export',
  place: { running: 'site-notice' },
  gestures: {
    'page.looked': heardBy('document', 'visibilitychange'),
    'rules.changed': heardBy('window', 'docket-site-changed'),
    'announcement.dismissed': press('Dismiss', '[data-site-notice]'),
  },
  endings: { ask: 'fetchSiteRules' },
  drawn: (page) =>
    page.evaluate(() => {
      const notice = document.querySelector<HTMLElement>('[data-site-notice]');
      return {
        state: notice?.dataset['siteNotice'] ?? null,
        said: notice?.querySelector('[data-announcement] p')?.textContent ?? null,
      };
    }),
  expected: ({ value, context }) => {
    const { rules, dismissed } = context as SiteNoticeContext;
    const announcement = rules?.announcement ?? null;
    return { state: value as string, said: announcement?.at === dismissed ? null : (announcement?.text ?? null) };
  },
  walk: siteNoticeWalk,
};

/** Sending so much is expected to take as long as compressing it, so each is half of the way. */
const HALF_THE_WAY_BYTES = 12_500_000;

/** On the page for testing, which runs every tool. */
const runConversion: PageWalk = {
  path: '/testing-pdf-tools?held',
  place: { running: 'testing-pdf-tools', part: 'run' },
  before: {
    running: 'testing-pdf-tools',
    events: [
      { type: 'files.chosen', files: [fileOf('scan.pdf', 'application/pdf', HALF_THE_WAY_BYTES)] },
      { type: 'tool.chosen', tool: 'pdf-compress' },
      { type: 'process.pressed' },
    ],
  },
  gestures: { 'cancel.pressed': press('Cancel', '[aria-label=Progress]') },
  endings: { cancel: 'cancelConversion' },
  isQuiet: true,
  drawn: (page) =>
    page.evaluate(() => {
      const progress = document.querySelector('[aria-label=Progress]');
      return {
        work: progress?.querySelector('[role=status] span')?.textContent ?? null,
        percent: progress?.querySelector('progress')?.getAttribute('aria-valuetext') ?? null,
        isCancelling: progress?.querySelector('button')?.disabled ?? false,
      };
    }),
  expected: ({ value, context, status }) => {
    const { uploaded, converted } = context as RunContext;
    if (status === 'done') return { work: null, percent: null, isCancelling: false };
    const isUploading = value === 'uploading';
    const halves = isUploading ? uploaded : 100 + converted;
    return {
      work: isUploading ? 'Uploading' : 'Processing',
      percent: halves === null ? 'Processing...' : `${Math.floor(halves / 2)}%`,
      isCancelling: !isUploading && (value as { converting: string }).converting !== 'running',
    };
  },
  walk: runConversionWalk,
};

export const appWalks = {
  'signing in': auth(false),
  'coming back from signing in': auth(true),
  theme,
  'site-notice': siteNotice,
  'conversion run': runConversion,
};
