import { z } from 'zod';
import { version } from '../../contracts/api/version-list.js';
import { FILES_MAX } from '../../contracts/limits.js';
import { call } from './server-reply.js';

const listedVersion = version.extend({ status: z.string() });
/** One step of a document as the server's log has it. */
export type ListedVersion = Readonly<z.output<typeof listedVersion>>;

const reply = z.object({ versions: z.array(listedVersion) });

/** `GET /api/conversions/versions`: everything that was made of the documents of these conversions, oldest first. */
export const listVersions = async (ids: readonly string[], signal: AbortSignal): Promise<readonly ListedVersion[]> => {
  if (ids.length === 0) return [];
  const query = new URLSearchParams({ ids: ids.slice(-FILES_MAX).join(',') });
  const answer = await call(`/api/conversions/versions?${query.toString()}`, { signal });
  return reply.parse(await answer.json()).versions;
};
