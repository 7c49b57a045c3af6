import { BUILT_IN } from '../../contracts/api/ai.js';
import type { CapabilitiesReply } from '../../contracts/api/capabilities.js';

/** The AI provider according to the settings. */
export interface AiProvider {
  /** Undefined if no provider is configured. */
  readonly model: string | undefined;
}

const UNLOCK = 'Set OPENAI_API_KEY (and OPENAI_BASE_URL, OPENAI_MODEL for another provider), then restart Docket.';

/** What the AI tools can do with a provider, and without one. */
export const aiCapabilities = ({
  model,
}: AiProvider): Pick<CapabilitiesReply, 'understanding' | 'translation' | 'answeredBy'> =>
  model === undefined
    ? {
        understanding: {
          state: 'limited',
          text:
            'Summaries consist of sentences from the document, quizzes ask about its dates, numbers and names, and ' +
            'sensitive data is found by patterns and by a small model for names and addresses that runs here. No AI ' +
            'provider is used, and no document leaves this installation.',
          unlock: UNLOCK,
        },
        translation: {
          state: 'missing',
          text: 'Translation is not set up on this site.',
          unlock: UNLOCK,
        },
        answeredBy: BUILT_IN,
      }
    : {
        understanding: {
          state: 'full',
          text: `Summaries and quizzes are written by the model ${model}, which receives the text of the document.`,
          unlock: null,
        },
        translation: {
          state: 'full',
          text: `Documents are translated by the model ${model}, which receives their text.`,
          unlock: null,
        },
        answeredBy: { kind: 'model', name: model },
      };
