import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './sources.mjs';

const isText = (path) => /\.(html|js|css|svg|txt|json|webmanifest)$/.test(path);
const MIN_BYTES = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const shrinkFile = async (path) => {
  const bytes = await readFile(path);
  if (bytes.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${path}.br`, await brotli(bytes, { params }));
  await writeFile(`${path}.gz`, await gzipped(bytes, { level: 9 }));
};

/** Writes a .br and a .gz beside every text file of the screens, so that serving one costs no work; on every core. */
export const shrink = async (folder) => {
  const paths = filesBelow(folder).filter(isText);
  const work = async () => {
    for (let path = paths.pop(); path; path = paths.pop()) await shrinkFile(path);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
};
