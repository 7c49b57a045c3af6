import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** A file that a package lets be asked for. */
export const packageFile = (path: string): Promise<Buffer> => readFile(resolve(path));

/** A font of a package that lets only its program be asked for. */
export const fontBeside = (name: string, file: string): Promise<Buffer> =>
  readFile(join(dirname(resolve(name)), '..', 'fonts', file));
