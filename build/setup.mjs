import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { complaintAboutNode } from './setup/node-version.mjs';
import { installPackages } from './setup/packages.mjs';

/** Resolves with whether it ended well. */
const node = async (...args) => {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const [status] = await once(child, 'close');
  return status === 0;
};

const provide = (what) => node('build/setup/provide.mjs', what);

/** Downloads wait for the network, and the build for the processor: each beside the other. */
const setUp = async () => {
  const complaint = complaintAboutNode(process.versions.node);
  if (complaint) return complaint;
  console.log(`Node: ${process.versions.node}.`);
  const programs = provide('programs');
  const installed = installPackages();
  const provided = programs.then(() => installed && provide('servers'));
  const built = installed && (await node('build/build.mjs', '--if-changed'));
  await provided;
  if (!installed) return 'The packages could not be installed; see the messages above.';
  if (!built) return 'The build failed; see the messages above.';
  await node('build/setup/office-start.mjs');
  console.log('Ready: `npm start` serves Docket on http://localhost:3000');
  return undefined;
};

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const complaint = await setUp();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
}
