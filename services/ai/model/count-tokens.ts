/** Three bytes of UTF-8: a little more than a token has in any script, so that an estimate is rather too high. */
const BYTES_PER_TOKEN = 3;

/** Tokens that a text takes of a model, estimated without knowing which one. */
export const estimateTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN);
