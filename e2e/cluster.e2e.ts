import { clusterServersName, clusterServersNeeded } from './harness/cluster-servers.js';
import { openClient } from './harness/http-client.js';
import { openLive } from './harness/live-messages.js';
import { startCluster, type Cluster } from './harness/running-cluster.js';
import { textPdf } from './samples/sample-files.js';

const onServers = () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster({ gateway: 2, pdf: 1, share: 1, analytics: 2 });
  }, 240_000);
  afterAll(() => cluster.dispose());

  test('what one gateway took is told and given out by another', async () => {
    const [one, other] = cluster.of('gateway').map(({ address }) => openClient(address()));
    const cookie = await one!.cookie();
    const elsewhere = { ...other!, cookie: async () => cookie };
    const live = await openLive(elsewhere);
    const { id, shareHash } = await one!.accepted('pdf-rotate', [await textPdf('a.pdf', 'cluster')], {
      angle: '90',
    });
    expect(await live.endOf(id)).toMatchObject({ status: 'completed' });
    live.close();
    const { status, bytes } = await other!.download(shareHash);
    expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  });
};

if (clusterServersName) describe(`a cluster on ${clusterServersName}`, onServers);
else test.skip(`a cluster (needs ${clusterServersNeeded})`, () => undefined);
