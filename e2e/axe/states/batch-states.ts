import type { AxeState, AxeWalk } from '../axe-state.js';
import type { Visit } from '../axe-visit.js';
import { stuckServer } from '../stuck-server.js';

const PATIENCE_MS = 90_000;

const start = async ({ choose, stage, starting }: Visit): Promise<void> => {
  const { draft, final, broken } = stage.samples;
  await choose(draft, final, broken);
  await starting('Compress {n} files', { n: 3 }).first().click();
};

const running: AxeState = {
  name: 'batch: running',
  reach: start,
  shows: ({ button }) => button('Stop'),
};

const over: AxeState = {
  name: 'batch: over, one failed',
  reach: async (visit) => {
    await start(visit);
    await visit.page.locator('[data-batch-row=failed]').waitFor({ timeout: PATIENCE_MS });
    await visit.page.locator('[data-batch-row=done]').nth(1).waitFor({ timeout: PATIENCE_MS });
  },
  shows: ({ button }) => button('Try other options'),
};

const reports: AxeState = {
  name: 'batch: what is in each PDF',
  reach: async (visit) => {
    await visit.button('Try other options').click();
    await visit.starting('Inspect {n} files', { n: 3 }).first().click();
    await visit.page.locator('[data-report-row=failed]').waitFor({ timeout: PATIENCE_MS });
  },
  shows: ({ button }) => button('Retry failed ({n})', { n: 1 }),
};

const oneReport: AxeState = {
  name: 'batch: report on one of the PDFs',
  reach: ({ button }) => button('Report on {name}', { name: 'draft.pdf' }).click(),
  shows: ({ button }) => button('Show all files'),
};

export const batchWalks: readonly AxeWalk[] = [
  { path: '/', open: ({ visit }) => visit('/', stuckServer()), states: [running] },
  { path: '/', states: [over, reports, oneReport] },
];
