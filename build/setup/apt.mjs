import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const quiet = (command, args) => spawnSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });

const prefixOfRoot = () => {
  if (process.getuid?.() === 0) return [];
  return quiet('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n'] : undefined;
};

/** Runs apt-get as root without asking anything, or undefined where that is not possible. */
export const findApt = () => {
  const prefix = existsSync('/usr/bin/apt-get') ? prefixOfRoot() : undefined;
  if (!prefix) return undefined;
  return (...args) => {
    // `env`, because sudo drops the caller's own variables.
    const words = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-qq', ...args];
    const { status, stdout, stderr } = quiet(words[0], words.slice(1));
    return { worked: status === 0, reason: `${stderr}${stdout}`.trim().split('\n').slice(-2).join(' ') };
  };
};
