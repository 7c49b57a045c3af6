import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const { version } = JSON.parse(readFileSync('node_modules/zod/package.json', 'utf8'));
const FILE = resolve('node_modules/.cache/docket', `zod-${version}.mjs`);

/** zod as one file instead of a hundred, which each suite would open anew; made where it is missing. */
export const zodFile = async () => {
  if (existsSync(FILE)) return FILE;
  const { build } = await import('vite');
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: dirname(FILE),
      emptyOutDir: false,
      minify: false,
      target: 'node20',
      lib: { entry: resolve('node_modules/zod/index.js'), formats: ['es'], fileName: () => `zod-${version}.mjs` },
    },
  });
  return FILE;
};
