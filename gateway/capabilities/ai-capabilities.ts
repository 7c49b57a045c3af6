import { BUILT_IN } from '../../contracts/api/ai.js';
import type { CapabilitiesReply, Capability, TranslationOffer } from '../../contracts/api/capabilities.js';

/** The AI provider according to the settings. */
export interface AiProvider {
  /** Undefined if no provider is configured. */
  readonly model: string | undefined;
}

const UNLOCK = 'Set OPENAI_API_KEY (and OPENAI_BASE_URL, OPENAI_MODEL for another provider), then restart Docket.';
const UNLOCK_TRANSLATION =
  'Add models that translate on this server (npm run translation-models -- add de fr), or set TRANSLATE_URL for a ' +
  'translation server or OPENAI_API_KEY for an AI provider and restart Docket.';

type AiCapabilities = Pick<CapabilitiesReply, 'understanding' | 'translation' | 'translationPairs' | 'answeredBy'>;

/** Abilities of the AI tools with a provider, with models on this server, and without either. */
export const aiCapabilities = ({ model }: AiProvider, offer: TranslationOffer): AiCapabilities => ({
  understanding: model === undefined ? withoutProvider : understandingBy(model),
  translation: translationBy(model, offer),
  translationPairs: model === undefined ? [...offer.pairs] : null,
  answeredBy: model === undefined ? BUILT_IN : { kind: 'model', name: model },
});

const withoutProvider: Capability = {
  state: 'limited',
  text:
    'Summaries consist of sentences from the document, quizzes ask about its dates, numbers and names, and ' +
    'sensitive data is found by patterns and by a small model for names and addresses that runs here. No AI ' +
    'provider is used, and no document leaves this installation.',
  unlock: UNLOCK,
};

const understandingBy = (model: string): Capability => ({
  state: 'full',
  text: `Summaries and quizzes are written by the model ${model}, which receives the text of the document.`,
  unlock: null,
});

const translationBy = (model: string | undefined, offer: TranslationOffer): Capability => {
  const ways = waysOf(model, offer);
  const [only, ...others] = ways;
  if (only === undefined) return offer.server ? notReached : notSetUp;
  const list = ways.map(({ name }) => name).join(', ');
  const text =
    others.length > 0
      ? `Documents are translated by the first of these that knows their languages: ${list}. What is not on this server receives their text.`
      : only.alone;
  return { state: 'full', text, unlock: null };
};

interface Way {
  readonly name: string;
  /** The sentence where it is the only one. */
  readonly alone: string;
}

/** In the order in which they are asked. */
const waysOf = (model: string | undefined, { models, server }: TranslationOffer): readonly Way[] => [
  ...(models.length > 0 ? [ownModels] : []),
  ...(server?.isReached ? [byServer(server.host)] : []),
  ...(model === undefined ? [] : [byModel(model)]),
];

const ownModels: Way = {
  name: 'models on this server',
  alone: "Documents are translated on this server by Firefox's models. Their text leaves it nowhere.",
};

const byServer = (host: string): Way => ({
  name: `the translation server ${host}`,
  alone: `Documents are translated by the translation server ${host}, which receives their text.`,
});

const byModel = (model: string): Way => ({
  name: `the model ${model}`,
  alone: `Documents are translated by the model ${model}, which receives their text.`,
});

const notSetUp: Capability = {
  state: 'missing',
  text: 'Translation is not set up on this site.',
  unlock: UNLOCK_TRANSLATION,
};

const notReached: Capability = {
  state: 'missing',
  text: 'The translation server of this site cannot be reached. Please try again in a few minutes.',
  unlock: 'Check TRANSLATE_URL, and that server.',
};
