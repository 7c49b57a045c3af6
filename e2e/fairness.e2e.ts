import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { readLog } from './harness/event-log.js';
import { openClient, type Client, type Upload } from './harness/http-client.js';
import { openLive, type Live } from './harness/live-messages.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { docx, textPdf } from './samples/sample-files.js';

const ATTACKERS = 10;
const JOBS_EACH = 5;
/** To be marked one by one: seconds of work. */
const PAGES = 2500;
const REDACTED_PAGES = 40;

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

describe('two visitors beside a program outside Docket that keeps every core busy', () => {
  let neighbours: readonly ChildProcess[];
  let other: Client;
  let othersLive: Live;
  beforeAll(async () => {
    other = openClient(docket.address);
    othersLive = await openLive(other);
    neighbours = Array.from({ length: 2 * availableParallelism() }, () =>
      spawn(process.execPath, ['-e', 'for (;;);'], { detached: true, stdio: 'ignore' }),
    );
  });
  afterAll(async () => {
    othersLive.close();
    for (const neighbour of neighbours) {
      neighbour.kill('SIGKILL');
      await once(neighbour, 'exit');
    }
  });

  test('have their redactions done, and an Office document', async () => {
    const redacted = await textPdf('letters.pdf', 'Ms Johnson', REDACTED_PAGES);
    const item = { id: '1', type: 'text', text: 'Johnson', replacement: '' };
    const redaction = { redactionItems: JSON.stringify([item]) };
    const [first, second, letter] = await Promise.all([
      visitor.accepted('pdf-redact', [redacted], redaction),
      other.accepted('pdf-redact', [redacted], redaction),
      other.accepted('to-pdf', [docx('letter.docx', 'Dear Ms Johnson')]),
    ]);
    expect(await live.endOf(first.id)).toMatchObject({ status: 'completed' });
    for (const { id } of [second, letter]) expect(await othersLive.endOf(id)).toMatchObject({ status: 'completed' });
  });
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
      Object.entries({ 'pdf-rotate': { angle: '90' }, 'pdf-compress': {}, 'pdf-split': { pageRanges: '1' } }).map(
        ([tool, options]) => visitor.accepted(tool, [small], options),
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
