import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { withDocument } from '../../services/pdf/engines/pdfium/pdfium-document.js';
import { sampleOf, type Sample } from './sample.js';

const CORPUS = resolve('../shared/corpus');

/** A real file from the corpus beside the repository; undefined where it is not there. */
export const realFile = async (path: string): Promise<Sample | undefined> => {
  const full = join(CORPUS, path);
  if (!existsSync(full)) return undefined;
  return sampleOf(path, [full], path.endsWith('.pdf') ? await pagesOf(full) : undefined);
};

/** Names of all real files in one of its folders. */
export const realNames = (folder: string): readonly string[] =>
  existsSync(join(CORPUS, folder)) ? readdirSync(join(CORPUS, folder)).sort() : [];

const pagesOf = async (path: string): Promise<number> =>
  withDocument(new Uint8Array(await readFile(path)), ({ pageCount }) => pageCount);
