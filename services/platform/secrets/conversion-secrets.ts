import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { Refusal } from '../../../contracts/errors.js';
import type { ConversionSecrets } from '../../../contracts/tools/secret-options.js';
import { BlobMissing, type Blobs } from '../blobs/blobs.js';
import { decrypt, encrypt } from './cipher.js';

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

const content = z.object({ passwords: z.array(z.string()), options: z.record(z.string(), z.unknown()) });

/** @param key 32 bytes, kept apart from the blobs: who has a copy of the blobs alone learns nothing. */
export const openSecrets = (blobs: Blobs, key: Uint8Array): Secrets => ({
  async keep(conversionId, secrets) {
    // The conversion's id is bound to it, so that one conversion's passwords can't be given to another.
    const sealed = encrypt(key, Buffer.from(JSON.stringify(secrets)), conversionId);
    return (await blobs.write(Readable.from([sealed], { objectMode: false }))).ref;
  },
  async open(conversionId, ref) {
    const sealed = await buffer(await blobs.read(ref).catch(lostIfMissing));
    try {
      return content.parse(JSON.parse(decrypt(key, sealed, conversionId).toString()));
    } catch {
      throw new Refusal('conversion.secrets-lost'); // its cause could quote what was read
    }
  },
  forget: (ref) => blobs.delete(ref),
});

/** A store that cannot be read at the moment has lost nothing. */
const lostIfMissing = (error: unknown): never => {
  throw error instanceof BlobMissing ? new Refusal('conversion.secrets-lost', {}, { cause: error }) : error;
};
