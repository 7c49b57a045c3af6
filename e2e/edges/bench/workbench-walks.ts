import type { Page } from 'playwright-core';
import type { AnyMachineSnapshot } from 'xstate';
import { fileOf } from '../../../ui/work/machine/home.given.js';
import { benchLayoutWalk } from '../../../ui/screens/workbench/machine/fixtures/bench-layout.walk.js';
import { benchViewWalk } from '../../../ui/screens/workbench/machine/fixtures/bench-view.walk.js';
import { versionsWalk } from '../../../ui/screens/workbench/machine/fixtures/versions.walk.js';
import { workbenchWalk } from '../../../ui/screens/workbench/machine/fixtures/workbench.walk.js';
import type { WorkbenchContext } from '../../../ui/screens/workbench/machine/workbench.context.js';
import { totalsOf } from '../../../ui/screens/workbench/batch/batch-words.js';
import type { BatchContext } from '../../../ui/work/batch/batch.context.js';
import { orderOf } from '../../../ui/work/batch/batch.given.js';
import { batchWalk } from '../../../ui/work/batch/fixtures/batch.walk.js';
import { reportsWalk, twoFiles } from '../../../ui/screens/workbench/machine/fixtures/reports.walk.js';
import type { ReportsContext } from '../../../ui/screens/workbench/machine/reports.machine.js';
import { press } from '../controls.js';
import type { PageWalk } from '../page-walk.js';
import { openPdfs } from './open-walked-pdf.js';

const open = { running: 'home', events: [{ type: 'files.chosen', files: [fileOf('lease.pdf')] }] };

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

const workbench: PageWalk = {
  path: '/',
  place: { running: 'workbench' },
  before: open,
  gestures: {},
  endings: {
    kept: 'restoreTab',
    fetch: 'fetchResult',
    lookForBatch: 'restoreBatch',
    rename: 'renameResult',
  },
  drawn: (page) => page.evaluate(() => document.querySelector('[data-workbench] > nav button')?.textContent),
  expected: ({ context }) => `Files (${(context as WorkbenchContext).files.length})`,
  walk: workbenchWalk,
};

const hasResult = ({ value, context }: AnyMachineSnapshot): boolean =>
  ['fetching', 'here', 'unseen'].includes((value as { result: string }).result) &&
  (context as WorkbenchContext).made !== null;

const versions: PageWalk = {
  ...workbench,
  drawn: (page) => page.evaluate(() => document.querySelector('section[aria-label=Result]') !== null),
  expected: hasResult,
  walk: versionsWalk,
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
  place: { running: 'workbench', part: 'batch' },
  before: [open, { running: 'workbench', events: [{ type: 'batch.asked', order: orderOf(1) }] }],
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
    open,
    { running: 'workbench', events: [{ type: 'files.changed', files: twoFiles }] },
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

export const workbenchWalks = { benchLayout, benchView, workbench, versions, batch, reports };
