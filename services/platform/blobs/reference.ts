import { randomBytes } from 'node:crypto';
import { BlobMissing, type ByteRange } from './blobs.js';

const REFERENCE_FORM = /^[0-9a-f]{64}-[0-9a-f]{16}$/;

/** The sha-256 of the bytes and 16 random digits, so that equal bytes have references of their own. */
export const freshReference = (sha256: string): string => `${sha256}-${randomBytes(8).toString('hex')}`;

export const isReference = (text: string): boolean => REFERENCE_FORM.test(text);

/** Where a blob lies, such as `ab/cd/{ref}`. @throws BlobMissing when it is none of our references, so none leads astray */
export const placeOf = (ref: string): string => {
  if (!isReference(ref)) throw new BlobMissing(ref);
  return `${ref.slice(0, 2)}/${ref.slice(2, 4)}/${ref}`;
};

/** @throws Error when bytes of this hash are not those that the reference names */
export const checkNamed = (ref: string, sha256: string): void => {
  if (!ref.startsWith(`${sha256}-`)) throw new Error(`the bytes of ${ref} are not those that it names`);
};

/** @throws RangeError */
export const checkRange = ({ start, end }: ByteRange, size: number): void => {
  if (!(0 <= start && start <= end && start < size)) throw new RangeError(`bytes ${start} to ${end} of ${size}`);
};
