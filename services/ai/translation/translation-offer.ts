import type { TranslationOffer, TranslationPairs } from '../../../contracts/api/capabilities.js';
import { Refusal } from '../../../contracts/errors.js';
import { languageNames, type LanguageCode } from '../../../contracts/languages.js';
import { questions } from '../../../contracts/subjects.js';
import type { EventBus } from '../../platform/event-bus/event-bus.js';
import { modelsInFolder } from './models/model-folder.js';
import { nameOfModel, targetsBySource } from './models/model-list.js';
import type { TranslationServer } from './server/translation-server.js';

/** Tells what is translated without a provider, as it is at that moment: models may come and go while Docket runs. */
export const answerTranslations = (
  bus: EventBus,
  folder: string,
  server: TranslationServer | undefined,
): ReturnType<EventBus['answer']> =>
  bus.answer(questions.translations, async (): Promise<TranslationOffer> => {
    const models = (await modelsInFolder(folder)).filter(({ damage }) => !damage);
    const pairs = await pairsOf(server);
    return {
      models: models.map(nameOfModel),
      server: server ? { host: server.host, isReached: pairs !== undefined } : null,
      pairs: united(targetsBySource(models), pairs ?? []),
    };
  });

/** Undefined where the server does not say. */
const pairsOf = async (server: TranslationServer | undefined): Promise<readonly TranslationPairs[] | undefined> => {
  try {
    return await server?.pairs();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
};

const united = (one: readonly TranslationPairs[], other: readonly TranslationPairs[]): readonly TranslationPairs[] =>
  (Object.keys(languageNames) as LanguageCode[]).flatMap((from) => {
    const to = [...one, ...other].filter((pairs) => pairs.from === from).flatMap((pairs) => pairs.to);
    return to.length > 0 ? [{ from, to: [...new Set(to)] }] : [];
  });
