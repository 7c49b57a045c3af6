import { dirname } from 'node:path';
import { SECRETS_OPTION } from '../contracts/tools/secret-options.js';
import { openClient } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { endsOf, ofType, readLog } from './harness/event-log.js';
import { filesHolding } from './harness/files-below.js';
import { photoPdf, textPdf } from './samples/sample-files.js';
import { storedBlobs } from './harness/stored-blobs.js';
import { until } from './harness/until.js';

const PASSWORD = 'correct horse battery staple';

let docket: Docket;
beforeAll(async () => {
  docket = await startDocket({ settings: { LOG_LEVEL: 'trace' } });
});
afterAll(() => docket.dispose());

/** Files below the server's home, its log among them, that hold the password. */
const filesThatTell = (): string[] => filesHolding(dirname(docket.dataDir), [PASSWORD]);

test('a password survives a server that is killed while it waits, is told nowhere, and is gone afterwards', async () => {
  const client = openClient(docket.address);
  const slow = await photoPdf('slow.pdf', 20);
  const small = await textPdf('small.pdf', 'small');
  await client.accepted('pdf-compress', [slow]); // the only worker is busy meanwhile
  const { id } = await client.accepted('pdf-merge', [small, small], { passwords: JSON.stringify(['', PASSWORD]) });
  await docket.kill();
  expect(filesThatTell()).toEqual([]);
  const [, waiting] = ofType(await readLog(docket.dataDir), 'ConversionRequested');
  const ref = String(waiting?.data.options[SECRETS_OPTION]);
  expect(storedBlobs(docket.dataDir).refs).toContain(ref);

  await docket.start();
  await until('it has ended', async () => endsOf(await readLog(docket.dataDir), id).length > 0, 60_000);
  const [end] = endsOf(await readLog(docket.dataDir), id);
  expect(end?.type).toBe('ConversionCompleted');
  await until('the password is gone', () => !storedBlobs(docket.dataDir).refs.includes(ref));
  expect(filesThatTell()).toEqual([]);
});
