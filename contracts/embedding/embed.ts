/** Seconds within which a token has to be used to open a frame. */
export const EMBED_TOKEN_SECONDS = { min: 60, usual: 600, max: 3600 } as const;

/** An opened frame works for this time at most. */
export const EMBED_SESSION_MS = 4 * 60 * 60 * 1000;

/** Tokens that one member's keys may make in an hour. */
export const EMBED_TOKENS_PER_HOUR = 1000;

/** Characters of the JSON of the options that a token carries. */
export const EMBED_OPTIONS_MAX = 4000;

const TOKEN_FORM = /^dke_([0-9a-f]{16})_[A-Za-z0-9_-]{43}$/;
const SESSION_FORM = /^dkf_([0-9a-f]{16})_[A-Za-z0-9_-]{43}$/;
const EMBED_ID = /^[0-9a-f]{16}$/;

/** Whether a text has the form of the id of a frame. */
export const isEmbedId = (text: string): boolean => EMBED_ID.test(text);

/** The beginning of a token that opens a frame, which opens nothing by itself. */
export const beginningOfToken = (id: string): string => `dke_${id}_`;

/** The beginning of the secret that an opened frame calls with. */
export const beginningOfFrame = (id: string): string => `dkf_${id}_`;

/** The id that a token carries; undefined for any other text. */
export const idOfToken = (token: string): string | undefined => TOKEN_FORM.exec(token)?.[1];

/** The id that the secret of an opened frame carries; undefined for any other text. */
export const idOfFrame = (secret: string): string | undefined => SESSION_FORM.exec(secret)?.[1];
