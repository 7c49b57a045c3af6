import { transformFile } from '@swc/core';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { catalogueModule, isCatalogue } from '../words/catalogue-module.mjs';
import { filesBelow, isAsset, isCompiled, serverRooms } from './sources.mjs';

const out = 'dist';
const swc = JSON.parse(readFileSync('.swcrc', 'utf8'));

/** Libraries of hundreds of files that also come as a single one, which every process opens in a quarter of the time. */
const singleFiles = {
  'pdf-lib': 'node_modules/pdf-lib/dist/pdf-lib.esm.js',
  '@cantoo/pdf-lib': 'node_modules/@cantoo/pdf-lib/dist/pdf-lib.esm.js',
};

/** In every import, or there would be two of a library; by its path, since a package need not let others name the file. */
const withSingleFiles = (code, folder) =>
  code.replace(/(\bfrom\s*|\bimport\s*\(\s*)(['"])([^'"]+)\2/g, (found, before, quote, name) => {
    if (!Object.hasOwn(singleFiles, name)) return found;
    const path = relative(folder, singleFiles[name]).split(sep).join('/');
    return `${before}${quote}${path}${quote}`;
  });

/** Node knows a module by its ending. */
const withModulesOfWords = (code) => code.replace(/(\bfrom\s*)(['"])([^'"]+\.pot?)\2/g, '$1$2$3.js$2');

const writeModule = (target, { code, map }) => {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${code}\n//# sourceMappingURL=${basename(target)}.map\n`);
  writeFileSync(`${target}.map`, map);
};

/** A file of words has no lines that an error could name. */
const NO_LINES = JSON.stringify({ version: 3, sources: [], names: [], mappings: '' });
const writeWords = (path) => writeModule(join(out, `${path}.js`), { code: catalogueModule(path), map: NO_LINES });

const compileFile = async (path) => {
  const target = join(out, path.replace(/\.tsx?$/, '.js'));
  const { code, map } = await transformFile(path, {
    ...swc,
    swcrc: false,
    jsc: { ...swc.jsc, parser: { ...swc.jsc.parser, tsx: path.endsWith('.tsx') } },
    sourceFileName: relative(dirname(target), path),
  });
  writeModule(target, { code: withModulesOfWords(withSingleFiles(code, dirname(target))), map: map ?? '' });
};

/** Brings one source file's counterpart under dist/ up to date. */
export const refresh = async (path) => {
  if (!existsSync(path)) return;
  if (isCompiled(path)) await compileFile(path);
  else if (isCatalogue(path)) writeWords(path);
  else if (isAsset(path)) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    copyFileSync(path, join(out, path));
  }
};

/** Compiles the rooms that run in Node into dist/, keeping their folders. Returns the number of files. */
export const compileServer = async () => {
  for (const room of serverRooms) rmSync(join(out, room), { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  // Beside the code as in the sources, so that a path such as `../package.json` means the same from both.
  copyFileSync('package.json', join(out, 'package.json'));
  const files = serverRooms
    .flatMap(filesBelow)
    .filter((path) => isCompiled(path) || isCatalogue(path) || isAsset(path));
  await Promise.all(files.map(refresh));
  return files.length;
};
