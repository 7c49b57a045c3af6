import { z } from 'zod';
import { Refusal } from '../../../../contracts/errors.js';
import {
  languageNames,
  targetLanguages,
  type LanguageCode,
  type TargetLanguage,
} from '../../../../contracts/languages.js';
import { callParent } from '../../../platform/jobs/call-parent.js';
import type { JobCalls } from '../../../platform/jobs/job-calls.js';
import { LIST_NAME, modelsInFolder, realPathOfPart, WrongModelList, type FolderModel } from './model-folder.js';
import { nameOfModel, wayBetween } from './model-list.js';

const LIST_CALL = 'translation-models';
const FILES_CALL = 'translation-model-files';

const codes = Object.keys(languageNames) as [LanguageCode, ...LanguageCode[]];
const targets = Object.keys(targetLanguages) as [TargetLanguage, ...TargetLanguage[]];

const toldModel = z.object({
  from: z.enum(codes),
  to: z.enum(codes),
  name: z.string(),
  damage: z.object({ file: z.string(), problem: z.string() }).optional(),
});
/** The facts about a model that a job is told. */
export type ToldModel = z.output<typeof toldModel>;

const modelFile = z.object({
  type: z.enum(['model', 'lex', 'vocab', 'srcvocab', 'trgvocab']),
  name: z.string(),
  size: z.number(),
  hash: z.string(),
  path: z.string(),
});
export type ModelFile = z.output<typeof modelFile>;

const modelFiles = z.object({ name: z.string(), files: z.array(modelFile) });
/** A model whose files lie where the job can read them. */
export type PlacedModel = z.output<typeof modelFiles>;

const pair = z.object({ source: z.enum(codes), target: z.enum(targets) });

/** Hands models to a job: the parent knows their folder, of which a job sees those of its pair. */
export const translationModelCalls = (folder: string): JobCalls => ({
  [LIST_CALL]: async (): Promise<readonly ToldModel[]> => (await listed(folder)).map(replyOf),
  [FILES_CALL]: async (payload, { home }): Promise<readonly PlacedModel[]> => {
    const { source, target } = pair.parse(payload);
    const models = wayBetween(await listed(folder), source, target) ?? [];
    return Promise.all(models.map((model) => placed(folder, model, home)));
  },
});

/** @throws Refusal `translate.model-damaged` where the list itself cannot be read. */
const listed = async (folder: string): Promise<readonly FolderModel[]> =>
  modelsInFolder(folder).catch((error: unknown) => {
    if (!(error instanceof WrongModelList)) throw error;
    const damage = { file: LIST_NAME, problem: 'has the wrong contents' } satisfies FolderModel['damage'];
    throw new Refusal('translate.model-damaged', { model: LIST_NAME, ...damage }, { cause: error });
  });

const replyOf = (model: FolderModel): ToldModel => {
  const { from, to, damage } = model;
  return { from, to, name: nameOfModel(model), ...(damage && { damage }) };
};

type Home = Parameters<JobCalls[string]>[1]['home'];

const placed = async (folder: string, model: FolderModel, home: Home): Promise<PlacedModel> => {
  const name = nameOfModel(model);
  if (model.damage) throw new Refusal('translate.model-damaged', { model: name, ...model.damage });
  const files = await Promise.all(
    model.parts.map(async (part) => {
      const from = await realPathOfPart(folder, model, part);
      return { ...part, path: await home.putIn(from, `${model.folder}-${part.name}`) };
    }),
  );
  return { name, files };
};

/** The models as a job has them: its parent places their files. */
export interface ModelSource {
  readonly list: () => Promise<readonly ToldModel[]>;
  /** @throws Refusal `translate.model-damaged` */
  readonly place: (source: LanguageCode, target: TargetLanguage) => Promise<readonly PlacedModel[]>;
}

export const modelsOfParent: ModelSource = {
  list: async () => z.array(toldModel).parse(await callParent(LIST_CALL, {})),
  place: async (source, target) => z.array(modelFiles).parse(await callParent(FILES_CALL, { source, target })),
};
