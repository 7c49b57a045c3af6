import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { natsProgram, PATH, type NatsProgram } from './nats-programs.js';

interface Launch {
  readonly args: readonly string[];
  readonly program?: NatsProgram | undefined;
  readonly environment?: Readonly<Record<string, string>>;
}

/** For tests: a process of nats-server that takes connections. @throws Error what it said, when it does not start. */
export const launchNats = async ({ args, program = natsProgram, environment }: Launch): Promise<ChildProcess> => {
  if (!program) throw new Error('nats-server is not installed');
  const server = spawn(program.file, [...args], {
    env: { PATH, ...environment },
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

/** Ends it as a machine ends, without a word. */
export const killNats = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGKILL');
  await once(server, 'exit');
};

const bound = async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  return probe;
};

/** All different: each is held until the last is found. */
export const freePorts = async (count: number): Promise<number[]> => {
  const probes = await Promise.all(Array.from({ length: count }, bound));
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(
    probes.map(async (probe) => {
      probe.close();
      await once(probe, 'close');
    }),
  );
  return ports;
};
