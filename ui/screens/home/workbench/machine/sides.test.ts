import { branchedFrom } from './sides.js';
import type { Made } from './workbench.context.js';

/** A version by id and tool, and what it was made of. */
const made = (id: string, tool: string, from: string | null) => ({ id, tool, from, of: [1] }) as unknown as Made;

describe('a version says what it was made of', () => {
  const versions = [
    made('redacted', 'pdf-redact', null),
    made('compressed', 'pdf-compress', null),
    made('signed', 'pdf-sign', 'redacted'),
    made('numbered', 'pdf-page-numbers', 'signed'),
    made('turned', 'pdf-rotate', 'compressed'),
  ];

  test('where that is not the version before it: the document as it was chosen, or another version', () => {
    expect(versions.map((version) => branchedFrom(versions, version))).toEqual([
      null,
      'Original',
      'Redact',
      null,
      'Compress this PDF',
    ]);
  });

  test('and nothing where what it was made of is not known here', () => {
    const version = made('lonely', 'pdf-rotate', 'gone');
    expect(branchedFrom([version], version)).toBeNull();
  });
});
