import { z } from 'zod';
import { catalogue } from './catalogue.js';
import { givenKindOf, givesOf } from './gives.js';
import { pdfSplit } from './pdf-split.js';
import { exportText } from './export-text.js';
import type { Tool } from './tool.js';

const tools: readonly Tool[] = catalogue;

/** The values of a choice, as forms and programs read them. */
const choicesOf = ({ options }: Tool, field: string): readonly unknown[] | undefined => {
  const { properties = {} } = z.toJSONSchema(options, { io: 'output', unrepresentable: 'any' });
  const schema = properties[field];
  return typeof schema === 'object' ? schema.enum : undefined;
};

describe('what a tool gives', () => {
  test('is said for every choice of the option that decides it, and for no other', () => {
    for (const tool of tools) {
      if (tool.gives === undefined || !('option' in tool.gives)) continue;
      const { option, kinds } = tool.gives;
      expect({ tool: tool.id, choices: Object.keys(kinds) }).toEqual({
        tool: tool.id,
        choices: choicesOf(tool, option),
      });
    }
  });

  test('is one of the kinds that the choice leads to, and any of them where nothing was chosen', () => {
    expect(givesOf(exportText, { format: 'epub' })).toEqual(['book']);
    expect(givesOf(exportText, { format: 'json' })).toEqual(['data']);
    expect(givesOf(exportText, {})).toEqual(['text', 'book', 'data']);
    expect(givesOf(pdfSplit, {})).toEqual(['pdf', 'archive']);
  });

  test('is told by the type of a file', () => {
    const types = ['application/pdf', 'text/csv', 'image/webp', 'application/zip', 'application/json'];
    expect(types.map(givenKindOf)).toEqual(['pdf', 'text', 'image', 'archive', 'data']);
  });
});
