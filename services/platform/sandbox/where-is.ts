import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The folders of system programs, which a sandbox shows too; those for administrators are on no ordinary user's path. */
const OF_SYSTEM = ['/usr/sbin', '/sbin', '/usr/bin', '/bin', '/usr/local/sbin', '/usr/local/bin'];
/** The programs that isolate others. */
const KEEPERS = ['bwrap', 'prlimit', 'setpriv', 'unshare', 'mount'] as const;

const inSystem = (name: string, system: readonly string[]): string | undefined =>
  system.map((folder) => join(folder, name)).find(existsSync);

/**
 * Where a program is that keeps others apart: the system's own. Whatever else goes by that name on the path is not
 * taken, since anybody could have put it there; where the system has none, starting it says so.
 */
export const whereIs = (name: string, system: readonly string[] = OF_SYSTEM): string =>
  inSystem(name, system) ?? join('/var/empty', name);

/** A program that is not where it would be trusted. */
export interface StrayProgram {
  readonly name: string;
  readonly path: string;
}

interface Looking {
  readonly path?: string;
  readonly system?: readonly string[];
}

/** Programs that would keep others apart, and are refused since they are outside the folders of the system alone. */
export const strayKeepers = ({ path = process.env['PATH'] ?? '', system = OF_SYSTEM }: Looking = {}): StrayProgram[] =>
  KEEPERS.flatMap((name) => {
    if (inSystem(name, system) !== undefined) return [];
    const candidates = path
      .split(delimiter)
      .filter((folder) => folder !== '')
      .map((folder) => join(folder, name))
      .find(existsSync);
    return candidates === undefined ? [] : [{ name, path: candidates }];
  });
