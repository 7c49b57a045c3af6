import type { AskedByTemplate, KeptTemplate } from '../../../../contracts/api/request-templates.js';
import {
  deleteTemplate,
  fetchTemplateFile,
  fetchTemplates,
  sendTemplate,
} from '../../../calls/request-templates.calls.js';
import type { RequestTemplate } from '../ask/request-template.js';

/** Pages are counted from 1 on the server, from 0 here. */
const ofAccount = ({ id, name, keptAt, asked: { fields, ...asked } }: KeptTemplate): RequestTemplate => ({
  id,
  name,
  file: null,
  ...asked,
  fields: fields.map(({ required: _, page, ...field }, index) => ({
    ...field,
    page: page - 1,
    id: String(index + 1),
  })),
  made: Date.parse(keptAt),
  place: 'account',
});

/** The template as the server takes it. */
export const askedBy = (template: RequestTemplate): AskedByTemplate => {
  const { people, fields, isInOrder, message, days, remindEvery, mayHandOn } = template;
  const placed = fields.map(({ id: _, page, ...field }) => ({ ...field, page: page + 1, required: true }));
  return { people: [...people], fields: placed, isInOrder, message, days, remindEvery, mayHandOn };
};

/** Those that the account of the member keeps, newest first. */
export const accountTemplates = async (signal: AbortSignal): Promise<readonly RequestTemplate[]> =>
  (await fetchTemplates(signal)).map(ofAccount);

/** Has the account keep a template. */
export const keepInAccount = async (template: RequestTemplate, signal: AbortSignal): Promise<RequestTemplate> => {
  const { file } = template;
  if (file === null) throw new Error('a template of the account is kept already');
  return { ...ofAccount(await sendTemplate({ file, asked: askedBy(template), signal })), file };
};

/** The template with its document. */
export const withFile = async (template: RequestTemplate, signal: AbortSignal): Promise<RequestTemplate> =>
  template.file ? template : { ...template, file: await fetchTemplateFile(template.id, template.name, signal) };

export const forgetInAccount = deleteTemplate;
