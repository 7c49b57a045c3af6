import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { Refusal } from '../../../contracts/errors.js';
import type { ConversionSecrets } from '../../../contracts/tools/secrets.js';
import { BlobMissing, type Blobs } from '../blobs/blobs.js';

/** Passwords between a request and the end of its conversion: blobs that only this installation can read. */
export interface Secrets {
  /**
   * Puts away what came with one conversion.
   *
   * @returns the reference, which tells nothing.
   * @throws Refusal `storage.full`.
   */
  keep(conversionId: string, secrets: ConversionSecrets): Promise<string>;
  /** @throws Refusal `conversion.secrets-lost` when it is gone, of another conversion, or of another key. */
  open(conversionId: string, ref: string): Promise<ConversionSecrets>;
  /** Forgetting what is not there is fine. */
  forget(ref: string): Promise<void>;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const content = z.object({ passwords: z.array(z.string()), options: z.record(z.string(), z.unknown()) });

/** @param key 32 bytes, kept apart from the blobs: who has a copy of the blobs alone learns nothing. */
export const openSecrets = (blobs: Blobs, key: Uint8Array): Secrets => ({
  async keep(conversionId, secrets) {
    const sealed = seal(key, conversionId, Buffer.from(JSON.stringify(secrets)));
    return (await blobs.write(Readable.from([sealed], { objectMode: false }))).ref;
  },
  async open(conversionId, ref) {
    try {
      const sealed = await buffer(await blobs.read(ref));
      return content.parse(JSON.parse(unseal(key, conversionId, sealed).toString()));
    } catch (error) {
      // The cause of anything but an absence could quote what was read.
      const cause = error instanceof BlobMissing ? error : undefined;
      throw new Refusal('conversion.secrets-lost', {}, { cause });
    }
  },
  forget: (ref) => blobs.delete(ref),
});

/** The conversion's id is sealed in, so that one conversion's passwords can't be given to another. */
const seal = (key: Uint8Array, conversionId: string, plain: Buffer): Buffer => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(conversionId));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
};

const unseal = (key: Uint8Array, conversionId: string, sealed: Buffer): Buffer => {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(conversionId)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
};
