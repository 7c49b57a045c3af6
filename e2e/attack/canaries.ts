import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';

/** No other picture has this size, so that it would be known in any document. */
const SIDES = { width: 211, height: 223 } as const;
const MARK = /\/Width 211\b[^]{0,200}\/Height 223\b|\/Height 223\b[^]{0,200}\/Width 211\b/;

/** A picture, a process and a server that no document may touch. */
export interface Canaries {
  readonly fileUrl: string;
  readonly serverUrl: string;
  readonly isShownIn: (result: Buffer) => boolean;
  /** The canaries that were touched. */
  readonly touched: () => Promise<readonly string[]>;
  readonly end: () => Promise<void>;
}

export const openCanaries = async (): Promise<Canaries> => {
  const folder = await mkdtemp(join(tmpdir(), 'canary-'));
  const path = join(folder, 'canary.png');
  const picture = await sharp({ create: { ...SIDES, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  await writeFile(path, picture);
  const bystander = spawn('sleep', ['86400'], { stdio: 'ignore' });
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.end(picture);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const isAlive = () => bystander.exitCode === null && bystander.signalCode === null;
  return {
    fileUrl: pathToFileURL(path).href,
    serverUrl: `http://127.0.0.1:${port}/canary.png`,
    isShownIn: (result) => MARK.test(result.toString('latin1')),
    touched: async () => [
      ...((await readFile(path)).equals(picture) ? [] : ['the file was changed']),
      ...(isAlive() ? [] : ['the process was ended']),
      ...(asked === 0 ? [] : [`the server was asked ${asked} times`]),
    ],
    end: async () => {
      bystander.kill('SIGKILL');
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
