// `npm run pictures`: takes the pictures of the how-to steps anew; the program is built first if anything changed.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const { status } = spawnSync(process.execPath, ['deploy/build.mjs', '--if-changed'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status === 0) {
  await import('../services/platform/fixtures/typescript.mjs');
  await import('./pictures/take-pictures.ts');
} else process.exitCode = 1;
