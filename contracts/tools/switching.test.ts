import { findTool } from './catalogue.js';
import { switchableTools, toolsAskedFor } from './switching.js';

// Requirement.
describe('the tools that an administrator can switch off', () => {
  const ids = switchableTools.map(({ id }) => id);

  test('are those that visitors choose, not the calls that screens make by themselves', () => {
    for (const id of ['pdf-merge', 'share', 'pdf-searchable', 'pdf-fill-form', 'export-word', 'generate-quiz'])
      expect(ids).toContain(id);
    for (const id of ['pdf-page-preview', 'pdf-inspect', 'pdf-editable', 'detect-language', 'summarize', 'pdf-edit'])
      expect(ids).not.toContain(id);
  });
});

describe('a request for a tool', () => {
  const asked = (id: string, options: object) => toolsAskedFor(id, findTool(id)!.options.parse(options));

  test('is one for the tool that goes over the wire under another name, where its options say so', () => {
    expect(asked('to-pdf', { searchable: 'true' })).toEqual(['pdf-searchable']);
    expect(asked('to-pdf', {})).toEqual(['to-pdf']);
    expect(asked('pdf-compress', { quality: 'high', keepSigned: 'true' })).toEqual(['share']);
    expect(asked('pdf-compress', { quality: 'high' })).toEqual(['pdf-compress']);
    expect(asked('summarize', {})).toEqual(['ai-summarize']);
  });

  test('is one for each tool that a draft of the Edit mode uses, and for no other', () => {
    expect(asked('pdf-edit', {})).toEqual([]);
    expect(asked('pdf-edit', { values: JSON.stringify({ name: 'Ada' }) })).toEqual(['pdf-fill-form']);
    expect(asked('pdf-edit', { properties: JSON.stringify({ title: 'A' }) })).toEqual(['pdf-properties']);
  });
});
