import { z } from 'zod';
import type { Receipt } from '../../../../contracts/api/proof.js';
import { canHash } from '../../../browser/sha256.js';
import { isProven } from './log-proof.js';

/** How a file was made, as its event on the log says. */
export interface SignedReceipt {
  /** Whether the log's signature holds; null where this browser cannot tell. */
  readonly isSigned: boolean | null;
  /** Name of the log that signed. */
  readonly log: string;
  readonly tool: string;
  /** Number of files it was made of. */
  readonly inputs: number;
}

const completedEvent = z.object({
  type: z.literal('ConversionCompleted'),
  data: z.string().transform((text) => JSON.parse(text) as unknown),
});
const completed = z.object({
  result: z.object({ sha256: z.string() }),
  made: z
    .object({ tool: z.string(), inputs: z.array(z.unknown()) })
    .nullish()
    .catch(null),
});

const isSigned = async ({ proof }: Receipt): Promise<boolean | null> => {
  if (!canHash()) return null;
  try {
    return await isProven(proof);
  } catch {
    return null;
  }
};

/**
 * Reads a receipt from nothing but its event, which is what the log signs.
 *
 * @param sha256  of the file that the page is about.
 */
export const readReceipt = async (receipt: Receipt, sha256: string): Promise<SignedReceipt> => {
  const { data } = completedEvent.parse(JSON.parse(receipt.proof.event));
  const { result, made } = completed.parse(data);
  const isAboutIt = result.sha256 === sha256;
  const [log = ''] = receipt.proof.key.split('+');
  const signed = isAboutIt ? await isSigned(receipt) : false;
  return { isSigned: signed, log, tool: made?.tool ?? '', inputs: made?.inputs.length ?? 0 };
};
