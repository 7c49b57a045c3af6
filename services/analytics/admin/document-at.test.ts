import type { DocumentReply } from '../../../contracts/api/audit.js';
import { Refusal } from '../../../contracts/errors.js';
import { questions } from '../../../contracts/subjects.js';
import { history } from '../read-models/history.projection.js';
import { shareLinks } from '../read-models/share-links.projection.js';
import { AT, openBusyInstallation, addTraffic, type Installation } from './fixtures/installation-fixture.js';

let docket: Installation;
beforeEach(async () => {
  docket = await openBusyInstallation();
});
afterEach(() => docket.stop());

const document = (conversionId: string, until?: string): Promise<DocumentReply> =>
  docket.ask<DocumentReply>(questions.document, { conversionId, ...(until !== undefined && { until }) });

/** As the read models have it at this moment. */
const live = async (id: string) => ({
  conversionId: id,
  conversion: (await docket.documents.get(history.collection.name, id)) ?? null,
  link: (await docket.documents.get(shareLinks.collection.name, `hash-${id}`)) ?? null,
});

describe('a document', () => {
  test('at any position is to the letter what the read models showed then', async () => {
    await addTraffic(docket);
    const shown = new Map<string, object>();
    const keep = async (position: string): Promise<void> => {
      await docket.search(); // brings the read models up to the log
      shown.set(position, await live('c1'));
    };
    const renamed = { conversionId: 'c1', name: 'Returns.pdf', at: AT };
    await keep(await docket.append('conversion-c1', { type: 'ConversionRenamed', version: 1, data: renamed }));
    await keep(await docket.look('hash-c1', 3));
    await keep(await docket.look('hash-c2', 1));
    const gone = { hash: 'hash-c1', conversionId: 'c1', at: AT };
    await keep(await docket.append('share-hash-c1', { type: 'ShareLinkExpired', version: 1, data: gone }));
    const deleted = { conversionId: 'c1', shareHash: 'hash-c1', at: AT };
    await keep(await docket.append('conversion-c1', { type: 'ConversionDeleted', version: 1, data: deleted }));

    for (const [position, then] of shown) {
      expect([position, await document('c1', position)]).toEqual([position, then]);
    }
    expect(await document('c1')).toEqual([...shown.values()].at(-1));
    expect([...shown.values()]).toMatchObject([
      { conversion: { downloadName: 'Returns.pdf' }, link: { viewCount: 1, status: 'live' } },
      { link: { viewCount: 4 } },
      { link: { viewCount: 4 } },
      { link: { status: 'expired' } },
      { conversion: { isDeleted: true } },
    ]);
  });

  test('is not there yet before it was asked for', async () => {
    await addTraffic(docket);
    const [received] = (await docket.search({ action: ['UploadReceived'] })).entries.slice(-1);
    expect(await document('c1', received!.position)).toEqual({ conversionId: 'c1', conversion: null, link: null });
  });

  test('names nobody who was erased since', async () => {
    await addTraffic(docket);
    expect(JSON.stringify(await document('c1'))).toContain('Taxes 2025');
    await docket.keys.destroy('member-u1');
    expect((await document('c1')).conversion?.originalFileName).toBe('[erased]');
  });

  test('that there never was is refused', async () => {
    await expect(document('c9')).rejects.toEqual(new Refusal('conversion.not-found'));
  });
});
