import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rooms that run in Node; `ui` is built by vite. */
export const serverRooms = ['contracts', 'words', 'services', 'gateway', 'run', 'build/kept-code'];

const configs = ['package-lock.json', 'package.json', '.swcrc', 'vite.config.ts', 'tsconfig.json'];
const isTest = (path) => /\.(test|suite|walk)\.tsx?$|-fixture\.tsx?$|\/(fixtures|__snapshots__)\//.test(path);
const isDeclaration = (path) => /\.d\.m?ts$/.test(path);
/** Programs get two things from `words`: the texts, as modules, and what finds one in them. */
const isOfWords = (path) => path.startsWith('words') && path !== 'words/text-key.mjs';

/** Every file below a folder, as paths that start with the folder's own name. */
export const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
        .sort()
    : [];

export const isCompiled = (path) => /\.tsx?$/.test(path) && !isTest(path) && !isDeclaration(path) && !isOfWords(path);

/** Files that the server reads at run time beside its code (prompts, tables). `run` holds none. */
export const isAsset = (path) =>
  !/\.m?tsx?$/.test(path) &&
  !isTest(path) &&
  !isOfWords(path) &&
  !path.startsWith('run/') &&
  !path.endsWith('README.md');

/** Changes whenever a rebuild could give another result. */
export const stampOfSources = () => {
  const hash = createHash('sha256');
  const files = [...new Set([...serverRooms, 'ui', 'content', 'build', 'deploy'])]
    .flatMap(filesBelow)
    .filter((path) => !isTest(path));
  for (const path of [...configs.filter(existsSync), ...files]) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
};
