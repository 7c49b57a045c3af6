import { fromPromise } from 'xstate';
import { convertReply, type ConvertReply } from '../../contracts/api/conversions.js';

import { z } from 'zod';
import { asMember } from './as-member.js';
import { listedConversion, type ListedConversion } from './received.js';
import { jsonIn } from './post-documents.js';
import { sendJson } from './request-body.js';
import { call } from './server-reply.js';

interface Named {
  readonly id: string;
}

const pathOf = ({ id }: Named): string => `/api/conversions/${encodeURIComponent(id)}`;

const historyReply = z.object({ conversions: z.array(listedConversion) });

const renameReply = z.object({ downloadName: z.string() });

/** `GET /api/conversions`, the newest first. */
export const fetchHistory = fromPromise<readonly ListedConversion[]>(async () => {
  const reply = await call('/api/conversions');
  return historyReply.parse(await reply.json()).conversions;
});

interface Rename extends Named {
  readonly originalFileName: string;
}

/** `PATCH /api/conversions/{id}`. @returns what the file is downloaded as from now on. */
export const askToRename = async ({ id, originalFileName }: Rename): Promise<string> => {
  const reply = await asMember(() => sendJson('PATCH', pathOf({ id }), { originalFileName }));
  return renameReply.safeParse(await jsonIn(reply)).data?.downloadName ?? originalFileName;
};

/** {@link askToRename} as an actor. */
export const renameConversion = fromPromise<string, Rename>(({ input }) => askToRename(input));

/** `DELETE /api/conversions/{id}`. */
export const deleteConversion = fromPromise(async ({ input }: { readonly input: Named }) => {
  await asMember(() => call(pathOf(input), { method: 'DELETE' }));
});

export interface Retried {
  readonly reply: ConvertReply;
  /** ISO-8601 UTC. */
  readonly at: string;
}

/** `POST /api/conversions/{id}/retry`: the same files and options once more. */
export const retryConversion = fromPromise<Retried, Named>(async ({ input }) => {
  const reply = await asMember(() => call(`${pathOf(input)}/retry`, { method: 'POST' }));
  return { reply: convertReply.parse(await reply.json()), at: new Date().toISOString() };
});
