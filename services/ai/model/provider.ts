import { z } from 'zod';
import type { Config } from '../../platform/config.js';

const provider = z.object({
  apiKey: z.string(),
  baseUrl: z.string().optional(),
  model: z.string(),
  tokensPerCall: z.number(),
  tokensPerRequest: z.number(),
  timeoutMs: z.number(),
});

/** Whose model is asked, and how much. */
export type Provider = Readonly<z.output<typeof provider>>;

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

const VARIABLE = 'DOCKET_AI_PROVIDER';

/** What a job process must find in its environment to ask a model. */
export const environmentWith = (given: Provider | undefined): Readonly<Record<string, string>> =>
  given ? { [VARIABLE]: JSON.stringify(given) } : {};

/** Takes it out of the environment, so that no program that the process starts gets to see the key. */
export const takeProvider = (environment: NodeJS.ProcessEnv): Provider | undefined => {
  const given = environment[VARIABLE];
  // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- one name, and it must go
  delete environment[VARIABLE];
  return given === undefined ? undefined : provider.parse(JSON.parse(given));
};
