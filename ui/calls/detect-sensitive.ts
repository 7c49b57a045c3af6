import { fromPromise } from 'xstate';
import { detectSensitiveReply, type SensitiveAnalysis } from '../../contracts/api/sensitive-data.js';
import { passwordsField } from './file-passwords.js';
import { orSay } from './refused.js';
import { call } from './reply.js';

export interface ScanRequest {
  readonly file: File;
}

/** `POST /api/pdf/detect-sensitive`. */
export const detectSensitive = fromPromise<SensitiveAnalysis, ScanRequest>(({ input: { file } }) =>
  orSay('Failed to detect sensitive data', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(passwordsField([file]))) body.append(name, value);
    body.append('files', file, file.name);
    const reply = await call('/api/pdf/detect-sensitive', { method: 'POST', body });
    return detectSensitiveReply.parse(await reply.json()).analysis;
  }),
);
