import { open, readFile, realpath, stat } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { codeOf } from '../../../platform/blobs/disk-files.js';
import type { Config } from '../../../platform/settings/config.js';
import { modelRecord, modelsIn, type ListedModel, type ModelPart, type ModelRecord } from './model-list.js';

/** The folder of this installation's models. */
export const translationModelsIn = ({
  TRANSLATION_MODELS,
  DATA_DIR,
}: Pick<Config, 'TRANSLATION_MODELS' | 'DATA_DIR'>) => TRANSLATION_MODELS ?? join(DATA_DIR, 'translation-models');

/** The list of a folder of models: records of Mozilla's registry, as they come from there. */
export const LIST_NAME = 'models.json';

const list = z.union([z.array(z.unknown()), z.object({ data: z.array(z.unknown()) }).transform(({ data }) => data)]);

/** A list that cannot be read is told by its name. */
export class WrongModelList extends Error {
  override readonly name = 'WrongModelList';
}

/** Records of a registry's answer or of a list; those of another form are of no use here. @throws WrongModelList */
export const recordsIn = (text: string, place: string): readonly ModelRecord[] => {
  try {
    return list.parse(JSON.parse(text)).flatMap((record) => modelRecord.safeParse(record).data ?? []);
  } catch (error) {
    throw new WrongModelList(`${place} is no list of translation models`, { cause: error });
  }
};

/** The records that the list of a folder has; none where there is no list. @throws WrongModelList */
export const readList = async (folder: string): Promise<readonly ModelRecord[]> => {
  const path = join(folder, LIST_NAME);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? [] : recordsIn(text, path);
};

/** A fault of a file of a model; these are words for people. */
export type PartProblem =
  'is missing' | 'is a Git LFS pointer, not the file' | 'has the wrong size' | 'has the wrong contents';

export interface FolderModel extends ListedModel {
  /** The first file that cannot be what the list says, by its size alone. */
  readonly damage: { readonly file: string; readonly problem: PartProblem } | undefined;
}

/** The models of a folder. Files are told by their size here, which is quick, and by their contents when they are loaded. */
export const modelsInFolder = async (folder: string): Promise<readonly FolderModel[]> =>
  Promise.all(
    modelsIn(await readList(folder)).map(async (model) => ({ ...model, damage: await damageOf(folder, model) })),
  );

export const pathOfPart = (folder: string, model: Pick<ListedModel, 'folder'>, { name }: Pick<ModelPart, 'name'>) =>
  join(folder, model.folder, name);

/** The path itself where links lead to it. */
export const realPathOfPart = (folder: string, model: ListedModel, part: ModelPart): Promise<string> =>
  realpath(pathOfPart(folder, model, part));

const damageOf = async (folder: string, model: ListedModel): Promise<FolderModel['damage']> => {
  for (const part of model.parts) {
    const problem = await sizeProblem(pathOfPart(folder, model, part), part);
    if (problem) return { file: part.name, problem };
  }
  return undefined;
};

const POINTER_START = 'version https://git-lfs.github.com/spec/';

const sizeProblem = async (path: string, { size }: ModelPart): Promise<PartProblem | undefined> => {
  const stats = await stat(path).catch(() => undefined);
  if (!stats?.isFile()) return 'is missing';
  if (stats.size === size) return undefined;
  return (await beginsWith(path, POINTER_START)) ? 'is a Git LFS pointer, not the file' : 'has the wrong size';
};

const beginsWith = async (path: string, start: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(start.length));
    return buffer.toString('latin1', 0, bytesRead) === start;
  } finally {
    await file.close();
  }
};

/** Finds a fault in the bytes of a file; only they tell a flipped bit, since the engine itself would translate on. */
export const problemInBytes = (bytes: Uint8Array, { size, hash }: Pick<ModelPart, 'size' | 'hash'>) => {
  if (bytes.length !== size) return 'has the wrong size' satisfies PartProblem;
  const is = createHash('sha256').update(bytes).digest('hex') === hash;
  return is ? undefined : ('has the wrong contents' satisfies PartProblem);
};

/** The same of a file that is not loaded. */
export const problemInFile = async (path: string, part: ModelPart): Promise<PartProblem | undefined> => {
  const problem = await sizeProblem(path, part);
  if (problem) return problem;
  const sum = createHash('sha256');
  await pipeline(createReadStream(path), sum);
  return sum.digest('hex') === part.hash ? undefined : 'has the wrong contents';
};
