// `npm run tasks`: what a new user wants to get done, with its clicks, keys and seconds; the program is built first if anything changed.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const { status } = spawnSync(process.execPath, ['deploy/build.mjs', '--if-changed'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status === 0) {
  await import('../services/platform/fixtures/typescript.mjs');
  await import('./tasks/run-tasks.ts');
} else process.exitCode = 1;
