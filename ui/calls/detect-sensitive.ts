import { detectSensitiveReply, type SensitiveAnalysis } from '../../contracts/api/sensitive-data.js';
import { passwordsField } from './file-passwords.js';
import { orSay } from './refused.js';
import { call } from './server-reply.js';

/** `POST /api/pdf/detect-sensitive`. */
export const askForSensitive = (file: File, signal: AbortSignal): Promise<SensitiveAnalysis> =>
  orSay('Failed to detect sensitive data', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(passwordsField([file]))) body.append(name, value);
    body.append('files', file, file.name);
    const reply = await call('/api/pdf/detect-sensitive', { method: 'POST', body, signal });
    return detectSensitiveReply.parse(await reply.json()).analysis;
  });
