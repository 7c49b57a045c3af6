import { BUILT_IN } from '../../contracts/api/ai.js';
import type { CapabilitiesReply } from '../../contracts/api/capabilities.js';

/** Who answers the AI tools, as far as the settings tell. */
export interface AiProvider {
  /** Undefined where no provider is set up. */
  readonly model: string | undefined;
}

const UNLOCK = 'Set OPENAI_API_KEY (and OPENAI_BASE_URL, OPENAI_MODEL for another provider), then start Docket again.';

/** What the AI tools can do with a provider, and without one. */
export const aiCapabilities = ({
  model,
}: AiProvider): Pick<CapabilitiesReply, 'understanding' | 'translation' | 'answeredBy'> =>
  model === undefined
    ? {
        understanding: {
          state: 'limited',
          text:
            'Summaries are made of sentences of the document, quizzes ask for its dates, numbers and names, and ' +
            'sensitive data is found by its form. No AI model is asked, and no document leaves this installation.',
          unlock: UNLOCK,
        },
        translation: {
          state: 'missing',
          text: 'Translating needs an AI provider, and none is set up here.',
          unlock: UNLOCK,
        },
        answeredBy: BUILT_IN,
      }
    : {
        understanding: {
          state: 'full',
          text: `Summaries and quizzes are written by the model ${model}, which is sent the text of the document.`,
          unlock: null,
        },
        translation: {
          state: 'full',
          text: `Documents are translated by the model ${model}, which is sent their text.`,
          unlock: null,
        },
        answeredBy: { kind: 'model', name: model },
      };
