import {
  REQUEST_TEMPLATES_COLLECTION,
  type RequestTemplateDocument,
} from '../../../contracts/read-models/request-template-document.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';
import type { Change } from '../../platform/read-models/projection.js';
import { forget, keep, keptItems } from './kept-items.js';

/** Every template of signature requests that members keep, without what is sealed. */
export const requestTemplates = keptItems(
  REQUEST_TEMPLATES_COLLECTION,
  byEventType<Change<RequestTemplateDocument>>({
    RequestTemplateKept: ({ data: { templateId: id, at: keptAt, ...item } }) =>
      keep<RequestTemplateDocument>({ id, ...item, keptAt, isForgotten: false }),
    RequestTemplateForgotten: ({ data }) => forget(data.templateId),
  }),
);
