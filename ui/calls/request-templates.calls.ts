import {
  keptTemplateReply,
  keptTemplatesReply,
  TEMPLATE_FORM_FIELD,
  type AskedByTemplate,
  type KeptTemplate,
} from '../../contracts/api/request-templates.js';
import { callWithFiles } from './post-documents.js';
import { call } from './server-reply.js';

const PATH = '/api/account/request-templates';

/** `GET /api/account/request-templates`. */
export const fetchTemplates = async (signal: AbortSignal): Promise<readonly KeptTemplate[]> => {
  const reply = await call(PATH, { signal });
  return keptTemplatesReply.parse(await reply.json()).templates;
};

interface Sending {
  readonly file: File;
  readonly asked: AskedByTemplate;
  readonly signal: AbortSignal;
}

/** `POST /api/account/request-templates`. */
export const sendTemplate = async ({ file, asked, signal }: Sending): Promise<KeptTemplate> => {
  const fields = { [TEMPLATE_FORM_FIELD]: JSON.stringify(asked) };
  const reply = await callWithFiles(PATH, { files: [file], fields, signal });
  return keptTemplateReply.parse(await reply.json()).template;
};

/** `GET /api/account/request-templates/{template}/file`. */
export const fetchTemplateFile = async (id: string, name: string, signal: AbortSignal): Promise<File> => {
  const reply = await call(`${PATH}/${encodeURIComponent(id)}/file`, { signal });
  return new File([await reply.blob()], name, { type: 'application/pdf' });
};

/** `DELETE /api/account/request-templates/{template}`. */
export const deleteTemplate = async (id: string): Promise<void> => {
  await call(`${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' });
};
