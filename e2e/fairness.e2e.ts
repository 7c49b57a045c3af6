import { readLog } from './harness/event-log.js';
import { openClient, type Client, type Upload } from './harness/http-client.js';
import { openLive, type Live } from './harness/live-messages.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { textPdf } from './samples/sample-files.js';

const ATTACKERS = 10;
const JOBS_EACH = 5;
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

describe('a visitor beside ten others who keep the workers busy', () => {
  test('has every conversion started before some that were asked for earlier', async () => {
    const long = await textPdf('long.pdf', 'long', PAGES);
    const sent: string[] = [];
    for (let round = 0; round < JOBS_EACH; round += 1) {
      const accepted = await Promise.all(
        attackers.map((attacker) => attacker.accepted('pdf-watermark', [long], { watermarkText: 'mine' })),
      );
      sent.push(...accepted.map(({ id }) => id));
    }
    const own = await Promise.all(
      ['pdf-rotate', 'pdf-compress', 'pdf-split'].map((tool) =>
        visitor.accepted(tool, [small], { angle: '90', pageRanges: '1' }),
      ),
    );
    for (const { id } of own) expect(await live.endOf(id)).toMatchObject({ status: 'completed' });
    const log = await readLog(docket.dataDir);
    const startOf = (id: string): number => {
      const at = log.findIndex(({ stream, type }) => stream === `conversion-${id}` && type === 'ConversionStarted');
      return at < 0 ? Infinity : at;
    };
    const latest = Math.max(...sent.map(startOf));
    for (const { id } of own) expect(startOf(id)).toBeLessThan(latest);
  });
});
