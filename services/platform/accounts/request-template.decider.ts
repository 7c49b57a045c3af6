import type { RequestTemplateEvent } from '../../../contracts/events/request-template.js';
import type { Decider } from '../event-store/decider.js';

type Kept = Extract<RequestTemplateEvent, { type: 'RequestTemplateKept' }>['data'];

export interface RequestTemplateState {
  /** Null before it is kept, and once it is forgotten. */
  readonly template: Kept | null;
  readonly isForgotten: boolean;
}

export type RequestTemplateCommand =
  | { readonly type: 'Keep'; readonly template: Omit<Kept, 'at'>; readonly now: Date }
  | { readonly type: 'Forget'; readonly now: Date };

/** The rules of one template that a member keeps. A forgotten one stays so. */
export const requestTemplate: Decider<RequestTemplateState, RequestTemplateCommand, RequestTemplateEvent> = {
  initial: { template: null, isForgotten: false },

  decide(command, { template, isForgotten }) {
    const at = command.now.toISOString();
    if (command.type === 'Keep') {
      if (template || isForgotten) return [];
      return [{ type: 'RequestTemplateKept', version: 1, data: { ...command.template, at } }];
    }
    if (!template) return [];
    const { templateId, owner } = template;
    return [{ type: 'RequestTemplateForgotten', version: 1, data: { templateId, owner, at } }];
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'RequestTemplateKept':
        return { ...state, template: data };
      case 'RequestTemplateForgotten':
        return { template: null, isForgotten: true };
    }
  },
};
