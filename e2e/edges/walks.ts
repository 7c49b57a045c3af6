import type { Page } from 'playwright-core';
import type { AnyMachineSnapshot } from 'xstate';
import type { SharedFile } from '../../contracts/api/share.js';
import { toastMachine } from '../../ui/app/toaster/toast.machine.js';
import { CallFailed } from '../../ui/calls/reply.js';
import { plainNotice, type Notice } from '../../ui/notice.js';
import { accepted, fileOf, said, tooLate } from '../../ui/screens/home/given.js';
import type { HomeContext } from '../../ui/screens/home/home.context.js';
import { homeMachine } from '../../ui/screens/home/home.machine.js';
import type { RecentConversion } from '../../ui/screens/home/recent/guest-history.js';
import { recentMachine, type RecentContext } from '../../ui/screens/home/recent/recent.machine.js';
import { resultBoxMachine } from '../../ui/screens/home/result/result-box.machine.js';
import { shareMachine, type ShareContext } from '../../ui/screens/share/share.machine.js';
import type { Walk } from '../../ui/testing/walk-edges.js';
import { homeGestures, shareGestures, toastGestures, type Gestures } from './controls.js';
import type { Place } from './stage.js';

/** A machine to walk in the page. */
export interface StagedWalk {
  readonly walk: Walk;
  readonly path: string;
  readonly place: Place;
  readonly gestures: Gestures;
  /** Who ends each invoked promise: the wire, or the understudy of this name. */
  readonly endings: Readonly<Record<string, 'wire' | (string & {})>>;
  /** What the page shows of the machine, and what it is to show in a state. */
  readonly drawn: (page: Page) => Promise<unknown>;
  readonly expected: (snapshot: AnyMachineSnapshot) => unknown;
}

/** Words of a state as `<main data-state>` has them. */
const stateWords = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as object)
        .flat()
        .join('.');

const mainState = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('main')?.dataset['state'] ?? null);

const home: StagedWalk = {
  path: '/',
  place: { running: 'home' },
  gestures: homeGestures,
  endings: { cancel: 'wire' },
  drawn: mainState,
  expected: ({ value }) => stateWords((value as { work: unknown }).work),
  walk: {
    machine: homeMachine,
    events: [
      { type: 'drag.entered' },
      { type: 'drag.left' },
      { type: 'files.chosen', files: [fileOf('report.pdf')] },
      { type: 'files.chosen', files: [fileOf('clip.gif', 'image/gif')] },
      { type: 'alert.dismissed' },
      { type: 'file.removed', id: 1 },
      { type: 'file.moved', id: 1, by: 1 },
      { type: 'selection.cleared' },
      { type: 'options.toggled', tool: 'pdf-watermark' },
      { type: 'option.changed', tool: 'pdf-watermark', field: 'watermarkText', value: '' },
      { type: 'tool.chosen', tool: 'pdf-compress' },
      { type: 'tool.chosen', tool: 'pdf-watermark' },
      { type: 'upload.progressed', sent: 1, total: 3 },
      accepted,
      { type: 'upload.refused', message: 'no' },
      { type: 'cancel.pressed' },
      said('processing', { step: 'page 1 of 3' }),
      said('completed'),
      said('failed', { error: 'no' }),
      said('cancelled'),
      { type: 'connection.changed', online: false },
    ],
    outcomes: {
      cancel: [{ output: 'processing' }, { error: tooLate }, { error: new CallFailed(503, 'out of order', '') }],
    },
    key: ({ selection, options, unfolded, problem, progress, online }: HomeContext) => [
      Math.min(selection.files.length, 2),
      selection.turnedAway.length,
      Object.keys(options).length,
      unfolded,
      problem?.field ?? '',
      progress.state,
      progress.converted,
      online,
    ],
  },
};

const sharedFile = (status: SharedFile['status']): SharedFile => ({
  heading: 'Shared document',
  file: 'report.pdf',
  created: '2026-03-01T00:00:00.000Z',
  status,
  expires: '27 days',
});
const refused = (status: number, code: string) =>
  new CallFailed(status, JSON.stringify({ error: 'no', code, facts: {} }), '');
