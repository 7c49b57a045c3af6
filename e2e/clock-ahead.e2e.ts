import { openClient } from './harness/http-client.js';
import { compressed } from './harness/log-installation.js';
import { startDocket } from './harness/running-docket.js';
import { until } from './harness/until.js';

const FORTY_DAYS_MS = 40 * 24 * 60 * 60 * 1000;

/** A module that has every clock of the process be ahead. */
const AHEAD = `data:text/javascript,${encodeURIComponent(
  `const Right=Date,ahead=${FORTY_DAYS_MS};` +
    'globalThis.Date=class extends Right{constructor(...given){if(given.length)super(...given);else super(Right.now()+ahead)}' +
    'static now(){return Right.now()+ahead}};',
)}`;

test('a start with a clock that is forty days ahead deletes nothing, and says why', async () => {
  const settings: Record<string, string> = {};
  const docket = await startDocket({ settings });
  try {
    const client = openClient(docket.address);
    const { hash, file } = await compressed(client, 'kept.pdf');
    await docket.stop();
    settings['NODE_OPTIONS'] = `--import ${AHEAD}`;
    await docket.start();
    await until('it says so', async () => (await docket.logged()).includes('the clock is far from the last events'));
    await docket.stop();
    settings['NODE_OPTIONS'] = '';
    await docket.start();
    const { status, bytes } = await client.download(hash);
    expect([status, bytes]).toEqual([200, file]);
  } finally {
    await docket.dispose();
  }
}, 120_000);
