import { Refusal } from '../../contracts/errors.js';
import { openNatsBus } from '../../services/platform/event-bus/nats/nats.js';
import { openEsdbEventStore } from '../../services/platform/event-store/eventstoredb/esdb-event-store.js';
import { silentLog as log } from '../../services/platform/settings/logger.js';
import { readConfig } from '../../services/platform/settings/config.js';
import { openBlobs } from './open-stores.js';
import { reachServer } from './reach-server.js';

const s3 = { S3_REGION: 'here', S3_ACCESS_KEY_ID: 'someone', S3_SECRET_ACCESS_KEY: 'secret' };

describe('a server that a setting names', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['NATS_URL', () => openNatsBus({ url: 'nats://user:secret@127.0.0.1:1', log })],
    [
      'EVENTSTORE_URI',
      () => openEsdbEventStore({ uri: 'esdb://user:secret@127.0.0.1:1?tls=false', patienceMs: 1, log }),
    ],
    [
      'S3_ENDPOINT and S3_BUCKET',
      () => openBlobs(readConfig({ ...s3, S3_ENDPOINT: 'http://127.0.0.1:1', S3_BUCKET: 'files' })),
    ],
    ['S3_BUCKET', () => Promise.reject(Object.assign(new Error('secret'), { name: 'NoSuchBucket', $metadata: {} }))],
    ['MONGO_URI', () => Promise.reject(new Refusal('service.unavailable', { service: 'MongoDB' }))],
  ])('and that is not there is told by %s, without what the setting says', async (setting, open) => {
    const reached = reachServer(setting, open, log);
    await expect(reached).rejects.toThrow(new RegExp(`^${setting}: .* Look whether the server runs`));
    await expect(reached).rejects.not.toThrow('secret');
  });

  test('is given what it opens, and defects stay defects', async () => {
    expect(await reachServer('NATS_URL', async () => 7, log)).toBe(7);
    const defect = new TypeError('x is not a function');
    await expect(reachServer('NATS_URL', () => Promise.reject(defect), log)).rejects.toBe(defect);
  });
});
