import { fromPromise } from 'xstate';
import { passwordsField } from './file-passwords.js';
import { orSay } from './refused.js';
import { call } from './server-reply.js';

export interface SignRequest {
  readonly file: File;
  /** A PNG data string. */
  readonly image: string;
  /** JSON. */
  readonly placements: string;
}

/** `POST /api/pdf/sign`: the signed PDF. */
export const signPdf = fromPromise<Blob, SignRequest>(({ input }) =>
  orSay('Failed to sign PDF', async () => {
    const body = new FormData();
    body.append('signatureImageBase64', input.image);
    body.append('placements', input.placements);
    for (const [name, value] of Object.entries(passwordsField([input.file]))) body.append(name, value);
    body.append('files', input.file, input.file.name);
    return (await call('/api/pdf/sign', { method: 'POST', body })).blob();
  }),
);
