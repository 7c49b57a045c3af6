import { keepSteps, keptDraft } from './workflow-draft.js';

test('steps that are kept for a new workflow have their options, but no password', () => {
  const stored = new Map<string, string>();
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    },
  });
  keepSteps([
    { tool: 'pdf-compress', options: { quality: 'low' } },
    { tool: 'pdf-protect', options: { userPassword: 'not to be kept', allowPrinting: true } },
  ]);
  expect([...stored.values()].join()).not.toContain('not to be kept');
  expect(keptDraft(null)).toEqual({
    name: '',
    steps: [
      { tool: 'pdf-compress', options: { quality: 'low' }, when: null },
      { tool: 'pdf-protect', options: { allowPrinting: true }, when: null },
    ],
  });
});
