import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { ConvertReply } from '../../contracts/api/conversions.js';
import { memberOf } from '../../contracts/owner.js';
import { openSqliteEventStore } from '../../services/platform/event-store/sqlite-event-store.js';
import { silentLog } from '../../services/platform/settings/logger.js';
import { lockedPdf } from '../samples/bad-files.js';
import type { Upload } from '../harness/http-client.js';
import type { Docket } from '../harness/running-docket.js';
import { textPdf } from '../samples/sample-files.js';
import { until } from '../harness/until.js';
import type { Visitor } from './isolated-visitors.js';

const MONTH_AND_MORE_MS = 31 * 24 * 60 * 60 * 1000;

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The cookie of a session that a member opened too long ago. Restarts the server, so nobody has asked it anything yet. */
export const outlivedCookie = async (docket: Docket, sub: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const data = {
    owner: memberOf(digestOf(`google:${sub}`)),
    at: new Date(Date.now() - MONTH_AND_MORE_MS).toISOString(),
  };
  await docket.stop();
  const store = openSqliteEventStore({ path: join(docket.dataDir, 'events.db'), log: silentLog });
  const event = { id: randomUUID(), type: 'SessionStarted', version: 1, data } as const;
  await store.append(`session-${digestOf(token)}`, [event], 'absent');
  await store.close();
  await docket.start();
  return `docket_session=${token}`;
};

/** One that is completed and renamed, one that failed, and one that was cancelled. */
export const makeAll = async (visitor: Visitor, photos: Upload): Promise<readonly ConvertReply[]> => {
  const { client, mark, page } = visitor;
  const done = await client.accepted('pdf-compress', [await textPdf(`${mark}.pdf`, mark)]);
  const failed = await client.accepted('pdf-compress', [await lockedPdf(`${mark} locked.pdf`)]);
  const long = await client.accepted('pdf-compress', [{ ...photos, name: `${mark} photos.pdf` }]);
  await client.cancel(long.id);
  const isEnded = ({ id }: ConvertReply) =>
    page.heard.some((text) => text.includes(id) && !text.includes('processing'));
  await until(`${mark} hears of every end`, () => [done, failed, long].every(isEnded), 120_000);
  const body = JSON.stringify({ originalFileName: `${mark} renamed` });
  const headers = { 'content-type': 'application/json' };
  expect((await client.call(`/api/conversions/${done.id}`, { method: 'PATCH', body, headers })).status).toBe(200);
  return [done, failed, long];
};

/** A conversion, a call that is answered with its result, one more try of what failed, and an end of a link. */
export const workMore = async ({ client, mark, page, ask }: Visitor, failed: string): Promise<void> => {
  const file = await textPdf(`${mark} more.pdf`, 'more');
  const { id, shareHash } = await client.accepted('pdf-compress', [file]);
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(file.bytes)]), file.name);
  expect((await ask('/api/pdf/inspect', { method: 'POST', body: form })).status).toBe(200);
  const retried = (await (await ask(`/api/conversions/${failed}/retry`, { method: 'POST' })).json()) as ConvertReply;
  const isHeard = (wanted: string, status: string) =>
    page.heard.some((text) => text.includes(wanted) && text.includes(status));
  await until('both end', () => isHeard(id, 'completed') && isHeard(retried.id, 'failed'));
  expect((await ask(`/api/share/${shareHash}`, { method: 'DELETE' })).status).toBe(200);
  expect((await ask(`/api/conversions/${retried.id}`, { method: 'DELETE' })).status).toBe(200);
};
