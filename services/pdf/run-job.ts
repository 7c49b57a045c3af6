import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findTool } from '../../contracts/tools/catalogue.js';
import type { Job, JobFile, JobResult, RunJob } from '../platform/jobs/job.js';
import { coldLibreOffice } from './engines/libreoffice.js';
import { findQpdf } from './engines/find-qpdf.js';
import { findOperation } from './operations/index.js';
import type { SourceFile, Work } from './operations/operation.js';
import { brokenSignatures } from './signing/broken-signatures.js';
import { noIdentity } from './signing/identity/identity-file.js';
import { thumbnailOf } from './thumbnail.js';

/** What a job process was given by those who started it. */
interface Surroundings {
  readonly identity?: Work['identity'];
  /** Folder of this installation for what can be made again. */
  readonly kept?: string;
}

/** Reads the inputs, runs the operation, leaves result and thumbnail in the job's folder. @throws Refusal */
export const runJob = async (
  { tool, options, files, directory, secrets }: Job,
  report: Parameters<RunJob>[1],
  { identity = noIdentity, kept }: Surroundings = {},
): Promise<JobResult> => {
  const operation = findOperation(tool);
  const definition = findTool(tool);
  if (!operation || !definition) throw new Error(`"${tool}" is no tool of the pdf lane`);
  const engines = { qpdf: await findQpdf(directory), office: coldLibreOffice(directory, kept) };
  const work = { report, ...engines, identity, now: new Date() };
  const sources = await Promise.all(files.map((file, index) => sourceOf(file, secrets?.passwords[index])));
  const produced = await operation(sources, definition.options.parse({ ...options, ...secrets?.options }), work);
  const path = join(directory, `result${produced.extension}`);
  await writeFile(path, produced.bytes);
  const thumbnail = await keepThumbnail(directory, await thumbnailOf(produced));
  const receipt = await keepReceipt(directory, produced.receipt);
  const { mime, extension } = produced;
  const notes = [...produced.notes, ...brokenSignatures(tool, sources, produced)];
  return { path, mime, extension, thumbnail, notes, ...(receipt && { receipt }) };
};

const sourceOf = async ({ path, name, kind, mime }: JobFile, password = ''): Promise<SourceFile> => ({
  name,
  kind,
  mime,
  bytes: new Uint8Array(await readFile(path)),
  ...(password !== '' && { password }),
});

const keepThumbnail = async (directory: string, picture: Uint8Array | null): Promise<string | null> => {
  if (!picture) return null;
  const path = join(directory, 'thumbnail.webp');
  await writeFile(path, picture);
  return path;
};

const keepReceipt = async (directory: string, receipt: object | undefined): Promise<string | undefined> => {
  if (!receipt) return undefined;
  const path = join(directory, 'receipt.json');
  await writeFile(path, JSON.stringify(receipt));
  return path;
};
