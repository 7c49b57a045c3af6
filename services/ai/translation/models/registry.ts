import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { z } from 'zod';
import type { LanguageCode } from '../../../../contracts/languages.js';
import { LIST_NAME, pathOfPart, readList, recordsIn } from './model-folder.js';
import { directionOf, modelsIn, wayBetween, type ListedModel, type ModelPart, type ModelRecord } from './model-list.js';

/** Where Firefox gets its models from. */
export const MOZILLA_REGISTRY = 'https://firefox.settings.services.mozilla.com/v1';

const RECORDS = 'buckets/main/collections/translations-models/records';
const ANSWER_MS = 60_000;
const FILE_MS = 30 * 60_000;

const server = z.object({ capabilities: z.object({ attachments: z.object({ base_url: z.url() }) }) });

export interface Registry {
  readonly records: readonly ModelRecord[];
  /** The locations of its files begin with this. */
  readonly files: string;
}

/** @throws Error that names the address. */
export const openRegistry = async (address: string): Promise<Registry> => {
  const base = address.endsWith('/') ? address : `${address}/`;
  const list = new URL(RECORDS, base);
  const [about, records] = await Promise.all([textAt(new URL(base)), textAt(list)]);
  const parsed = server.safeParse(jsonOf(about));
  if (!parsed.success) throw new Error(`${address} does not say where its files are`);
  return { records: recordsIn(records, String(list)), files: parsed.data.capabilities.attachments.base_url };
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const answerAt = async (address: URL, timeoutMs: number): Promise<Response> => {
  const failed = (why: string, cause?: unknown) => new Error(`${String(address)} ${why}`, { cause });
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch((error: unknown) => {
    throw failed('cannot be reached', error);
  });
  if (!response.ok) throw failed(`answers with status ${response.status}`);
  return response;
};

const textAt = async (address: URL): Promise<string> => (await answerAt(address, ANSWER_MS)).text();

/** The models that lead from one language to the other, as the registry has them. @throws Error where it has none. */
export const modelsBetween = ({ records }: Registry, from: LanguageCode, to: LanguageCode): readonly ListedModel[] => {
  const way = wayBetween(modelsIn(records), from, to);
  if (way) return way;
  const known = modelsIn(records).map((model) => `${model.from}-${model.to}`);
  throw new Error(
    `the registry has no model from ${from} to ${to} that is read here; it has ${known.sort().join(', ')}`,
  );
};

/** Puts a model into a folder: its files first, each proven to be what the registry lists, then its lines of the list. */
export const addModel = async (registry: Registry, model: ListedModel, folder: string): Promise<void> => {
  await mkdir(join(folder, model.folder), { recursive: true });
  for (const part of model.parts) await fetchPart(registry, part, pathOfPart(folder, model, part));
  const others = (await readList(folder)).filter((record) => directionOf(record) !== model.folder);
  const own = registry.records.filter(
    (record) => directionOf(record) === model.folder && record.version === model.version,
  );
  await writeList(folder, [...others, ...own]);
};

/** @returns whether it was there. */
export const removeModel = async (folder: string, direction: string): Promise<boolean> => {
  const records = await readList(folder);
  const others = records.filter((record) => directionOf(record) !== direction);
  if (others.length === records.length) return false;
  await writeList(folder, others);
  await rm(join(folder, direction), { recursive: true, force: true });
  return true;
};

const writeList = async (folder: string, records: readonly ModelRecord[]): Promise<void> => {
  const path = join(folder, LIST_NAME);
  await writeFile(`${path}.new`, `${JSON.stringify({ data: records }, null, 2)}\n`);
  await rename(`${path}.new`, path);
};

/** A file that is there already is not fetched again. @throws Error that names the file. */
const fetchPart = async ({ files }: Registry, part: ModelPart, path: string): Promise<void> => {
  const there = await readFile(path).catch(() => undefined);
  if (there && createHash('sha256').update(there).digest('hex') === part.hash) return;
  const { body } = await answerAt(new URL(part.location ?? part.name, files), FILE_MS);
  if (!body) throw new Error(`${part.name} is empty`);
  const partial = `${path}.part`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const sum = await saved(Readable.fromWeb(body as ReadableStream), partial, part);
    if (sum !== part.hash)
      throw new Error(`${part.name} is not the file that the registry lists: its SHA-256 is ${sum}`);
    await rename(partial, path);
  } finally {
    await rm(partial, { force: true });
  }
};

/** @returns the SHA-256 of what was saved. */
const saved = async (bytes: Readable, path: string, { name, size }: ModelPart): Promise<string> => {
  const sum = createHash('sha256');
  let count = 0;
  const counted = new Transform({
    transform: (chunk: Buffer, _, next) => {
      count += chunk.length;
      sum.update(chunk);
      next(count > size ? new Error(`${name} is larger than the registry says`) : null, chunk);
    },
  });
  await pipeline(bytes, counted, createWriteStream(path, { mode: 0o644 }));
  return sum.digest('hex');
};
