import { test } from '@jest/globals';
import sharp from 'sharp';
import { verifyReply } from '../contracts/api/signatures.js';
import { isThere } from '../services/pdf/fixtures/reference-programs.js';
import { startTimestampResponder, type TimestampResponder } from '../services/pdf/fixtures/timestamp-responder.js';
import { openClient } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { textPdf } from './samples/sample-files.js';

const testWithOpenssl = isThere('openssl') ? test : test.skip;

let responder: TimestampResponder | undefined;
let docket: Docket | undefined;
afterAll(async () => {
  await docket?.dispose();
  responder?.stop();
});

testWithOpenssl(
  'a signed file has the time stamp of the server that is set, and says who certified what (openssl)',
  async () => {
    responder = await startTimestampResponder();
    docket = await startDocket({ settings: { TSA_URL: responder.url } });
    const client = openClient(docket.address);
    const image = await sharp({ create: { width: 9, height: 4, channels: 4, background: 'black' } })
      .png()
      .toBuffer();
    const post = async (path: string, bytes: Uint8Array, fields: Readonly<Record<string, string>> = {}) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append('files', new Blob([new Uint8Array(bytes)]), 'a.pdf');
      return client.call(path, { method: 'POST', body });
    };
    const signed = await post('/api/pdf/sign', (await textPdf('a.pdf', 'agreed')).bytes, {
      signatureImageBase64: `data:image/png;base64,${image.toString('base64')}`,
      signatureReason: 'Approved',
      certification: 'comments',
    });
    expect(signed.status).toBe(200);
    const verified = await post('/api/pdf/verify', new Uint8Array(await signed.arrayBuffer()));
    const { signatures } = verifyReply.parse(await verified.json());
    expect(signatures).toMatchObject([
      { intact: true, timestampedBy: 'Time at test', reason: 'Approved', certification: 'comments', modified: false },
    ]);
  },
);
