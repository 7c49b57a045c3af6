import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;

/** The secrets in the links of signature requests: the log has their digests alone, and who asks again gets the same. */
export interface RequestTokens {
  /**
   * 32 bytes, in base64url.
   *
   * @param holder  how often the recipient's place was handed on before; default: never.
   */
  readonly secretOf: (requestId: string, recipient: number, holder?: number) => string;
}

/** @param key 32 bytes that all processes share; what is made of it here opens nothing else that the key is used for. */
export const openRequestTokens = (key: Uint8Array): RequestTokens => {
  const own = new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), 'links of signature requests', KEY_BYTES));
  return {
    secretOf: (requestId, recipient, holder = 0) => {
      const place = `${requestId} ${recipient}`;
      return createHmac('sha256', own)
        .update(holder === 0 ? place : `${place} ${holder}`)
        .digest('base64url');
    },
  };
};

/** The form in which such a secret stands on the log. */
export const digestOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const isSecret = (secret: string, digest: string): boolean => {
  const secretDigest = Buffer.from(digestOfSecret(secret));
  const right = Buffer.from(digest);
  return secretDigest.length === right.length && timingSafeEqual(secretDigest, right);
};