const answers = [
  { output: sharedFile('completed') },
  { output: sharedFile('processing') },
  { error: refused(400, 'share-link.invalid') },
  { error: refused(404, 'share-link.not-found') },
  { error: new TypeError('Failed to fetch') },
];
const copies = [{ output: undefined }, { error: new Error('denied') }];

const share: StagedWalk = {
  path: '/s/h1',
  place: { running: 'share' },
  gestures: shareGestures,
  endings: { load: 'wire', refresh: 'wire', copy: 'copyText' },
  drawn: mainState,
  expected: ({ value }) =>
    typeof value === 'string' ? value : `showing.${(value as { showing: { readiness: string } }).showing.readiness}`,
  walk: {
    machine: shareMachine,
    input: { hash: 'h1', address: 'https://docket.test/s/h1' },
    events: [
      { type: 'retry.pressed' },
      { type: 'name.edited' },
      { type: 'name.changed', text: 'mine.pdf' },
      { type: 'name.saved' },
      { type: 'name.cancelled' },
      { type: 'copy.pressed' },
      { type: 'download.pressed' },
    ],
    outcomes: { load: answers, refresh: answers, copy: copies },
    key: ({ chosenName, draft, polls }: ShareContext) => [chosenName, draft, Math.min(polls, 1)],
  },
};

const toast: StagedWalk = {
  path: '/',
  place: { running: 'toaster' },
  gestures: toastGestures,
  endings: {},
  drawn: (page) => page.evaluate(() => document.querySelectorAll('[aria-label=Notifications] > *').length),
  expected: ({ value }) => (value === 'showing' || value === 'held' ? 1 : 0),
  walk: {
    machine: toastMachine,
    events: [
      plainNotice('Link copied'),
      { type: 'notice.dismissed' },
      { type: 'notice.held' },
      { type: 'notice.released' },
    ],
  },
};

const row = (id: string): RecentConversion => ({
  id,
  shareHash: `hash-${id}`,
  shareLink: `https://docket.test/s/hash-${id}`,
  originalFileName: 'report.pdf',
  downloadName: '',
  status: 'processing',
  createdAt: '2026-03-01T00:00:00.000Z',
  error: '',
  size: null,
  notes: [],
});
const ended = said('completed', { conversionId: 'a', downloadName: 'report_compressed.pdf' });

const recent: StagedWalk = {
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
  walk: {
    machine: recentMachine,
    events: [
      { type: 'conversion.accepted', row: row('a') },
      ended,
      said('cancelled', { conversionId: 'a' }),
      { type: 'history.stale' },
      { type: 'share.pressed', link: row('a').shareLink },
      { type: 'download.pressed', name: 'report_compressed.pdf' },
    ],
    outcomes: { load: [{ output: [row('b')] }, { output: [] }, { error: new Error('no storage') }], copy: copies },
    key: ({ rows }: RecentContext) => rows.map(({ id, status }) => `${id} ${status}`),
    silenced: ['save'],
  },
};

const result = { shareHash: 'h1', shareLink: 'https://docket.test/s/h1', name: 'report.pdf', size: 2, sizeBefore: 3 };

const resultBox: StagedWalk = {
  path: '/',
  place: { running: 'home', part: 'resultBox' },
  gestures: {},
  endings: { copy: 'copyText' },
  drawn: (page) => page.locator(`a[href="${result.shareLink}"]`).count(),
  expected: ({ value }) => ((value as { box: string }).box === 'hidden' ? 0 : 1),
  walk: {
    machine: resultBoxMachine,
    events: [
      { type: 'result.ready', result: { ...result, notes: [] } },
      { type: 'box.held' },
      { type: 'box.released' },
      { type: 'copy.pressed' },
      { type: 'download.pressed' },
    ],
    outcomes: { copy: copies },
  },
};

export const walks = { home, share, toast, recent, resultBox };

/** Text of the notice that an edge brings. */
export const noticeText = (notice: Notice | undefined): string | null =>
  notice === undefined ? null : notice.title + notice.text;
