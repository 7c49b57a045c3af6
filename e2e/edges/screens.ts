import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sirv from 'sirv';
import { root } from '../harness/repository.js';

/** The screens alone, without a server behind them. */
export interface Screens {
  readonly address: string;
  close(): Promise<void>;
}

const LONG_S = 86_400;

/** Builds the screens with the test hook in them, apart from the product's own build, and serves them beside `api`. */
export const openScreens = async (api: RequestListener): Promise<Screens> => {
  const folder = await mkdtemp(join(tmpdir(), 'docket-screens-'));
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DOCKET_TEST_HOOK: '1' },
  });
  const files = sirv(folder, { single: true, maxAge: LONG_S, immutable: true }); // a browser that may keep them compiles them once
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api/')) api(request, response);
    else files(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
};
