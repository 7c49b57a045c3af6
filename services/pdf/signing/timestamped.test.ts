import { jest } from '@jest/globals';
import { pdfWith } from '../fixtures/pdfs.js';
import { pyhanko, PYHANKO_VALID, testWithPyhanko } from '../fixtures/pyhanko.js';
import { isThere, testWith } from '../fixtures/reference-programs.js';
import { AT, flipped, pdfsig, VALID } from '../fixtures/sealed-pdfs.js';
import { testIdentity } from '../fixtures/test-identity.js';
import { startTimestampResponder, type TimestampResponder } from '../fixtures/timestamp-responder.js';
import type { Identity } from '../operation.js';
import { unseenOn } from './drawing/signature-widget.js';
import type { JobCalls } from '../../platform/jobs/job-calls.js';
import { identityCalls } from './identity/identity-calls.js';
import { askTimestampServer } from './identity/timestamp-server.js';
import { openRevision } from './revision/revision.js';
import { seal } from './sealing/seal.js';
import { verifySignatures } from './verify-signatures.js';

jest.setTimeout(120_000);

const never = new AbortController().signal;
const describeWithOpenssl = isThere('openssl') ? describe : describe.skip;

describeWithOpenssl('a time stamp (openssl)', () => {
  let responder: TimestampResponder;
  beforeAll(async () => {
    responder = await startTimestampResponder();
  });
  afterAll(() => responder.stop());

  const sealedBy = async (identity: Identity, file?: Uint8Array) => {
    const revision = await openRevision(file ?? (await pdfWith({ text: 'to be signed' })), 'test');
    const widgets = [unseenOn(revision.document.getPage(0))];
    return seal(revision, { widgets, statement: { at: AT } }, identity);
  };
  const stamped = async (answer: TimestampResponder['answer'], url = responder.url) => {
    responder.answer = answer;
    const identity = await testIdentity();
    return sealedBy({ ...identity, timestamp: (digest) => askTimestampServer(url, digest, never) });
  };

  test('is part of the signature, with its own time and the name of who gave it', async () => {
    const before = Date.now() - 1000;
    const { bytes, notes } = await stamped('well');
    const [report] = await verifySignatures(bytes);
    expect(notes).toEqual([]);
    expect(report).toMatchObject({ intact: true, timestampedBy: 'Time at test', coversWholeDocument: true });
    expect(report?.problem).toBeUndefined();
    const at = Date.parse(report?.timestampedAt ?? '');
    expect([at >= before - 1000, at <= Date.now() + 1000]).toEqual([true, true]);
  });

  test.each([
    ['answers to another question', 'to-another-question', 'unusable answer'],
    ['sends a web page', 'nothing-known', 'unusable answer'],
    ['refuses', 'refused', 'unusable answer'],
    ['answers endlessly', 'too-much', 'did not respond'],
  ] as const)('is left out, with a note, when the server %s', async (_, answer, words) => {
    await stamped('well');
    const { bytes, notes } = await stamped(answer);
    expect(notes).toEqual([{ code: 'sign.no-timestamp', text: expect.stringContaining(words) }]);
    expect(await verifySignatures(bytes)).toMatchObject([{ intact: true, timestampedAt: null }]);
  });

  test('is left out, with a note, when nobody listens', async () => {
    const { bytes, notes } = await stamped('well', 'http://127.0.0.1:9/');
    expect(notes).toMatchObject([{ code: 'sign.no-timestamp' }]);
    expect(await verifySignatures(bytes)).toMatchObject([{ intact: true, timestampedAt: null }]);
  });

  test('is not missed where no server is set', async () => {
    expect((await sealedBy(await testIdentity())).notes).toEqual([]);
  });

  test('that was tampered with is said not to hold, while the signature does', async () => {
    const { bytes } = await stamped('well');
    const text = Buffer.from(bytes).toString('latin1');
    const name = Buffer.from('Time at test').toString('hex');
    const reports = await verifySignatures(flipped(bytes, text.lastIndexOf(name) + 1));
    expect(reports).toMatchObject([{ intact: true, timestampedAt: null }]);
    expect(reports[0]?.problem).toContain('Its time stamp does not hold');
  });

  test('is asked for by signing tools only, and about nothing but a digest', async () => {
    responder.answer = 'well';
    const calls = identityCalls(async () => ({ path: '', passphrase: '', timestampServer: responder.url }));
    const ask = (tool: string, payload: unknown) =>
      calls['timestamp']!(payload, { job: { tool }, signal: never } as Parameters<JobCalls[string]>[1]);
    const digest = Buffer.alloc(32, 7).toString('base64');
    await expect(ask('pdf-watermark', digest)).rejects.toThrow('signs nothing');
    for (const payload of ['', 'the text of a document', Buffer.alloc(33).toString('base64'), 7]) {
      await expect(ask('pdf-sign', payload)).rejects.toThrow();
    }
    expect(await ask('pdf-sign', digest)).toEqual({ response: expect.any(String), nonce: expect.any(String) });
  });

  testWithPyhanko('makes the signature one of level B-T', async () => {
    const { bytes } = await stamped('well');
    const said = await pyhanko(bytes, responder.certificate);
    expect([said.includes(PYHANKO_VALID), said]).toEqual([true, expect.stringContaining('Time at test')]);
  });

  testWith('pdfsig', 'leaves the signature valid', async () => {
    expect(pdfsig((await stamped('well')).bytes)).toContain(VALID);
  });

  testWithPyhanko('of an earlier signature stays when another one is added', async () => {
    const once = await stamped('well');
    const { bytes } = await sealedBy(await testIdentity(), once.bytes);
    const said = await pyhanko(bytes, responder.certificate);
    expect(said.split(PYHANKO_VALID)).toHaveLength(3);
  });
});
