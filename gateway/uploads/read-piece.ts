import type { Request } from 'express';
import { pipeline, Transform, type Readable } from 'node:stream';
import { MB } from '../../contracts/byte-sizes.js';
import { Refusal } from '../../contracts/errors.js';
import { PIECE_MAX_BYTES } from '../../contracts/limits.js';
import type { Blobs, StoredBlob } from '../../services/platform/blobs/blobs.js';
import { refuseOtherFields } from '../http/known-fields.js';
import { readMultipart, type Reading } from './multipart.js';

const atMost = (limit: number): Transform => {
  let size = 0;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      size += chunk.length;
      if (size <= limit) done(null, chunk);
      else done(new Refusal('request.too-large', { limit: limit / MB }));
    },
  });
};

const bounded = (source: Readable): Readable => {
  const gate = atMost(PIECE_MAX_BYTES);
  gate.on('error', () => undefined); // told to whoever reads it
  return pipeline(source, gate, () => undefined);
};

type PieceReading = Pick<Reading<unknown>, 'pace' | 'admit'> & { readonly blobs: Blobs };

/**
 * Stores the one file of a form, of whatever kind: what it is a piece of shows when all of it is there.
 *
 * @throws Refusal `file.missing`, `file.empty`, `request.too-large`, `request.too-many-files`; as {@link readMultipart}.
 */
export const readPiece = async (request: Request, { blobs, ...reading }: PieceReading): Promise<StoredBlob> => {
  const stored: StoredBlob[] = [];
  const take = async (source: Readable): Promise<void> => {
    stored.push(await blobs.write(bounded(source)));
  };
  try {
    const { fields } = await readMultipart(request, { ...reading, longTexts: new Map(), takeFile: take });
    refuseOtherFields(fields, []);
    const [piece] = stored;
    if (piece === undefined) throw new Refusal('file.missing');
    if (stored.length > 1) throw new Refusal('request.too-many-files', { limit: 1 });
    if (piece.size === 0) throw new Refusal('file.empty', { name: 'this piece' });
    return piece;
  } catch (error) {
    await Promise.all(stored.map(({ ref }) => blobs.delete(ref)));
    throw error;
  }
};
