import { z } from 'zod';
import type { Config } from '../../platform/settings/config.js';

/** Whose model is asked, and how much. */
export interface Provider {
  readonly apiKey: string;
  readonly baseUrl?: string;
  readonly model: string;
  readonly tokensPerCall: number;
  readonly tokensPerRequest: number;
  readonly timeoutMs: number;
}

/** The provider that the settings name; undefined for none. */
export const providerOf = (config: Config): Provider | undefined =>
  config.OPENAI_API_KEY === undefined
    ? undefined
    : {
        apiKey: config.OPENAI_API_KEY,
        ...(config.OPENAI_BASE_URL !== undefined && { baseUrl: config.OPENAI_BASE_URL }),
        model: config.OPENAI_MODEL,
        tokensPerCall: config.AI_TOKENS_PER_CALL,
        tokensPerRequest: config.AI_TOKENS_PER_REQUEST,
        timeoutMs: config.AI_TIMEOUT_SECONDS * 1000,
      };

const MODEL_VARIABLE = 'DOCKET_AI_MODEL';

/** Facts about a provider that a job needs; the key is not among them. */
const modelFacts = z.object({
  model: z.string(),
  baseUrl: z.string().optional(),
  tokensPerCall: z.number(),
  tokensPerRequest: z.number(),
});
export type ModelFacts = Readonly<z.output<typeof modelFacts>>;

/** The environment of a job process where there is a model to ask. */
export const environmentWith = (provider: Provider | undefined): Readonly<Record<string, string>> => {
  if (!provider) return {};
  const { model, baseUrl, tokensPerCall, tokensPerRequest } = provider;
  const origin = baseUrl === undefined ? undefined : new URL(baseUrl).origin; // the rest of an address may be secret
  return { [MODEL_VARIABLE]: JSON.stringify({ model, baseUrl: origin, tokensPerCall, tokensPerRequest }) };
};

export const modelFactsIn = (environment: NodeJS.ProcessEnv): ModelFacts | undefined => {
  const setting = environment[MODEL_VARIABLE];
  return setting === undefined ? undefined : modelFacts.parse(JSON.parse(setting));
};
