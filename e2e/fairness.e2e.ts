import { readLog } from './harness/event-log.js';
import { openClient, type Client, type Upload } from './harness/http-client.js';
import { openLive, type Live } from './harness/live-messages.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { textPdf } from './samples/sample-files.js';
import { until } from './harness/until.js';

const ATTACKERS = 10;
const JOBS_EACH = 4;
/** To be marked one by one: seconds of work. */
const PAGES = 2500;

let docket: Docket;
let attackers: readonly Client[];
let visitor: Client;
let live: Live;
let small: Upload;

beforeAll(async () => {
  docket = await startDocket({ settings: { WORKERS: '2' } });
  visitor = openClient(docket.address);
  live = await openLive(visitor);
  small = await textPdf('small.pdf', 'small');
  attackers = Array.from({ length: ATTACKERS }, () => openClient(docket.address));
});

afterAll(async () => {
  live.close();
  await docket.dispose();
});

const typesOf = async (id: string): Promise<string[]> =>
  (await readLog(docket.dataDir)).filter(({ stream }) => stream === `conversion-${id}`).map(({ type }) => type);
const isUnfinished = async (id: string): Promise<boolean> =>
  !(await typesOf(id)).some((type) => /Completed|Failed|Cancelled/.test(type));

describe('a visitor beside ten others who keep the workers busy', () => {
  test('gets every result while the others’ conversions still wait for their turn', async () => {
    const long = await textPdf('long.pdf', 'long', PAGES);
    const sent: string[] = [];
    for (let round = 0; round < JOBS_EACH; round += 1) {
      for (const attacker of attackers) {
        sent.push((await attacker.accepted('pdf-watermark', [long], { watermarkText: 'mine' })).id);
      }
    }
    await until('the first of them runs', async () => (await typesOf(sent[0]!)).includes('ConversionStarted'));
    for (const tool of ['pdf-rotate', 'pdf-compress', 'pdf-split']) {
      const { id } = await visitor.accepted(tool, [small], { angle: '90', pageRanges: '1' });
      expect(await live.endOf(id)).toMatchObject({ status: 'completed' });
    }
    const unfinished = await Promise.all(sent.map(isUnfinished));
    expect(unfinished.filter(Boolean).length).toBeGreaterThan(0);
  });
});
