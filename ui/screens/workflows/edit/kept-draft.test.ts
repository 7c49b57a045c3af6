import { keptDraft } from '../../../tools/workflow-draft.js';
import { draftStep } from './draft.js';
import { forgetDraft, keepDraft } from './kept-draft.js';

const stored = new Map<string, string>();
beforeAll(() => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    },
  });
});

test('what is changed in a workflow is kept beside a new one, and each is forgotten by itself', () => {
  const steps = [draftStep('s1', { tool: 'pdf-compress', options: { quality: 'low' }, when: null })];
  keepDraft({ id: 'one', name: 'Bills', steps });
  keepDraft({ id: null, name: 'New', steps: [] });
  const changed = { name: 'Bills', steps: [{ tool: 'pdf-compress', options: { quality: 'low' }, when: null }] };
  expect([keptDraft('one'), keptDraft(null)?.name, keptDraft('two')]).toEqual([changed, 'New', null]);
  forgetDraft({ id: 'one' });
  expect([keptDraft('one'), keptDraft(null)?.name]).toEqual([null, 'New']);
});
