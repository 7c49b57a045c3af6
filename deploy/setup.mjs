import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { complaintAboutNode } from './setup/node-version.mjs';
import { installPackages } from './setup/packages.mjs';
import { providePrograms } from './setup/system-programs.mjs';
import { provideTestServers } from './setup/test-servers.mjs';

const build = () =>
  spawnSync(process.execPath, ['deploy/build.mjs', '--if-changed'], { stdio: ['ignore', 'inherit', 'inherit'] })
    .status === 0;

const setUp = () => {
  const complaint = complaintAboutNode(process.versions.node);
  if (complaint) return complaint;
  console.log(`Node: ${process.versions.node}.`);
  if (!installPackages()) return 'The packages could not be installed; see the messages above.';
  providePrograms();
  provideTestServers();
  if (!build()) return 'The build failed; see the messages above.';
  console.log('Ready: `npm start` serves Docket on http://localhost:3000');
  return undefined;
};

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const complaint = setUp();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
}
