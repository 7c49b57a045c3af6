import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesBelow } from './sources.mjs';

const isText = (path) => /\.(html|js|css|svg|txt|json|webmanifest)$/.test(path);
const MIN_BYTES = 1024;

/** Writes a .br and a .gz beside every text file of the screens, so that serving one costs no work. */
export const shrink = (folder) => {
  for (const path of filesBelow(folder).filter(isText)) {
    const bytes = readFileSync(path);
    if (bytes.length < MIN_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
};
