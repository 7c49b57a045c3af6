import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where tools for administrators are, which is on no ordinary user's path. */
const MORE = ['/usr/sbin', '/sbin', '/usr/bin', '/bin'];

/** Where a program is; by its name alone where it is nowhere, so that starting it says so. */
export const whereIs = (name: string, path = process.env['PATH'] ?? ''): string =>
  [...path.split(delimiter), ...MORE].map((folder) => join(folder, name)).find(existsSync) ?? name;
