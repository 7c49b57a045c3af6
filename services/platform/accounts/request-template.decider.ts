import type { RequestTemplateEvent } from '../../../contracts/events/request-template.js';
import { keptItem } from './kept-item.js';

type KeptTemplate = Extract<RequestTemplateEvent, { type: 'RequestTemplateKept' }>['data'];

/** The rules of one template that a member keeps. */
export const requestTemplate = keptItem<KeptTemplate, RequestTemplateEvent>({
  kept: (template, at) => ({ type: 'RequestTemplateKept', version: 1, data: { ...template, at } }),
  forgotten: ({ templateId, owner }, at) => ({
    type: 'RequestTemplateForgotten',
    version: 1,
    data: { templateId, owner, at },
  }),
  itemOf: ({ type, data }) => (type === 'RequestTemplateKept' ? data : null),
});
