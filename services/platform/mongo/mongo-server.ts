import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../../..');
const jars = join(root, 'node_modules/.cache/docket/test-servers');
const source = join(import.meta.dirname, 'fixtures/WireServer.java');
const uriSetting = process.env['MONGO_URI'];

/** Name of the server that tests judge by; undefined where there is none. */
export const mongoServerName = uriSetting
  ? 'the MongoDB of MONGO_URI'
  : existsSync(join(jars, 'complete'))
    ? 'mongo-java-server (a stand-in that speaks the protocol, not MongoDB)'
    : undefined;

/** A server of MongoDB for tests. */
export interface MongoServer {
  /** The address of a database that nobody else uses. */
  freshUri(): string;
  /** Process id of the server; undefined for one that was not started here. */
  readonly pid: number | undefined;
  dispose(): Promise<void>;
}

export const startMongoServer = async (): Promise<MongoServer> => {
  if (uriSetting) return { freshUri: () => withDatabase(uriSetting), pid: undefined, dispose: async () => undefined };
  const server = spawn('java', ['-cp', join(jars, '*'), source], { stdio: ['pipe', 'pipe', 'pipe'] });
  const failure: string[] = [];
  server.stderr.on('data', (text: Buffer) => failure.push(text.toString()));
  for await (const line of createInterface({ input: server.stdout })) {
    const port = /^port (\d+)$/.exec(line)?.[1];
    if (!port) continue;
    return {
      freshUri: () => withDatabase(`mongodb://127.0.0.1:${port}`),
      pid: server.pid,
      dispose: async () => {
        server.kill('SIGKILL');
        await once(server, 'close');
      },
    };
  }
  throw new Error(`the wire server did not start:\n${failure.join('')}`);
};

const withDatabase = (address: string): string => {
  const uri = new URL(address);
  uri.pathname = `/docket-test-${randomUUID().slice(0, 8)}`;
  return uri.href;
};
