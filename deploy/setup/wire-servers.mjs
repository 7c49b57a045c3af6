import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'node_modules/.cache/docket/wire-servers';
const stamp = join(folder, 'complete');

/** Fetches the servers that stand in for MongoDB in tests, where Maven can. Never fails. */
export const provideWireServers = () => {
  if (existsSync(stamp)) return;
  const args = ['-q', '-B', '-f', 'deploy/setup/wire-servers.xml', 'dependency:copy-dependencies'];
  const { status } = spawnSync('mvn', [...args, `-DoutputDirectory=${join(process.cwd(), folder)}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status === 0) writeFileSync(stamp, '');
  else console.log('Wire servers: Maven could not fetch them; skipped: tests of the adapters for MongoDB');
};
