import { MB } from '../../../../contracts/byte-sizes.js';

/** Bytes that may still be unpacked and looked at for one file; what is left over then goes unread. */
export interface WorkBudget {
  left: number;
}

export const workBudget = (): WorkBudget => ({ left: 600 * MB });
