import { fromPromise } from 'xstate';
import { redactionPreviewReply, type RedactionPreviewReply } from '../../contracts/api/redaction-preview.js';
import type { RedactionItem } from '../../contracts/tools/redaction-items.js';
import { passwordsField } from './file-passwords.js';
import { orSay } from './refused.js';
import { call } from './server-reply.js';

export interface PreviewRequest {
  readonly file: File;
  readonly items: readonly RedactionItem[];
  readonly preserveFormatting: boolean;
}

const formOf = ({ file, items, preserveFormatting }: PreviewRequest): FormData => {
  const body = new FormData();
  body.append('redactionItems', JSON.stringify(items));
  body.append('preserveFormatting', String(preserveFormatting));
  for (const [name, value] of Object.entries(passwordsField([file]))) body.append(name, value);
  body.append('files', file, file.name);
  return body;
};

/** `POST /api/pdf/redact/preview`: what would be removed; stopping it breaks the request off. */
export const previewRedaction = fromPromise<RedactionPreviewReply, PreviewRequest>(({ input, signal }) =>
  orSay('The preview could not be loaded', async () => {
    const reply = await call('/api/pdf/redact/preview', { method: 'POST', body: formOf(input), signal });
    return redactionPreviewReply.parse(await reply.json());
  }),
);
