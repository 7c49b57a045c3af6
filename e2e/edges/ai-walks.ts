import type { Page } from 'playwright-core';
import { installationWalk } from '../../ui/session/installation/fixtures/installation.walk.js';
import type { InstallationContext } from '../../ui/session/installation/installation.machine.js';
import { fileOf } from '../../ui/work/machine/work-fixture.js';
import { overlayWalk } from '../../ui/work/machine/fixtures/overlay.walk.js';
import { stepOf } from '../../ui/work/machine/overlay.machine.js';
import { summarized, summaryViewerWalk } from '../../ui/history/summary/fixtures/summary-viewer.walk.js';
import type { SummaryViewerContext } from '../../ui/history/summary/summary-viewer.machine.js';
import { press } from './controls.js';
import type { PageWalk } from './page-walk.js';

/** Home asks for the facts of the installation before anything is selected. */
const installation: PageWalk = {
  path: '/',
  place: { running: 'installation' },
  gestures: {},
  endings: { ask: 'fetchCapabilities' },
  drawn: (page) => page.locator('[data-installation] > *').count(),
  expected: ({ context }) => ((context as InstallationContext).capabilities === null ? 0 : 1),
  walk: installationWalk,
};

/** Over a tool that was chosen before, so that it has a name to show. */
const overlay: PageWalk = {
  path: '/',
  place: { running: 'work', part: 'aiOverlay' },
  before: {
    running: 'work',
    events: [
      { type: 'nothing.kept' },
      { type: 'files.chosen', files: [fileOf('report.pdf')] },
      { type: 'tool.chosen', tool: 'ai-summarize' },
      { type: 'upload.refused', message: 'no' },
    ],
  },
  gestures: {},
  endings: {},
  drawn: (page) =>
    page.evaluate(() => Number(document.querySelector<HTMLElement>('dialog[data-step]')?.dataset['step'] ?? -1)),
  expected: (snapshot) => stepOf(snapshot as never),
  walk: overlayWalk,
};

const dialogDrawn = (page: Page) =>
  page.evaluate(() => {
    const view = document.querySelector('dialog [data-state]');
    return {
      view: view?.getAttribute('data-state') ?? null,
      files: view?.querySelectorAll('section').length ?? 0,
      saysNone: view?.textContent.includes('No summarization results found.') ?? false,
    };
  });

/** In the dialog that the list of conversions opens. */
const summaryViewer: PageWalk = {
  path: '/',
  place: { running: 'summary-viewer' },
  before: { running: 'work', part: 'recent', events: [{ type: 'summary.opened', of: summarized }] },
  gestures: {
    'copy.pressed': press('Copy summary', 'dialog'),
    'retry.pressed': press('Try again', 'dialog'),
  },
  endings: { load: 'fetchSummaries', copy: 'copyText' },
  drawn: dialogDrawn,
  expected: ({ value, context }) => {
    const { view } = value as { view: string };
    const files = (context as SummaryViewerContext).results.length;
    return { view, files, saysNone: view === 'showing' && files === 0 };
  },
  walk: summaryViewerWalk,
};

export const aiWalks = { installation, overlay, summaryViewer };
