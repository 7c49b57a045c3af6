import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Full path of a program; undefined where it isn't installed. */
export const findProgram = (name: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
