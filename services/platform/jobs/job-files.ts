import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Note } from '../../../contracts/events/conversion.js';
import type { FileKind } from '../../../contracts/files.js';
import type { Job, JobFile, JobResult } from './job.js';

/** One input, whole in memory. `name` is the visitor's, for messages and labels only; never a path. */
export interface SourceFile {
  readonly name: string;
  readonly kind: FileKind;
  readonly mime: string;
  readonly bytes: Uint8Array;
  /** Opens it, where it is locked. */
  readonly password?: string;
}

/** In one piece of memory: read in pieces it would be there twice, and a job's files are large. */
const readWhole = async (path: string): Promise<Uint8Array> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const bytes = new Uint8Array(size);
    for (let at = 0; at < size;) {
      const { bytesRead } = await file.read(bytes, at);
      if (bytesRead === 0) return bytes.subarray(0, at);
      at += bytesRead;
    }
    return bytes;
  } finally {
    await file.close();
  }
};

/** The file that a tool made. `extension` carries its dot. */
export interface OutputFile {
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly extension: string;
  readonly notes: readonly Note[];
  /** Its name without the ending, where it follows from its content. */
  readonly stem?: string;
  /** Version by name of what it was made with, where the job can tell. */
  readonly engines?: Readonly<Record<string, string>>;
  /** Plain JSON kept beside the result. */
  readonly receipt?: object;
}

/** The inputs of a job with the passwords that open them. */
export const readSources = ({ files, secrets }: Job): Promise<SourceFile[]> =>
  Promise.all(files.map((file, index) => sourceOf(file, secrets?.passwords[index])));

const sourceOf = async ({ path, name, kind, mime }: JobFile, password = ''): Promise<SourceFile> => ({
  name,
  kind,
  mime,
  bytes: await readWhole(path),
  ...(password !== '' && { password }),
});

/** Leaves a result, of which nobody has said that it can be drawn, and its receipt in the folder of the job. */
export const leaveResult = async (
  directory: string,
  { bytes, mime, extension, notes, receipt, engines, stem }: OutputFile,
): Promise<JobResult> => {
  const path = await leave(directory, `result${extension}`, bytes);
  const proof = receipt && { receipt: await leave(directory, 'receipt.json', JSON.stringify(receipt)) };
  return {
    path,
    mime,
    extension,
    isDrawable: false,
    notes,
    ...proof,
    ...(engines && { engines }),
    ...(stem && { stem }),
  };
};

const leave = async (directory: string, name: string, content: Uint8Array | string): Promise<string> => {
  const path = join(directory, name);
  await writeFile(path, content);
  return path;
};
