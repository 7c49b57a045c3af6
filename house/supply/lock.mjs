import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The faults in the entries of a lock file; a build for another platform that a mirror lacks has no hash to give. */
export const problemsIn = (lock) =>
  Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .flatMap(([path, { resolved, integrity, optional, os, cpu }]) => [
      ...(resolved === undefined ? [] : [`${path} has an address`]),
      ...(/^sha512-[A-Za-z0-9+/]+=*$/.test(integrity ?? '') || (integrity === undefined && optional && (os || cpu))
        ? []
        : [`${path} has no SHA-512 integrity hash`]),
    ]);

/** Packages that package.json asks for and the lock file does not have. */
const disagreement = () => {
  const { status, stdout, stderr } = spawnSync('npm', ['ls', '--package-lock-only', '--all'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32', // npm is a .cmd there
  });
  return status === 0 ? [] : [`package.json and package-lock.json differ:\n${stderr || stdout}`];
};

if (process.argv[1] === import.meta.filename) {
  const problems = [...problemsIn(JSON.parse(readFileSync('package-lock.json', 'utf8'))), ...disagreement()];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
