import type { Page } from 'playwright-core';
import type { AnyMachineSnapshot } from 'xstate';
import { fileOf } from '../../../ui/work/machine/work-fixture.js';
import { benchLayoutWalk } from '../../../ui/screens/workbench/machine/fixtures/bench-layout.walk.js';
import { benchViewWalk } from '../../../ui/screens/workbench/machine/fixtures/bench-view.walk.js';
import { namingWalk, orderWalk } from '../../../ui/work/machine/fixtures/naming-and-batch.walk.js';
import { showWalk } from '../../../ui/work/machine/fixtures/show.walk.js';
import type { WorkContext } from '../../../ui/work/machine/work-context.js';
import { totalsOf } from '../../../ui/screens/workbench/batch/batch-words.js';
import type { BatchContext } from '../../../ui/work/batch/batch-context.js';
import { orderOf } from '../../../ui/work/batch/batch-fixture.js';
import { batchWalk } from '../../../ui/work/batch/fixtures/batch.walk.js';
import { reportsWalk, twoFiles } from '../../../ui/screens/workbench/machine/fixtures/reports.walk.js';
import type { ReportsContext } from '../../../ui/screens/workbench/machine/reports.machine.js';
import { press } from '../controls.js';
import type { PageWalk } from '../page-walk.js';
import { openPdfs } from './open-walked-pdf.js';

const open = { running: 'work', events: [{ type: 'files.chosen', files: [fileOf('lease.pdf')] }] };

interface Layout {
  readonly sheet: string;
  readonly height: string;
  readonly list: string;
}

const layoutDrawn = (page: Page) =>
  page.evaluate(() => {
    const { sheet, height, list } = document.querySelector<HTMLElement>('[data-workbench]')?.dataset ?? {};
    return { sheet, height, list };
  });

const layoutOf = ({ value }: AnyMachineSnapshot): Layout => {
  const { sheet, height, list } = value as Layout;
  return { sheet, height, list };
};

const benchLayout: PageWalk = {
  path: '/',
  place: { running: 'bench-layout' },
  before: open,
  gestures: {},
  endings: {},
  drawn: layoutDrawn,
  expected: layoutOf,
  walk: benchLayoutWalk,
};

const filesDrawn = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-workbench] > nav button')?.textContent ?? null);

const filesIn = ({ context }: AnyMachineSnapshot): string | null => {
  const { files } = context as WorkContext;
  return files.length === 0 ? null : `Files (${files.length})`;
};

const naming: PageWalk = {
  path: '/',
  place: { running: 'work' },
  gestures: {},
  endings: { rename: 'renameResult' },
  drawn: filesDrawn,
  expected: filesIn,
  walk: namingWalk,
};

const order: PageWalk = { ...naming, endings: { lookForBatch: 'restoreBatch' }, walk: orderWalk };

/** The workbench, and in it a result, is drawn only once there are files. */
const hasResult = ({ value, context }: AnyMachineSnapshot): boolean => {
  const { files, made } = context as WorkContext;
  return files.length > 0 && made !== null && ['fetching', 'here', 'unseen'].includes((value as { show: string }).show);
};

const versions: PageWalk = {
  ...naming,
  endings: { kept: 'restoreTab', fetch: 'fetchResult' },
  drawn: (page) => page.evaluate(() => document.querySelector('section[aria-label=Result]') !== null),
  expected: hasResult,
  walk: showWalk,
};

const benchView: PageWalk = {
  path: '/',
  place: { running: 'bench-view' },
  before: openPdfs,
  gestures: {},
  endings: { ask: 'askReport' },
  drawn: (page) =>
    page.evaluate(() => ({
      report: document.querySelector('dialog[open]') !== null,
      comparing: document.querySelector('[data-compare]') !== null,
    })),
  expected: ({ value }) => {
    const { report, comparing } = value as { report: string; comparing: string };
    return { report: report !== 'closed', comparing: comparing === 'open' };
  },
  walk: benchViewWalk,
};

const batch: PageWalk = {
  path: '/',
  place: { running: 'work', part: 'batch' },
  before: [open, { running: 'work', events: [{ type: 'batch.asked', order: orderOf(1) }] }],
  gestures: { 'zip.asked': press('Download all (ZIP)') },
  endings: { pack: 'saveResults', fetchAll: 'fetchResults' },
  // Its results are the files of the workbench then.
  isTakenAway: ({ value }) => (value as { results: string }).results === 'taken',
  drawn: (page) =>
    page.evaluate(() => document.querySelector<HTMLProgressElement>('section[aria-label=Batch] progress')?.value ?? 0),
  expected: ({ value, context }) =>
    (value as { results: string }).results === 'taken' ? 0 : totalsOf(context as BatchContext).percent,
  walk: batchWalk,
};

const reports: PageWalk = {
  path: '/',
  place: { running: 'bench-view', part: 'reports' },
  before: [
    { running: 'work', events: [{ type: 'files.chosen', files: twoFiles.map(({ file }) => file) }] },
    { running: 'bench-view', events: [{ type: 'reports.asked', kind: 'verify' }] },
  ],
  // A row is opened and left by hand in e2e/batch.e2e.ts.
  gestures: {},
  endings: { ask: 'askReport' },
  drawn: (page) =>
    page.evaluate(() => ({
      done: document.querySelectorAll('[data-report-row=done]').length,
      failed: document.querySelectorAll('[data-report-row=failed]').length,
    })),
  expected: ({ context }) => {
    const { rows, open } = context as ReportsContext;
    const count = (isIt: (row: ReportsContext['rows'][number]) => boolean) =>
      open === null ? rows.filter(isIt).length : 0;
    return { done: count(({ report }) => report !== null), failed: count(({ problem }) => problem !== '') };
  },
  walk: reportsWalk,
};

export const workbenchWalks = { benchLayout, benchView, naming, order, versions, batch, reports };
