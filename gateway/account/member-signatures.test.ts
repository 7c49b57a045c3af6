import { buffer } from 'node:stream/consumers';
import { keptSignatureReply, keptSignaturesReply, type KeptSignature } from '../../contracts/api/kept-signatures.js';
import { KEPT_SIGNATURE_BYTES_MAX, KEPT_SIGNATURES_MAX } from '../../contracts/kept-signatures.js';
import { memberOf } from '../../contracts/owner.js';
import {
  KEPT_SIGNATURES_COLLECTION,
  type KeptSignatureDocument,
} from '../../contracts/read-models/kept-signature-document.js';
import type { Projection } from '../../services/platform/read-models/projection.js';
import { project, STATE } from '../../services/platform/read-models/refresh.js';
import { startAccountProvider } from '../fixtures/account-provider.js';
import { ada, eve } from '../fixtures/people.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { openSignIn, type Browser } from '../fixtures/signed-in.js';

let google: Awaited<ReturnType<typeof startAccountProvider>>;
let running: Running;
let browser: Browser;
let other: Browser;
beforeAll(async () => {
  google = await startAccountProvider();
  running = await startGateway({ settings: google.settings });
  browser = await openSignIn(running.url, google)(ada);
  await running.documents.define(STATE);
  other = await openSignIn(running.url, google)(eve);
});
afterAll(async () => {
  await running.stop();
  await google.stop();
});

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=';
const picture = `data:image/png;base64,${PIXEL}`;

const ask = (body: object, by = browser): Promise<Response> =>
  by.call('/api/account/signatures', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const keep = async (by = browser): Promise<KeptSignature> => {
  const reply = await ask({ kind: 'signature', picture }, by);
  expect(reply.status).toBe(200);
  return keptSignatureReply.parse(await reply.json()).signature;
};
const forget = (id: string, by = browser) => by.call(`/api/account/signatures/${id}`, { method: 'DELETE' });
const codeOf = async (reply: Response) => [reply.status, ((await reply.json()) as { readonly code: string }).code];

/** The rows that follow from the log. */
const keptSignatures: Projection = {
  collection: { name: KEPT_SIGNATURES_COLLECTION, indexes: [] },
  version: 1,
  changes: ({ type, data }) => {
    if (type === 'SignatureForgotten')
      return [{ id: data.signatureId, fold: (before) => before && { ...before, isForgotten: true } }];
    if (type !== 'SignatureKept') return [];
    const { signatureId: id, at: keptAt, ...made } = data;
    return [{ id, fold: () => ({ id, ...made, keptAt, isForgotten: false }) }];
  },
};

/** The list as it follows from the log. */
const listOf = async (by = browser): Promise<readonly KeptSignature[]> => {
  for (const event of await running.log()) await project(running.documents, [keptSignatures], event);
  return keptSignaturesReply.parse(await (await by.call('/api/account/signatures')).json()).signatures;
};
const blobOf = async (id: string): Promise<string> => {
  const keptEvent = (await running.log()).find(({ type, stream }) => type === 'SignatureKept' && stream.endsWith(id));
  return (keptEvent?.data as { readonly blob: string }).blob;
};

describe('a signature that a member keeps', () => {
  test('comes back as it was, with its size, and to nobody else', async () => {
    const signature = await keep();
    expect(signature).toMatchObject({ kind: 'signature', width: 1, height: 1, picture });
    expect(await listOf()).toContainEqual(signature);
    expect(await listOf(other)).toEqual([]);
    expect((await fetch(`${running.url}/api/account/signatures`)).status).toBe(401);
  });

  test('lies in the store as nobody reads it without the key of its member, and is not on the log', async () => {
    const { id } = await keep();
    const bytes = await buffer(await running.blobs.read(await blobOf(id)));
    expect(bytes.includes('PNG')).toBe(false);
    expect(JSON.stringify(await running.log())).not.toContain(PIXEL.slice(0, 40));
    const signedIn = (await running.log()).find(({ type }) => type === 'UserSignedIn');
    await running.personKeys.destroy(memberOf((signedIn?.data as { readonly userId: string }).userId));
    expect((await listOf()).map((one) => one.id)).not.toContain(id);
  });

  test('goes with its picture when its member removes it, and not when another one asks', async () => {
    const { id } = await keep();
    expect(await codeOf(await forget(id, other))).toEqual([404, 'signature.not-found']);
    expect((await listOf()).map((one) => one.id)).toContain(id);
    const blob = await blobOf(id);
    expect((await forget(id)).status).toBe(200);
    await expect(running.blobs.read(blob)).rejects.toMatchObject({ name: 'BlobMissing' });
    expect((await listOf()).map((one) => one.id)).not.toContain(id);
    expect(await codeOf(await forget(id))).toEqual([404, 'signature.not-found']);
  });

  test('whose removal was cut off is not shown, and can be removed again', async () => {
    const { id } = await keep();
    await running.blobs.delete(await blobOf(id));
    expect((await listOf()).map((one) => one.id)).not.toContain(id);
    expect((await forget(id)).status).toBe(200);
  });

  const tall = Buffer.from(PIXEL, 'base64');
  tall.writeUInt32BE(5000, 20);

  test.each([
    ['of another kind', { kind: 'seal', picture }, 'kind'],
    ['that is no PNG by its name', { kind: 'initials', picture: `data:image/svg+xml;base64,${PIXEL}` }, 'picture'],
    ['that is no PNG by its bytes', { kind: 'initials', picture: 'data:image/png;base64,SGVsbG8=' }, 'picture'],
    ['that is too tall', { kind: 'initials', picture: `data:image/png;base64,${tall.toString('base64')}` }, 'picture'],
    [
      'that is too large',
      { kind: 'initials', picture: `data:image/png;base64,${'A'.repeat(KEPT_SIGNATURE_BYTES_MAX * 1.35)}` },
      'picture',
    ],
  ])('%s is refused by name', async (_, body, field) => {
    const reply = await ask(body);
    expect([reply.status, await reply.json()]).toMatchObject([400, { code: 'request.invalid', facts: { field } }]);
  });

  test('is refused where there are too many, and the limit is told', async () => {
    const first = await keep();
    await listOf();
    const known = await running.documents.get<KeptSignatureDocument>(KEPT_SIGNATURES_COLLECTION, first.id);
    const more = Array.from({ length: KEPT_SIGNATURES_MAX }, (_, index) => `more-${index}`);
    const [event] = await running.log();
    for (const id of more) {
      const fold = () => known && { ...known, id };
      const listed = { ...keptSignatures, changes: () => [{ id, fold }] };
      await project(running.documents, [listed], event!);
    }
    expect(await codeOf(await ask({ kind: 'initials', picture }))).toEqual([409, 'signature.too-many']);
  });
});
