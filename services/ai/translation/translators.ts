import { Refusal } from '../../../contracts/errors.js';
import { languageNames } from '../../../contracts/languages.js';
import type { Model } from '../model/model.js';
import { openFirefoxEngine, type FirefoxEngine } from './firefox/firefox-translator.js';
import { modelTranslator } from './model-translator.js';
import { modelsOfParent, type ModelSource, type ToldModel } from './models/model-calls.js';
import { wayBetween } from './models/model-list.js';
import { serverOfParent, type ServerSource } from './server/server-calls.js';
import { serverTranslator } from './server/server-translator.js';
import type { LanguagePair, Translator, Translators } from './translator.js';

interface Sources {
  readonly models: ModelSource;
  readonly server: ServerSource;
}

interface Beside extends Sources {
  readonly firefox: FirefoxEngine;
}

/** Where nothing but the model of a provider translates. */
export const translatorsOfModel = (model: Model): Translators => translatorsWith(model, undefined);

/** A text goes no further than it must: models on this server are asked first, a provider's model last. */
const translatorsWith = (model: Model, beside: Beside | undefined): Translators => {
  const isProvided = model.answeredBy.kind === 'model';
  return {
    assertInto: async (target) => {
      if (isProvided) return;
      if (!beside) throw notSetUp();
      const models = await beside.models.list();
      if (models.some(({ to }) => to === target)) return;
      const server = await beside.server.about();
      if (server?.pairs.some(({ to }) => to.includes(target))) return;
      if (models.length === 0 && server === null) throw notSetUp();
      throw new Refusal('translate.no-target', { language: languageNames[target] });
    },
    find: async (pair, name) => {
      const translator = beside && (await findBeside(beside, pair));
      if (translator) return translator;
      if (isProvided) return modelTranslator(model, pair);
      throw whyNot(pair, name);
    },
  };
};

const notSetUp = (): Refusal => new Refusal('ai.no-provider', { what: 'Translation' });

/** Neither can do without the language of the text. */
const findBeside = async (
  { models, server, firefox }: Beside,
  { source, target }: LanguagePair,
): Promise<Translator | undefined> => {
  if (source === undefined) return undefined;
  const way = wayBetween(await models.list(), source, target);
  if (way) return firefox.translator(sound(way), { source, target });
  const about = await server.about();
  const knows = about?.pairs.some(({ from, to }) => from === source && to.includes(target));
  return about && knows ? serverTranslator(server, about.host, { source, target }) : undefined;
};

const whyNot = ({ source, target }: LanguagePair, name: string): Refusal =>
  source === undefined
    ? new Refusal('translate.source-unknown', { name })
    : new Refusal('translate.no-pair', { source: languageNames[source], language: languageNames[target] });

/** @throws Refusal `translate.model-damaged` */
const sound = (way: readonly ToldModel[]): readonly ToldModel[] => {
  const broken = way.find(({ damage }) => damage);
  if (broken?.damage) throw new Refusal('translate.model-damaged', { model: broken.name, ...broken.damage });
  return way;
};

/**
 * Opens the translators of a job process: its parent places the models and asks the server, the engine stays from job
 * to job.
 */
export const openTranslators = ({ models, server }: Sources = { models: modelsOfParent, server: serverOfParent }) => {
  const firefox = openFirefoxEngine({ source: models });
  return {
    /** Those of this installation beside the model of a provider, where there is one. */
    beside: (model: Model): Translators => translatorsWith(model, { models, server, firefox }),
    end: firefox.end,
  };
};
