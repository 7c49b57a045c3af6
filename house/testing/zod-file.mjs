import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const { version } = JSON.parse(readFileSync('node_modules/zod/package.json', 'utf8'));
const FILE = join(tmpdir(), 'docket-tests', `zod-${version}.mjs`);

/** zod as one file instead of a hundred, which each suite would open anew; made where it is missing. */
export const zodFile = async () => {
  if (existsSync(FILE)) return FILE;
  const { build } = await import('vite');
  mkdirSync(dirname(FILE), { recursive: true });
  const folder = mkdtempSync(join(dirname(FILE), 'made-'));
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      lib: { entry: resolve('node_modules/zod/index.js'), formats: ['es'], fileName: () => 'zod.mjs' },
    },
  });
  renameSync(join(folder, 'zod.mjs'), FILE);
  return FILE;
};
