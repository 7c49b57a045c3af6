import { z } from 'zod';
import { EMBED_OPTIONS_MAX, EMBED_TOKEN_SECONDS } from '../embedding/embed.js';
import { isScreenLanguage, screenLanguages, type ScreenLanguage } from '../screen-languages.js';

const ORIGIN_CHARS_MAX = 300;
const ID_CHARS_MAX = 80;
const languages = Object.keys(screenLanguages) as [ScreenLanguage, ...ScreenLanguage[]];
const { min, max, usual } = EMBED_TOKEN_SECONDS;
const secondsProblem = `must be a whole number from ${min} to ${max}`;
const optionsProblem = `must be an object of at most ${EMBED_OPTIONS_MAX} characters as JSON`;

const options = z.record(z.string(), z.unknown(), { error: optionsProblem });

/** Body of `POST /api/embed-tokens`. */
export const embedTokenRequest = z.object({
  /** The site that shows the frame. */
  origin: z.string({ error: 'must be text' }).max(ORIGIN_CHARS_MAX),
  /** The only tool of the frame, by its id; left out for every tool. */
  tool: z.string({ error: 'must be text' }).max(ID_CHARS_MAX).optional(),
  /** Values that the form of the tool begins with. */
  options: options
    .refine((options) => JSON.stringify(options).length <= EMBED_OPTIONS_MAX, { error: optionsProblem })
    .default({}),
  /** Left out for the language of the visitor's browser. */
  language: z.enum(languages, { error: `must be one of ${languages.join(', ')}` }).optional(),
  /** Time within which the frame has to be opened. */
  expiresInSeconds: z
    .int({ error: secondsProblem })
    .min(min, { error: secondsProblem })
    .max(max, { error: secondsProblem })
    .default(usual),
});
/** See {@link embedTokenRequest}. */
export type EmbedTokenRequest = z.output<typeof embedTokenRequest>;

/** Answer of `POST /api/embed-tokens`: the only one that ever holds the token. */
export const embedTokenReply = z.object({
  /** Address of the frame; the token comes behind it as `#token`. */
  url: z.string(),
  token: z.string(),
  /** ISO-8601 UTC. */
  expiresAt: z.string(),
});
/** See {@link embedTokenReply}. */
export type EmbedTokenReply = z.output<typeof embedTokenReply>;

/** Body of `POST /embed/{embed}/open`. */
export const openEmbedRequest = z.object({ token: z.string({ error: 'must be text' }).max(ID_CHARS_MAX) });

/** Answer of `POST /embed/{embed}/open`: what the frame is for, and the secret that it calls with. */
export const openEmbedReply = z.object({
  secret: z.string(),
  /** The site that the frame talks to, and no other. */
  origin: z.string(),
  tool: z.string().nullable(),
  options,
  language: z.string().refine(isScreenLanguage).nullable(),
  /** ISO-8601 UTC. */
  endsAt: z.string(),
});
/** See {@link openEmbedReply}. */
export type OpenEmbedReply = z.output<typeof openEmbedReply>;
