import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Of the system, which programs in a sandbox see too; those for administrators are on no ordinary user's path. */
const OF_SYSTEM = ['/usr/sbin', '/sbin', '/usr/bin', '/bin'];

/**
 * Where a program is that keeps others apart: the system's own, whatever else goes by that name on the path; by its
 * name alone where it is nowhere, so that starting it says so.
 */
export const whereIs = (name: string, path = process.env['PATH'] ?? ''): string =>
  [...OF_SYSTEM, ...path.split(delimiter)].map((folder) => join(folder, name)).find(existsSync) ?? name;
