// `node build/run-built.mjs e2e/tasks/run-tasks.ts [arguments]`: runs a script on the built program, which is built first if anything changed.
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const node = (args, stdio) => spawnSync(process.execPath, args, { stdio }).status ?? 1;
const built = node(['build/build.mjs', '--if-changed'], ['ignore', 'ignore', 'inherit']);
const script = ['--import', './services/platform/fixtures/typescript.mjs', ...process.argv.slice(2)];
process.exitCode = built === 0 ? node(script, 'inherit') : built;
