import {
  REQUEST_TEMPLATES_COLLECTION,
  type RequestTemplateDocument,
} from '../../../contracts/read-models/request-template-document.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';
import type { Projection } from '../../platform/read-models/projection.js';

type Fold = (before: RequestTemplateDocument | undefined) => RequestTemplateDocument | undefined;

const foldOf = byEventType<{ readonly id: string; readonly fold: Fold }>({
  RequestTemplateKept: ({ data: { templateId: id, at: keptAt, ...made } }) => ({
    id,
    fold: () => ({ id, ...made, keptAt, isForgotten: false }),
  }),
  RequestTemplateForgotten: ({ data: { templateId: id } }) => ({
    id,
    fold: (before) => before && { ...before, isForgotten: true },
  }),
});

/** Every template of signature requests that members keep, without what is sealed. */
export const requestTemplates: Projection<RequestTemplateDocument> = {
  collection: {
    name: REQUEST_TEMPLATES_COLLECTION,
    indexes: [
      ['owner', 'isForgotten', 'keptAt'],
      ['owner', 'keptAt'],
    ],
  },
  version: 1,

  changes(event) {
    const change = foldOf(event);
    return change ? [change] : [];
  },
};
