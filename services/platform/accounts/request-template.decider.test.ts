import type { RequestTemplateEvent } from '../../../contracts/events/request-template.js';
import { given } from '../event-store/fixtures/decider-fixture.js';
import { requestTemplate } from './request-template.decider.js';

const now = new Date('2026-11-30T09:00:00.000Z');
const at = now.toISOString();
const template = { templateId: 't1', owner: 'member-ada', asked: 'b1', document: 'b2' } as const;
const keptEvent: RequestTemplateEvent = { type: 'RequestTemplateKept', version: 1, data: { ...template, at } };
const forgotten: RequestTemplateEvent = {
  type: 'RequestTemplateForgotten',
  version: 1,
  data: { templateId: 't1', owner: 'member-ada', at },
};

// Requirement
describe('a template that a member keeps', () => {
  test('is kept once', () => {
    given(requestTemplate).when({ type: 'Keep', item: template, now }).then(keptEvent);
    given(requestTemplate, keptEvent).when({ type: 'Keep', item: template, now }).then();
  });

  test('is forgotten once, and does not come back', () => {
    given(requestTemplate, keptEvent).when({ type: 'Forget', now }).then(forgotten);
    given(requestTemplate, keptEvent, forgotten).when({ type: 'Forget', now }).then();
    given(requestTemplate, keptEvent, forgotten).when({ type: 'Keep', item: template, now }).then();
  });
});
