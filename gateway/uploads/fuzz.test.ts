import { createHash } from 'node:crypto';
import { multipart, raw, rawForm, filePart, fieldPart, BOUNDARY } from '../fixtures/gateway-client.js';
import { docx, pdf, png } from '../fixtures/smallest-files.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';

const ROUNDS = 100;
const PATIENCE_MS = 60_000;

let running: Running;
beforeAll(async () => {
  running = await startGateway();
});
afterAll(() => running.stop());

/** The same numbers in every run. */
const chance = (seed: string) => {
  let state = seed;
  return (below: number): number => {
    state = createHash('sha256').update(state).digest('hex');
    return parseInt(state.slice(0, 8), 16) % below;
  };
};
const good = rawForm(
  filePart('a.pdf', pdf()),
  filePart('b.docx', docx),
  filePart('c.png', png),
  fieldPart('operation', 'to-pdf'),
);

const mutated = (roll: (below: number) => number): Buffer => {
  const bytes = Buffer.from(good);
  for (let change = roll(8); change >= 0; change -= 1) bytes[roll(bytes.length)] = roll(256);
  return roll(3) === 0 ? bytes.subarray(0, roll(bytes.length)) : bytes;
};
const boundaries = [BOUNDARY, `"${BOUNDARY}"`, '', 'x'.repeat(300), `${BOUNDARY}; charset=\u00ff`, '--', '%00', '"'];

describe('a form with random damage', () => {
  test(
    'is never a defect of ours, and what is refused leaves nothing',
    async () => {
      const roll = chance('forms');
      const answers: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = await running.blobCount();
        const boundary = roll(4) === 0 ? boundaries[roll(boundaries.length)]! : BOUNDARY;
        const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
        const { status } = await raw(`${running.url}/api/convert`, { method: 'POST', headers }, mutated(roll));
        answers.push(status);
        if (status !== 200) expect(await running.blobCount()).toBe(before);
      }
      expect(answers.filter((status) => status >= 500)).toEqual([]);
      expect(answers).toContain(200);
    },
    PATIENCE_MS,
  );
});

describe('a call with odd headers and paths', () => {
  const odd = ['\u00ff', 'a'.repeat(4000), '%', '=;=;', 'bytes=9-1', '"', '../..', 'null', '-1', '{}', 'W/"x"', ',,,'];
  const names = [
    'cookie',
    'range',
    'if-range',
    'origin',
    'sec-fetch-site',
    'user-agent',
    'accept-encoding',
    'content-type',
    'host',
  ];
  const paths = [
    '/api/convert',
    '/api/share/%',
    '/api/share/%E0%A4%A',
    '/api/download/%2e%2e%2f',
    `/api/download/${'A'.repeat(32)}`,
    `/api/download-custom/${'A'.repeat(32)}?filename=%ff&filename[x]=1`,
    '/api/conversions/%00/cancel',
    '/api/thumbnail/' + 'A'.repeat(5000),
    '/%',
    '//..//api',
    '/assets/%E0%A4%A',
  ];

  test(
    'is never a defect of ours',
    async () => {
      const roll = chance('headers');
      const statuses: Record<string, number> = {};
      for (let round = 0; round < ROUNDS * 3; round += 1) {
        const method = ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'][roll(5)]!;
        const path = paths[roll(paths.length)]!;
        const headers = { ...multipart, [names[roll(names.length)]!]: odd[roll(odd.length)]! };
        const { status } = await raw(running.url, { path, method, headers });
        statuses[`${method} ${path.slice(0, 40)} ${JSON.stringify(headers).slice(0, 80)}`] = status;
      }
      expect(Object.entries(statuses).filter(([, status]) => status >= 500)).toEqual([]);
    },
    PATIENCE_MS,
  );
});
