import { copyFile, open } from 'node:fs/promises';
import { Agent, get, type RequestOptions } from 'node:http';
import { join } from 'node:path';
import { MB } from '../../contracts/byte-sizes.js';
import { FILE_MAX_BYTES } from '../../contracts/limits.js';
import { startServer, type Server } from '../product/server.js';
import { uploadOf } from '../product/bench-upload.js';
import { openVisitor, type Visitor } from '../product/bench-visitor.js';
import { p50, ratio, short } from '../report/format-numbers.js';
import { makePdf } from '../samples/pdf.js';
import { keep, sampleOf, type Sample } from '../samples/sample.js';
import type { Setting } from '../setting.js';
import { perSecond } from './rate.js';
import type { SpineRow } from './row.js';

const FOR_MS = { quick: 1000, full: 2500 } as const;
const LINKS = 16;

/** Measures how fast the gateway takes files in and gives them out, on a server of its own. */
export const httpRows = async (setting: Setting): Promise<SpineRow[]> => {
  const server = await startServer(join(setting.folder, 'http'));
  try {
    const visitor = await openVisitor(server.url);
    const rows = [await uploadRow(setting, visitor), ...(await shareRows(setting, server, visitor))];
    visitor.leave();
    return rows;
  } finally {
    await server.stop();
  }
};

const uploadRow = async ({ quick, folder }: Setting, visitor: Visitor): Promise<SpineRow> => {
  const sample = await heavyPdf(folder);
  const upload = await uploadOf('pdf-split', { pageRanges: '1' }, sample.files);
  const times: number[] = [];
  const copies: number[] = [];
  for (let run = 0; run < (quick ? 3 : 7); run += 1) {
    times.push((await visitor.convert(upload)).answeredMs);
    copies.push(await copyMs(sample.files[0]?.path ?? '', join(folder, 'copy.pdf')));
  }
  const rate = (ms: number) => (sample.size / MB / ms) * 1000;
  return {
    what: 'upload of 25 MB to the answer, MB/s',
    figure: short(rate(p50(times))),
    note: `p50 of ${times.length}: ${short(p50(times))} ms`,
    beside: {
      what: 'copy of the file with fsync',
      figure: short(rate(p50(copies))),
      ratio: ratio(p50(times), p50(copies)),
    },
  };
};

/** Just below the limit for a PDF, and nothing that shrinks. */
const heavyPdf = async (folder: string): Promise<Sample> => {
  const ballast = FILE_MAX_BYTES.pdf - 8 * 1024;
  return sampleOf('25 MB', await keep(folder, { 'heavy.pdf': await makePdf({ pages: 2, seed: 1, ballast }) }), 2);
};

const copyMs = async (from: string, to: string): Promise<number> => {
  const started = performance.now();
  await copyFile(from, to);
  const file = await open(to);
  await file.sync();
  await file.close();
  return performance.now() - started;
};

/** Views of a link: each counted one is an event on the log before the page goes out. */
const shareRows = async ({ quick, folder }: Setting, server: Server, visitor: Visitor): Promise<SpineRow[]> => {
  const [path = ''] = await keep(folder, { 'shared.pdf': await makePdf({ pages: 1, seed: 2 }) });
  const upload = await uploadOf('pdf-split', { pageRanges: '1' }, (await sampleOf('shared', [path])).files);
  const hashes: string[] = [];
  for (let link = 0; link < LINKS; link += 1) hashes.push((await visitor.convert(upload)).shareHash);

  const forMs = FOR_MS[quick ? 'quick' : 'full'];
  const agent = new Agent({ keepAlive: true });
  const rateOf = (hands: number, hashOf: (hand: number) => string, headers = {}) =>
    perSecond(hands, forMs, (hand) => fetched(`${server.url}/api/share/${hashOf(hand)}`, { agent, headers }));
  const one = hashes[0] ?? '';
  const frame = { 'sec-fetch-dest': 'iframe' };
  const counted = [
    ['one visitor', 1, () => one],
    [`${LINKS} visitors of one link`, LINKS, () => one],
    [`${LINKS} visitors of ${LINKS} links`, LINKS, (hand: number) => hashes[hand] ?? one],
  ] as const;

  const rows: SpineRow[] = [];
  for (const [who, hands, hashOf] of counted) {
    const uncounted = await rateOf(hands, hashOf, frame); // first: counted views leave the read models work behind them
    const rate = await rateOf(hands, hashOf);
    const beside = {
      what: 'the same in a frame, not counted',
      figure: short(uncounted),
      ratio: ratio(uncounted, rate),
    };
    rows.push({ what: `GET /api/share counted, requests/s, ${who}`, figure: short(rate), beside });
  }
  agent.destroy();
  return rows;
};

const fetched = (url: string, options: RequestOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(url, options, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode ?? 0}`));
      response.on('end', resolve).resume();
    });
    request.on('error', reject);
  });
