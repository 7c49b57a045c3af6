import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const stampFile = 'node_modules/.docket-lock';

const stampOfLock = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const isInLine = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOfLock();

/** Brings node_modules in line with the lock file. Returns whether that worked. */
export const installPackages = () => {
  if (isInLine()) {
    console.log('Packages: up to date with package-lock.json.');
    return true;
  }
  console.log('Packages: npm ci ...');
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32', // npm is a .cmd there
  });
  if (status !== 0) return false;
  writeFileSync(stampFile, stampOfLock());
  return true;
};
