import { languageNames, type LanguageCode } from '../../contracts/languages.js';
import {
  modelsInFolder,
  pathOfPart,
  problemInFile,
  translationModelsIn,
} from '../../services/ai/translation/models/model-folder.js';
import { nameOfModel, type ListedModel } from '../../services/ai/translation/models/model-list.js';
import {
  addModel,
  MOZILLA_REGISTRY,
  modelsBetween,
  openRegistry,
  removeModel,
} from '../../services/ai/translation/models/registry.js';
import { MB } from '../../contracts/byte-sizes.js';
import { DONE_OR_NOT } from './command-syntax.js';
import { print, runCommand } from './run-command.js';

const syntax = {
  name: 'translation-models',
  about:
    'Fetches models that translate on this server from the registry of Firefox, one for each direction to and from English, and checks each file. Docket may be running, and uses them at once. Nothing is ever fetched but by this command.',
  options: {
    registry: { type: 'string', value: '<address>', about: `another registry than ${MOZILLA_REGISTRY}` },
  },
  positionals: 'add <from> <to> | remove <from> <to> | list',
  allowPositionals: true,
  exitCodes: DONE_OR_NOT,
} as const;

const languageIn = (typed: string | undefined): LanguageCode => {
  if (typed !== undefined && Object.hasOwn(languageNames, typed)) return typed as LanguageCode;
  throw new Error(`"${typed ?? ''}" is no language here; give one of ${Object.keys(languageNames).join(' ')}`);
};

const sizeOf = ({ parts }: ListedModel): string =>
  `${Math.round(parts.reduce((sum, { size }) => sum + size, 0) / MB)} MB`;

const add = async (folder: string, address: string, typed: readonly string[]): Promise<void> => {
  const from = languageIn(typed[0]);
  const to = languageIn(typed[1]);
  const registry = await openRegistry(address);
  for (const model of modelsBetween(registry, from, to)) {
    await print(`${nameOfModel(model)}: ${sizeOf(model)} from ${registry.files}\n`);
    await addModel(registry, model, folder);
  }
  await print(
    `Documents in ${languageNames[from]} can be translated into ${languageNames[to]} now. The registry states no licence; ` +
      'Mozilla publishes its models under MPL-2.0 (https://github.com/mozilla/firefox-translations-models).\n',
  );
};

const remove = async (folder: string, [from = '', to = '']: readonly string[]): Promise<void> => {
  if (!(await removeModel(folder, `${from}-${to}`))) throw new Error(`there is no model ${from}-${to} in ${folder}`);
  await print(`Removed ${from}-${to}.\n`);
};

const list = async (folder: string): Promise<void> => {
  const models = await modelsInFolder(folder);
  if (models.length === 0) return print(`There are no models in ${folder}.\n`);
  for (const model of models) await print(`${nameOfModel(model)}: ${await conditionOf(folder, model)}\n`);
};

const conditionOf = async (folder: string, model: ListedModel): Promise<string> => {
  for (const part of model.parts) {
    const problem = await problemInFile(pathOfPart(folder, model, part), part);
    if (problem) return `${part.name} ${problem}`;
  }
  return `${sizeOf(model)}, each file as listed`;
};

await runCommand(syntax, async ({ values, positionals }, config) => {
  const [verb, ...languages] = positionals;
  const folder = translationModelsIn(config);
  if (verb === 'add') return add(folder, values.registry ?? MOZILLA_REGISTRY, languages);
  if (verb === 'remove') return remove(folder, languages);
  if (verb === 'list') return list(folder);
  throw new Error(`say what to do: ${syntax.positionals}`);
});
