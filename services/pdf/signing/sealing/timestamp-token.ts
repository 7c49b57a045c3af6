import { fromBER, type BaseBlock } from 'asn1js';
import { createHash } from 'node:crypto';
import { TimeStampResp } from 'pkijs';
import type { Note } from '../../../../contracts/events/conversion.js';
import type { Identity, TimestampAnswer } from '../../operation.js';
import { InvalidSignature } from '../checking/byte-range.js';
import { proveTimestamp } from '../checking/timestamp.js';

/** A time stamp that holds, or why there is none. */
export type Stamping = { readonly token: BaseBlock } | { readonly note: Note } | Record<string, never>;

/** Granted, and granted with changes. @see RFC 3161, 2.4.2 */
const GRANTED: readonly number[] = [0, 1];

/**
 * The time stamp of a signature's value. The file is signed without one where the server does not give a good one, and
 * a note says so.
 *
 * @returns neither where this installation has no time stamp server.
 */
export const timestampFor = async (value: Uint8Array, { timestamp }: Identity): Promise<Stamping> => {
  if (!timestamp) return {};
  try {
    return { token: checked(await timestamp(createHash('sha256').update(value).digest()), value) };
  } catch (error) {
    return { note: error instanceof InvalidSignature ? WRONG_ANSWER : NO_ANSWER };
  }
};

const missing = (why: string): Note => ({
  code: 'sign.no-timestamp',
  text: `The file is signed, but without a time stamp: ${why} The time comes from this installation's own clock.`,
});
const NO_ANSWER = missing('the time stamp server did not respond.');
const WRONG_ANSWER = missing('the time stamp server sent an unusable answer.');
/** A signature has room for a chain of certificates and a time stamp, but not for any. */
export const NO_ROOM = missing('it is too large for a PDF signature.');

const checked = ({ response, nonce }: TimestampAnswer, value: Uint8Array): BaseBlock => {
  const token = tokenIn(response);
  const stamp = proveTimestamp(new Uint8Array(token.toBER()), [value]);
  if (!stamp.nonce || Buffer.compare(stamp.nonce, nonce) !== 0) throw new InvalidSignature('It is another answer.');
  return token;
};

const tokenIn = (response: Uint8Array): BaseBlock => {
  try {
    const { status, timeStampToken } = TimeStampResp.fromBER(Uint8Array.from(response));
    if (!timeStampToken || !GRANTED.includes(status.status)) throw new Error('there is no time stamp');
    return tokenBlock(response);
  } catch (error) {
    throw new InvalidSignature('It is no time stamp.', { cause: error });
  }
};

/** The token as it came: a response is its status and the token. */
const tokenBlock = (response: Uint8Array): BaseBlock => {
  const parts = (fromBER(Uint8Array.from(response)).result as { valueBlock: { value?: readonly BaseBlock[] } })
    .valueBlock.value;
  const token = parts?.[1];
  if (!token) throw new Error('there is no time stamp');
  return token;
};
