import { line, rawPdf } from '../../fixtures/raw-pdf.js';
import { readDocument } from '../read-document.js';

const read = async (content: string, onlyShown: boolean): Promise<readonly string[]> => {
  const file = { name: 'a.pdf', kind: 'pdf', mime: 'application/pdf', bytes: await rawPdf({ content }) } as const;
  const { pages } = await readDocument(file, { report: () => undefined, onlyShown });
  return pages.flatMap(({ blocks }) => blocks.map(({ text }) => text));
};

describe('the words of a page', () => {
  const beside = [line('The back of the cover', [-250, 150]), line('The front of it')].join('\n');

  test('are those that can be seen on it, where only these are wanted', async () => {
    expect(await read(beside, true)).toEqual(['The front of it']);
    expect((await read(beside, false)).join(' ')).toContain('The back of the cover');
  });

  test('are read once where they are drawn again to cast a shadow, and twice where they stand twice', async () => {
    expect(await read([line('Old harbour'), line('Old harbour', [21, 149])].join('\n'), true)).toEqual(['Old harbour']);
    expect((await read([line('Old harbour'), line('Old harbour', [20, 130])].join('\n'), true)).join(' ')).toBe(
      'Old harbour Old harbour',
    );
  });
});
