import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pieceList } from '../../contracts/api/conversions.js';
import { MB } from '../../contracts/byte-sizes.js';
import { Refusal } from '../../contracts/errors.js';
import { REQUEST_MAX_BYTES } from '../../contracts/limits.js';
import type { Owner } from '../../contracts/owner.js';
import type { Pieces } from './waiting-pieces.js';

/** More than the longest list of the longest pieces. */
const LIST_MAX_BYTES = MB;

const notAList = (name: string): Refusal =>
  new Refusal('request.invalid', { field: name || 'files', problem: 'is not a list of pieces' });

const listIn = async (part: Readable, name: string): Promise<readonly string[]> => {
  let length = 0;
  part.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > LIST_MAX_BYTES) part.destroy(notAList(name));
  });
  const text = (await buffer(part)).toString();
  try {
    return pieceList.parse(JSON.parse(text));
  } catch (error) {
    throw Object.assign(notAList(name), { cause: error });
  }
};

/** Files of one request that were sent ahead. */
export interface SentAhead {
  /** @throws Refusal `request.invalid`, `request.too-large`; as {@link Pieces.open} and {@link Pieces.read}. */
  readonly open: (part: Readable, name: string) => Promise<Readable>;
  /** All of them have been taken over. */
  readonly taken: () => Promise<void>;
}

/** What one visitor has sent ahead in {@link Pieces}, for one request. */
export const sentAheadBy = (owners: readonly Owner[], pieces: Pieces): SentAhead => {
  const opened: string[] = [];
  let total = 0;
  return {
    open: async (part, name) => {
      const asked = pieces.open(await listIn(part, name), owners, name);
      total += asked.reduce((sum, { size }) => sum + size, 0);
      if (total > REQUEST_MAX_BYTES) throw new Refusal('request.too-large', { limit: REQUEST_MAX_BYTES / MB });
      opened.push(...asked.map(({ blob }) => blob));
      return pieces.read(asked, name);
    },
    taken: () => pieces.delete(opened),
  };
};
