import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';

/** Debian puts it where only root looks. */
const PATH = [process.env['PATH'], '/usr/sbin', '/usr/local/sbin'].join(delimiter);

const versionOf = (program: string): string | undefined => {
  try {
    return execFileSync(program, ['--version'], { env: { PATH }, encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
};

/** For tests: such as `nats-server: v2.9.10`; undefined where it isn't installed. */
export const natsServerVersion = versionOf('nats-server');

/** For tests: a server of its own with JetStream. */
export interface NatsServer {
  readonly url: string;
  /** Goes away as a machine does, without a word. */
  kill(): Promise<void>;
  /** Comes back with the same address and the same files, or, when asked to, with none. */
  start(files?: 'kept' | 'lost'): Promise<void>;
  dispose(): Promise<void>;
}

export const startNatsServer = async (...settings: readonly string[]): Promise<NatsServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'docket-nats-'));
  const port = await freePort();
  let server = await launch(folder, port, settings);
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  return {
    url: `nats://127.0.0.1:${port}`,
    kill,
    start: async (files = 'kept') => {
      if (files === 'lost') await rm(folder, { recursive: true });
      server = await launch(folder, port, settings);
    },
    dispose: async () => {
      await kill();
      await rm(folder, { recursive: true });
    },
  };
};

const launch = async (folder: string, port: number, settings: readonly string[]): Promise<ChildProcess> => {
  const server = spawn('nats-server', ['-js', '-sd', folder, '-a', '127.0.0.1', '-p', String(port), ...settings], {
    env: { PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  for await (const line of createInterface({ input: server.stderr })) {
    if (line.includes('Server is ready')) {
      server.stderr.resume();
      return server;
    }
    said.push(line);
  }
  throw new Error(`nats-server did not start:\n${said.join('\n')}`);
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};
