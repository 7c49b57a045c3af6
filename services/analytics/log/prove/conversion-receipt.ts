import type { InclusionProof, Receipt } from '../../../../contracts/api/proof.js';
import { Refusal } from '../../../../contracts/errors.js';
import type { ConversionEvent } from '../../../../contracts/events/conversion.js';

type Completed = Extract<ConversionEvent, { type: 'ConversionCompleted' }>['data'];

/** What was sealed for the sake of a person, readable as long as they have not been erased. */
export type OpenSealed = <Value>(value: Value) => Promise<Value>;

/**
 * What the event of a result says of it, in the words of a receipt. It is read off the proven bytes, and says nothing
 * that these do not, but what stands sealed in them.
 */
export const receiptOf = async (proof: InclusionProof, open: OpenSealed): Promise<Receipt> => {
  const { type, data, position } = JSON.parse(proof.event) as { type: string; data: string; position: string };
  if (type !== 'ConversionCompleted') throw new Refusal('proof.none');
  const { result, made, at } = JSON.parse(data) as Completed;
  const { name, sha256, size, mime } = result;
  return {
    format: 'docket-receipt/1',
    completedAt: at,
    output: { name, sha256, size, mime },
    made: made ?? null,
    told: { options: await open(made?.options ?? {}) },
    position,
    proof,
  };
};
