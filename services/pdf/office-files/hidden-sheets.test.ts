import { hiddenOds, hiddenXlsx } from '../fixtures/hidden-books.js';
import { docxWith } from '../fixtures/office-files.js';
import { xlsWithSheets } from '../fixtures/old-office.js';
import { withHiddenSheets } from './hidden-sheets.js';

describe('hidden sheets of a workbook', () => {
  test.each([
    ['xlsx', hiddenXlsx],
    ['ods', () => Promise.resolve(hiddenOds())],
    ['xls', () => Promise.resolve(xlsWithSheets(0, 1, 2))],
  ] as const)('are counted, and shown on request (.%s)', async (_, make) => {
    const book = await make();
    expect(withHiddenSheets(book, false)).toEqual({ bytes: book, hidden: 2 });
    const shown = withHiddenSheets(book, true);
    expect(shown.hidden).toBe(2);
    expect(withHiddenSheets(shown.bytes, false).hidden).toBe(0);
  });

  test('change nothing where there are none, and in what is no workbook', () => {
    for (const file of [xlsWithSheets(0, 0), docxWith({}), new TextEncoder().encode('PK no package')]) {
      expect(withHiddenSheets(file, true)).toEqual({ bytes: file, hidden: 0 });
    }
  });
});
