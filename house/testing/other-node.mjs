import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * The newest Node of a major version, as the registry of npm has it for this machine; kept between runs.
 *
 * @returns path of its program; undefined where it cannot be had.
 */
export const provideNode = (major) => {
  const folder = resolve('node_modules/.cache', `node-${major}`);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const program = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder];
  spawnSync('npm', [...args, `${name}@${major}`], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32', // npm is a .cmd there
  });
  return existsSync(program) ? program : undefined;
};
