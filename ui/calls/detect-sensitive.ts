import { fromPromise } from 'xstate';
import { detectSensitiveReply, type SensitiveAnalysis } from '../../contracts/api/sensitive-data.js';
import { orSay } from './refused.js';
import { call } from './reply.js';

/** `POST /api/pdf/detect-sensitive`. */
export const detectSensitive = fromPromise<SensitiveAnalysis, { readonly file: File }>(({ input: { file } }) =>
  orSay('Failed to detect sensitive data', async () => {
    const body = new FormData();
    body.append('files', file, file.name);
    const reply = await call('/api/pdf/detect-sensitive', { method: 'POST', body });
    return detectSensitiveReply.parse(await reply.json()).analysis;
  }),
);
