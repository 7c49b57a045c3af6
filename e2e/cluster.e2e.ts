import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stateOfCluster } from './cluster/cluster-state.js';
import { clusterServersName, clusterServersNeeded } from './cluster/cluster-servers.js';
import { runTo, type CommandEnd } from './harness/commands.js';
import { endsOf } from './harness/event-log.js';
import { openClient, type Client } from './harness/http-client.js';
import { openLive } from './harness/live-messages.js';
import { root } from './harness/repository.js';
import { startCluster, type Cluster } from './cluster/running-cluster.js';
import { until } from './harness/until.js';
import { photoPdf, textPdf } from './samples/sample-files.js';

const START_MS = 240_000;

const onServers = () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster({ gateway: 2, pdf: 1, share: 1, analytics: 2 });
  }, START_MS);
  afterAll(() => cluster.dispose());

  const command = (script: string, ...args: readonly string[]): Promise<CommandEnd> =>
    runTo('npm', ['run', '--silent', script, '--', ...args], {
      cwd: root,
      env: {
        ...process.env,
        ...cluster.servers.settings,
        LOG_LEVEL: 'error',
        DATA_DIR: join(cluster.home, 'commands'),
      },
    });
  /** One visitor at two gateways. */
  const visitor = async () => {
    const [one, other] = cluster.of('gateway').map(({ address }) => openClient(address()));
    const cookie = await one!.cookie();
    const call: Client['call'] = (path, init) => other!.call(path, { ...init, headers: { cookie } });
    return { here: one!, there: { ...other!, cookie: async () => cookie, call } };
  };

  test('what one gateway took is told and given out by another', async () => {
    const { here, there } = await visitor();
    const live = await openLive(there);
    const { id, shareHash } = await here.accepted('pdf-rotate', [await textPdf('a.pdf', 'cluster')], { angle: '90' });
    expect(await live.endOf(id)).toMatchObject({ status: 'completed' });
    live.close();
    const { status, bytes } = await there.download(shareHash);
    expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  });

  test('the first page of a result is drawn by a worker when somebody asks a gateway for it, and once', async () => {
    const { here, there } = await visitor();
    const { id, shareHash } = await here.accepted('pdf-rotate', [await textPdf('b.pdf', 'cluster')], { angle: '90' });
    await there.finished(shareHash);
    const picture = await here.call(`/api/thumbnail/${shareHash}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await picture.arrayBuffer();
    const { events } = await stateOfCluster(cluster.servers.settings);
    expect(events.filter(({ type, stream }) => type === 'ThumbnailDrawn' && stream.endsWith(id))).toHaveLength(1);
  });

  test('what one gateway took is cancelled at another', async () => {
    const { here, there } = await visitor();
    const { id } = await here.accepted('pdf-compress', [await photoPdf('slow.pdf', 8)], { quality: 'high' });
    await there.call(`/api/conversions/${id}/cancel`, { method: 'POST' });
    const settings = cluster.servers.settings;
    await until('it has ended', async () => endsOf((await stateOfCluster(settings)).events, id).length === 1);
    const [end] = endsOf((await stateOfCluster(settings)).events, id);
    expect(end?.type).toBe('ConversionCancelled');
  });

  test('the read models are not rebuilt while another process keeps them', async () => {
    const { status, stderr } = await command('rebuild');
    expect([status, stderr]).toEqual([2, expect.stringContaining('stop every one')]);
  });

  test('the commands verify and prove the log that the processes share', async () => {
    for (const process of cluster.of('analytics')) expect(await process.stop()).toBe(0); // who signs does so at last
    const { status, stdout } = await command('verify');
    expect([status, stdout]).toEqual([0, expect.stringContaining('The log is intact')]);
    const [first] = (await stateOfCluster(cluster.servers.settings)).events;
    const { stdout: proof } = await command('prove', '--position', first?.position ?? '');
    const path = join(cluster.home, 'proof.json');
    await writeFile(path, proof);
    expect((await runTo('node', ['deploy/verify-proof.mjs', path], { cwd: root })).status).toBe(0);
  });

  test('a rebuild makes the read models that there were', async () => {
    expect((await command('rebuild')).stdout).toMatch(/^Rebuilt the read models from \d+ events/);
    expect((await stateOfCluster(cluster.servers.settings)).differences).toEqual([]);
  });
};

if (clusterServersName) describe(`a cluster on ${clusterServersName}`, onServers);
else test.skip(`a cluster (needs ${clusterServersNeeded})`, () => undefined);
