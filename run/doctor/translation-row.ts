import {
  modelsInFolder,
  pathOfPart,
  problemInFile,
  translationModelsIn,
  WrongModelList,
} from '../../services/ai/translation/models/model-folder.js';
import { nameOfModel, type ListedModel } from '../../services/ai/translation/models/model-list.js';
import type { Config } from '../../services/platform/settings/config.js';
import { ok, wrong, type Row } from './doctor-row.js';

const NAME = 'translation';

/** Whether each file of the models that translate here is what its list says. */
export const translationRow = async (config: Pick<Config, 'TRANSLATION_MODELS' | 'DATA_DIR'>): Promise<Row> => {
  const folder = translationModelsIn(config);
  try {
    const models = await modelsInFolder(folder);
    if (models.length === 0) return noModels(folder, config);
    const problems = (await Promise.all(models.map((model) => problemOf(folder, model)))).flat();
    const advice = 'fetch it again with `npm run translation-models -- add <from> <to>`, or copy it again';
    if (problems.length > 0) return wrong(NAME, problems.join('; '), advice);
    return ok(NAME, `models in ${folder}: ${models.map(nameOfModel).join(', ')}`);
  } catch (error) {
    if (!(error instanceof WrongModelList)) throw error;
    return wrong(NAME, error.message, 'copy models.json again, or remove it');
  }
};

const noModels = (folder: string, { TRANSLATION_MODELS }: Pick<Config, 'TRANSLATION_MODELS'>): Row => {
  const advice = 'put models.json and the files that it lists there, or correct TRANSLATION_MODELS';
  if (TRANSLATION_MODELS !== undefined) return wrong(NAME, `there are no models in ${folder}`, advice);
  return ok(NAME, 'no models; `npm run translation-models -- add de fr` fetches some');
};

const problemOf = async (folder: string, model: ListedModel): Promise<readonly string[]> => {
  for (const part of model.parts) {
    const problem = await problemInFile(pathOfPart(folder, model, part), part);
    if (problem) return [`model ${nameOfModel(model)}: ${part.name} ${problem}`];
  }
  return [];
};
