import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openS3Client, type S3Place } from './s3-link.js';

const root = join(import.meta.dirname, '../../../..');
const python = join(root, 'node_modules/.cache/docket/python');
const program = join(python, 'bin/weed');
const endpointSetting = process.env['S3_ENDPOINT'];
const credentials = {
  accessKeyId: process.env['S3_ACCESS_KEY_ID'] ?? 'docket-test',
  secretAccessKey: process.env['S3_SECRET_ACCESS_KEY'] ?? 'docket-test-secret',
};

/** For tests: which server they judge by; undefined where there is none. */
export const s3ServerName = endpointSetting
  ? 'the store of S3_ENDPOINT'
  : existsSync(join(python, 'complete'))
    ? 'SeaweedFS'
    : undefined;

/** For tests. */
export interface S3Server {
  /** A bucket that nobody else uses. */
  freshPlace(): Promise<S3Place>;
  /** Undefined for one that was not started here. */
  readonly pid: number | undefined;
  dispose(): Promise<void>;
}

export const startS3Server = async (): Promise<S3Server> => {
  const server = endpointSetting
    ? { endpoint: endpointSetting, pid: undefined, stop: async () => undefined }
    : await startSeaweed();
  return {
    freshPlace: async () => {
      const { endpoint } = server;
      const place = { endpoint, region: 'us-east-1', bucket: `${BUCKETS}${randomUUID()}` };
      const client = openS3Client({ ...place, credentials: endpointSetting ? credentials : administrator });
      await client.send(new CreateBucketCommand({ Bucket: place.bucket }));
      client.destroy();
      return { ...place, credentials };
    },
    pid: server.pid,
    dispose: server.stop,
  };
};

const BUCKETS = 'docket-';
const administrator = { accessKeyId: 'admin-test', secretAccessKey: 'admin-test-secret' };
/** Docket may do there what a cluster of `cluster/` lets it do, in its own buckets; somebody else makes them. */
const users = [
  { name: 'admin', actions: ['Admin'], of: administrator },
  { name: 'docket', actions: ['Read', 'Write', 'List'].map((action) => `${action}:${BUCKETS}*`), of: credentials },
];
const identities = users.map(({ name, actions, of: { accessKeyId, secretAccessKey } }) => ({
  name,
  actions,
  credentials: [{ accessKey: accessKeyId, secretKey: secretAccessKey }],
}));

const startSeaweed = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docket-seaweed-'));
  const config = join(folder, 's3.json');
  await writeFile(config, JSON.stringify({ identities }));
  const [master, volume, filer, s3] = await freePorts(4);
  const ports = [`-master.port=${master}`, `-volume.port=${volume}`, `-filer.port=${filer}`, `-s3.port=${s3}`];
  const args = ['server', `-dir=${folder}`, '-ip=127.0.0.1', '-ip.bind=127.0.0.1', '-s3', `-s3.config=${config}`];
  const others = ['-s3.port.iceberg=0', '-s3.port.lance=0']; // they have fixed ports, which two servers cannot share
  const server = spawn(program, [...args, ...others, ...ports, '-master.volumeSizeLimitMB=64', '-volume.max=20'], {
    stdio: 'ignore',
  });
  const endpoint = `http://127.0.0.1:${s3}`;
  await answering(endpoint);
  return {
    endpoint,
    pid: server.pid,
    stop: async () => {
      server.kill('SIGKILL');
      await once(server, 'exit');
      await rm(folder, { recursive: true });
    },
  };
};

const answering = async (address: string): Promise<void> => {
  for (;;) {
    const answer = await fetch(address).catch(() => undefined); // not listening yet
    if (answer) return;
    await pause(200);
  }
};

const freePorts = (count: number): Promise<number[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const probe = createServer().listen(0, '127.0.0.1');
      await once(probe, 'listening');
      const { port } = probe.address() as AddressInfo;
      probe.close();
      return port;
    }),
  );
