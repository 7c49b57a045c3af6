import { conversionsReply } from '../../contracts/api/every-conversion.js';
import { CONVERSIONS_COLLECTION, type ConversionDocument } from '../../contracts/read-models/conversion-document.js';
import { openBrowser } from '../fixtures/gateway-client.js';
import { startGateway, type Running } from '../fixtures/running-gateway.js';
import { pdf } from '../fixtures/smallest-files.js';

let running: Running;
let browser: ReturnType<typeof openBrowser>;
const ids: string[] = [];

/** Stores a conversion of this visitor as the history projection would have folded it. */
const record = async (operation: string, number: number): Promise<void> => {
  const { body } = await browser.convert([{ bytes: pdf() }], { operation: 'pdf-compress' });
  const id = body['id']!;
  const requested = (await running.log()).find(
    ({ type, data }) => type === 'ConversionRequested' && data.conversionId === id,
  );
  if (requested?.type !== 'ConversionRequested') throw new Error('nothing was requested');
  ids.push(id);
  const document: ConversionDocument = {
    id,
    owner: requested.data.owner,
    shareHash: body['shareHash']!,
    operation,
    status: 'failed',
    isDeleted: false,
    isQuestion: false,
    originalFileName: `${operation}.pdf`,
    downloadName: null,
    size: null,
    notes: [],
    error: 'no',
    code: null,
    attempt: 1,
    requestedAt: `2026-03-0${number}T00:00:00.000Z`,
    endedAt: null,
  };
  await running.documents.fold({ collection: CONVERSIONS_COLLECTION, id, position: String(number) }, () => document);
};

beforeAll(async () => {
  running = await startGateway();
  browser = openBrowser(running.url);
  const made = ['pdf-sign', 'pdf-rotate', 'pdf-place-signature', 'pdf-sign'];
  for (const [index, operation] of made.entries()) await record(operation, index + 1);
});
afterAll(() => running.stop());

const listed = async (query: string) => {
  const reply = await browser.call(`/api/conversions/all?${query}`);
  return conversionsReply.parse(await reply.json());
};
const namesOf = async (query: string) => (await listed(query)).conversions.map(({ originalFileName: name }) => name);

describe('conversions, looked for by their tool', () => {
  test.each(['pdf-sign', 'pdf-place-signature'])(
    'are those of every tool of its name: signing by a row and in the editor (%s)',
    async (tool) => {
      expect(await namesOf(`tool=${tool}`)).toEqual(['pdf-sign.pdf', 'pdf-place-signature.pdf', 'pdf-sign.pdf']);
    },
  );

  test('come in pages all the same, and by name too', async () => {
    const first = await listed('tool=pdf-sign&limit=2');
    expect(first.conversions.map(({ id }) => id)).toEqual([ids[3], ids[2]]);
    const rest = await listed(`tool=pdf-sign&limit=2&after=${encodeURIComponent(first.next ?? '')}`);
    expect(rest.conversions.map(({ id }) => id)).toEqual([ids[0]]);
    expect(await namesOf('tool=pdf-sign&search=place')).toEqual(['pdf-place-signature.pdf']);
  });

  test.each([
    ['pdf-rotate', ['pdf-rotate.pdf']],
    ['pdf-merge', []],
    ['nonesuch', []],
  ])('of a name that no other has are its own (%s)', async (tool, names) => {
    expect(await namesOf(`tool=${tool}`)).toEqual(names);
  });
});
