import { call } from './server-reply.js';

/** One call with a JSON body. @throws CallFailed on any answer that is not OK. */
export const sendJson = (method: 'POST' | 'PATCH', path: string, body: object): Promise<Response> =>
  call(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
