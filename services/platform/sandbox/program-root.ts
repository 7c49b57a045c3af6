import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this installation's program, beside which its data may lie. */
const rootFrom = (folder: string): string =>
  existsSync(join(folder, 'node_modules')) || dirname(folder) === folder ? folder : rootFrom(dirname(folder));

/** Files that our own programs have to read in order to run. */
export const programFiles = (): readonly string[] => {
  const root = rootFrom(dirname(fileURLToPath(import.meta.url)));
  const files = ['dist', 'node_modules', 'package.json'].map((name) => join(root, name)).filter(existsSync);
  return [...new Set([...files, ...files.map((path) => realpathSync(path))])];
};
