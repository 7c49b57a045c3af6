import { typeset } from '../../engines/typst.js';
import { readDocument } from '../read-document.js';

/** The text of a document with these lines, each of which ends where it does. */
const textOf = async (...lines: string[]): Promise<string> => {
  const body = '#set page(width: 400pt, height: 300pt)\n#set smartquote(enabled: false)\n#sys.inputs.text';
  const bytes = await typeset(body, { text: lines.join('\n') });
  const file = { name: 'a.pdf', kind: 'pdf', mime: 'application/pdf', bytes } as const;
  const { pages } = await readDocument(file, { report: () => undefined });
  return pages.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join('\n');
};

describe('a name that is cut at the end of a line', () => {
  const first = 'The harbour was opened in the spring and TraceMonkey came';
  const cut = 'with two hundred travellers and all the mail, and Trace-';

  test('is whole where the document writes it so elsewhere', async () => {
    expect(await textOf(first, cut, 'Monkey left again.')).toContain('and TraceMonkey left again.');
  });

  test('keeps its hyphen where nothing says that it is one word', async () => {
    const other = 'The harbour was opened in the spring and a sailor came on';
    expect(await textOf(other, cut, 'Monkey left again.')).toContain('and Trace-Monkey left again.');
  });

  test('keeps its hyphen where the document also writes it with one', async () => {
    const both = 'The TraceMonkey is a Trace-Monkey to all the sailors, who';
    expect(await textOf(both, cut, 'Monkey left again.')).toContain('and Trace-Monkey left again.');
  });
});
