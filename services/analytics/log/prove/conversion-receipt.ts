import type { InclusionProof, Receipt } from '../../../../contracts/api/proof.js';
import { Refusal } from '../../../../contracts/errors.js';
import type { EventRecord } from '../../../platform/event-store/event-store.js';
import { upcast } from '../../../platform/event-store/upcast.js';

/** What was sealed for the sake of a person, readable as long as they have not been erased. */
export type OpenSealed = <Value>(value: Value) => Promise<Value>;

/**
 * What the event of a result says of it, in the words of a receipt. It is read off the proven bytes, and says nothing
 * that these do not, but what stands sealed in them.
 */
export const receiptOf = async (proof: InclusionProof, open: OpenSealed): Promise<Receipt> => {
  const { data, position, ...written } = JSON.parse(proof.event) as EventRecord;
  const event = upcast({ ...written, data: JSON.parse(data) as object });
  if (event.type !== 'ConversionCompleted') throw new Refusal('proof.none');
  const { result, made, at } = event.data;
  const { name, sha256, size, mime } = result;
  return {
    format: 'docket-receipt/1',
    completedAt: at,
    output: { name, sha256, size, mime },
    made,
    told: { options: await open(made?.options ?? {}) },
    position,
    proof,
  };
};
