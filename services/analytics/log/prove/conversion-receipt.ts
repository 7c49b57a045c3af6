import type { InclusionProof, Receipt } from '../../../../contracts/api/proof.js';
import { Refusal } from '../../../../contracts/errors.js';
import type { EventRecord } from '../../../platform/event-store/event-store.js';
import { upcast } from '../../../platform/event-store/upcast.js';

/** Opens values that were sealed for the sake of a person, as long as they have not been erased. */
export type OpenSealed = <Value>(value: Value) => Promise<Value>;

/**
 * The words of a receipt, read off the proven event of a result. They say nothing that its bytes do not, but for the
 * values that stand sealed in them.
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
