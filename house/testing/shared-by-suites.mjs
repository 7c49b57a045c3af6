import { runSources } from '../../services/platform/fixtures/typescript-hooks.mjs';

/** Sources as they are. */
runSources();

/** Started once for all suites of a run, which learn of it by these variables of the environment. */
const SERVER = 'DOCKET_SHARED_SERVER';
const BROWSER = 'DOCKET_SHARED_BROWSER';

let dispose = [];

/** Before the first suite: jest's `globalSetup`. */
export default async () => {
  const { startDocket, SIDE_BY_SIDE } = await import('../../e2e/harness/running-docket.ts');
  const { startBrowser } = await import('../../e2e/harness/browser.ts');
  const [docket, browser] = await Promise.all([
    startDocket({ settings: { ...SIDE_BY_SIDE, OPENAI_API_KEY: '' } }),
    startBrowser(),
  ]);
  dispose = [docket.dispose, () => browser?.close()];
  process.env[SERVER] = JSON.stringify({ address: docket.address, dataDir: docket.dataDir });
  if (browser) process.env[BROWSER] = browser.wsEndpoint();
};

/** After the last one. */
export const teardown = async () => {
  await Promise.all(dispose.map((end) => end()));
};
