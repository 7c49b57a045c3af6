import { json } from 'node:stream/consumers';
import type { z } from 'zod';
import type { ResultFile } from '../../contracts/events/conversion.js';
import type { Blobs } from '../../services/platform/blobs/blobs.js';

/** The answer that an operation gave for a program, read back from the blob store. */
export const resultJson = async <Schema extends z.ZodType>(
  blobs: Blobs,
  { blob }: Pick<ResultFile, 'blob'>,
  schema: Schema,
): Promise<z.output<Schema>> => schema.parse(await json(await blobs.read(blob)));
