import type { JetStreamManager } from 'nats';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts, killNats, launchNats } from './nats-process.js';
import { natsProgram, type NatsProgram } from './nats-programs.js';
import { STREAM } from './nats-stream.js';

/** For tests: such as `nats-server: v2.9.10`; undefined where it isn't installed. */
export const natsServerVersion = natsProgram?.version;

/** For tests: a server of its own with JetStream. */
export interface NatsServer {
  readonly url: string;
  /** Goes away as a machine does, without a word. */
  kill(): Promise<void>;
  /** Comes back with the same address and the same files, or, when asked to, with none. */
  start(files?: 'kept' | 'lost'): Promise<void>;
  dispose(): Promise<void>;
}

interface NatsServerOptions {
  /** Further words of its command line. */
  readonly settings?: readonly string[];
  readonly program?: NatsProgram | undefined;
}

export const startNatsServer = async ({ settings = [], program }: NatsServerOptions = {}): Promise<NatsServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'docket-nats-'));
  const [port] = await freePorts(1);
  const args = ['-js', '-sd', folder, '-a', '127.0.0.1', '-p', String(port), ...settings];
  let server = await launchNats({ args, program });
  return {
    url: `nats://127.0.0.1:${port}`,
    kill: () => killNats(server),
    start: async (files = 'kept') => {
      if (files === 'lost') await rm(folder, { recursive: true });
      server = await launchNats({ args, program });
    },
    dispose: async () => {
      await killNats(server);
      await rm(folder, { recursive: true });
    },
  };
};

/** For tests. The newest server brings messages of a stream back to one of the same name that is made while they are being deleted. */
export const forgetStream = async ({ streams }: JetStreamManager): Promise<void> => {
  await streams.purge(STREAM);
  await streams.delete(STREAM);
  for (;;) {
    if ((await streams.names().next()).length === 0) return;
    await pause(10);
  }
};
