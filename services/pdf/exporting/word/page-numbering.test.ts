import type { ReadPage } from '../../reading/lines/document-model.js';
import { numbersAhead } from './page-numbering.js';

const page = (number: number, foot: string): ReadPage => {
  const box = { x: 50, y: 800, width: 100, height: 10 };
  const blocks = [{ kind: 'page-footer' as const, text: foot, box, lines: [] }];
  return { number, width: 595, height: 842, source: 'text', blocks };
};

describe('the printed numbers of pages', () => {
  test('go on from that of the first where a part of a book begins with another', () => {
    expect(numbersAhead([page(1, '19'), page(2, '20 FREE CULTURE'), page(3, '21')])).toBe(18);
  });

  test('are their places where the feet say so or nothing', () => {
    expect(numbersAhead([page(1, '1 / 2'), page(2, '2 / 2')])).toBe(0);
    expect(numbersAhead([page(1, 'Rev. 09'), page(2, 'Rev. 09')])).toBe(0);
    expect(numbersAhead([page(1, '12')])).toBe(0);
  });
});
