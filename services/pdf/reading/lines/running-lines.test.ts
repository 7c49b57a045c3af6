import { positionedLine } from '../../fixtures/positioned-words.js';
import { runningLines } from './running-lines.js';

/** Pages with a line at the head and one in the middle; which of these run on over the pages. */
const running = (...heads: readonly string[]): readonly string[] => {
  const pages = heads.map((head) => ({
    height: 800,
    fragments: [positionedLine(head, { x: 50, y: 40 }), positionedLine('Cranes on the quay', { x: 50, y: 400 })],
  }));
  return [...runningLines(pages).keys()].map(({ words }) => words.map(({ text }) => text).join(' '));
};

describe('a line at the head of pages', () => {
  test('runs on where it is the same on each, or but for the number of the page', () => {
    expect(running('The harbour', 'The harbour', 'The harbour')).toHaveLength(3);
    expect(running('The harbour 7', 'The harbour 8', 'The harbour 9')).toHaveLength(3);
    expect(running('Page 7 of 90', 'Page 8 of 90', 'Page 9 of 90')).toHaveLength(3);
  });

  test('is no running head where only two of many pages have it', () => {
    expect(running('ID', 'XD', 'IM', 'ID', 'XM', 'VM')).toEqual([]);
  });

  test('is no running head of the one page where nothing stands above it', () => {
    const page = (...above: readonly string[]) => ({
      height: 800,
      fragments: [
        ...above.map((text) => positionedLine(text, { x: 300, y: 20 })),
        positionedLine('China', { x: 50, y: 40 }),
        positionedLine('Cranes on the quay', { x: 50, y: 400 }),
      ],
    });
    expect(runningLines([page('Telephone'), page()]).size).toBe(0);
    expect(runningLines([page(), page()]).size).toBe(2);
  });

  test('is a title where its number counts something else', () => {
    expect(running('Figure 1', 'Figure 1 B', 'Figure 2', 'Table 4', 'Figure 3', 'Figure 7')).toEqual([]);
  });
});

describe('pages that say the same and nothing else', () => {
  test('have no running lines', () => {
    const page = () => ({ height: 800, fragments: [positionedLine('1 1 1', { x: 50, y: 40 })] });
    expect(runningLines([page(), page(), page()]).size).toBe(0);
  });
});

describe('a row of a table at the head of pages', () => {
  /** Pages of a statement, with the same kind of row at the same height on each. */
  const rows = (...cells: readonly (readonly string[])[]): readonly string[] => {
    const pages = cells.map((row) => ({
      height: 800,
      fragments: [
        ...row.map((cell, column) => positionedLine(cell, { x: 50 + 150 * column, y: 40 })),
        positionedLine('Carried over', { x: 50, y: 400 }),
      ],
    }));
    return [...runningLines(pages).keys()].map(({ words }) => words.map(({ text }) => text).join(' '));
  };

  test('stays in the text, however alike its cells are', () => {
    expect(rows(['1.00', '$28', '$0'], ['3.25', '$70', '$0'], ['8.10', '$14', '$0'])).toEqual([]);
    expect(rows(['CARD PAYMENT', '45.00'], ['CARD PAYMENT', '12.30'], ['CARD PAYMENT', '7.99'])).toEqual([]);
    expect(rows(['Header1', 'Header2', 'Header8'], ['Header9'])).toEqual([]);
    expect(rows(['Ada', 'Rome', 'Italy'], ['Bo', 'Turin', 'Italy'], ['Cy', 'Pisa', 'Italy'])).toEqual([]);
  });

  test('is a running head where its numbers are the same, or that of the page', () => {
    expect(rows(['The harbour', '7'], ['The harbour', '8'], ['The harbour', '9'])).toHaveLength(6);
    expect(rows(['The harbour', '24.12.2025'], ['The harbour', '24.12.2025'])).toHaveLength(4);
    expect(rows(['The harbour', 'Cranes', '7'], ['The harbour', 'Quays', '8'])).toHaveLength(2);
  });
});
