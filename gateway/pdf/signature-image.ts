import { Readable } from 'node:stream';
import { MB } from '../../contracts/byte-sizes.js';
import { Refusal } from '../../contracts/errors.js';
import type { UploadedFile } from '../../contracts/events/upload.js';
import { SIGNATURE_IMAGE_MAX_BYTES } from '../../contracts/limits.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';
import { storeFile } from '../uploads/intake.js';

const IMAGE_FIELD = 'signatureImageBase64';
const PNG_DATA = /^(?:data:image\/png;base64,)?([A-Za-z0-9+/]+={0,2})$/;
const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

/** Characters of the field: four for three bytes, and enough beyond the limit for its own refusal to be the answer. */
export const SIGNATURE_TEXT_MAX = Math.ceil((SIGNATURE_IMAGE_MAX_BYTES * 4) / 3) + MB;

/**
 * Stores the picture that a form carries as text, like any file that is sent.
 *
 * @throws Refusal `request.invalid` for what is no PNG, naming the field; `file.too-large`; `storage.full`.
 */
export const storeSignatureImage = async (blobs: Blobs, text: string | undefined): Promise<UploadedFile> => {
  const bytes = Buffer.from(PNG_DATA.exec(text ?? '')?.[1] ?? '', 'base64');
  if (!bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) {
    throw new Refusal('request.invalid', { field: IMAGE_FIELD, problem: 'must be a PNG as a data URL' });
  }
  if (bytes.length > SIGNATURE_IMAGE_MAX_BYTES) {
    const size = (bytes.length / MB).toFixed(1);
    throw new Refusal('file.too-large', { size, limit: SIGNATURE_IMAGE_MAX_BYTES / MB, type: 'PNG' });
  }
  return storeFile({ blobs }, Readable.from([bytes], { objectMode: false }), 'signature.png');
};
