// `node deploy/run-built.mjs e2e/tasks/run-tasks.ts [arguments]`: runs a script on the built program, which is built first if anything changed.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const [script] = process.argv.splice(2, 1);
const { status } = spawnSync(process.execPath, ['deploy/build.mjs', '--if-changed'], {
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (status === 0) {
  await import('../services/platform/fixtures/typescript.mjs');
  await import(pathToFileURL(join(process.cwd(), script)));
} else process.exitCode = 1;
