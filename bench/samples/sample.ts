import { stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { typeOfName } from '../../contracts/files.js';
import type { JobFile } from '../../services/platform/jobs/job.js';

/** Files that go into one conversion together. */
export interface Sample {
  readonly name: string;
  readonly files: readonly JobFile[];
  /** Bytes of all. */
  readonly size: number;
  /** The pages of all PDFs in it; undefined where pages mean nothing yet. */
  readonly pages: number | undefined;
}

/** A sample of files that are on the disk already. @throws TypeError for a file that nobody may upload */
export const sampleOf = async (name: string, paths: readonly string[], pages?: number): Promise<Sample> => {
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path)).size));
  return { name, files: paths.map(fileAt), size: sizes.reduce((sum, size) => sum + size, 0), pages };
};

const fileAt = (path: string): JobFile => {
  const type = typeOfName(path);
  if (!type) throw new TypeError(`${path} has a type that no tool takes`);
  return { path, name: basename(path), kind: type.kind, mime: type.mime };
};

/** Puts files into the folder of the run. @returns their paths */
export const keep = (folder: string, files: Readonly<Record<string, Uint8Array | string>>): Promise<string[]> =>
  Promise.all(
    Object.entries(files).map(async ([name, bytes]) => {
      const path = join(folder, name);
      await writeFile(path, bytes);
      return path;
    }),
  );
