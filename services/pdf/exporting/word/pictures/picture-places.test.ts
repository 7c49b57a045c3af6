import type { ReadBlock } from '../../../reading/lines/document-model.js';
import type { PagePicture } from '../../page-picture-files.js';
import { withPictures } from './picture-places.js';

const block = (text: string, y: number, x = 200): ReadBlock => ({
  kind: 'paragraph',
  text,
  box: { x, y, width: 200, height: 20 },
  lines: [],
});
const picture = (y: number, { x = 50, width = 100, height = 60 } = {}): PagePicture => ({
  box: { x, y, width, height },
  type: 'png',
  bytes: new Uint8Array(),
});
const order = (blocks: readonly ReadBlock[], ...pictures: PagePicture[]): string[] =>
  withPictures(blocks, pictures).map((item) => ('block' in item ? item.block.text : item.stands));

describe('a picture of a Word file', () => {
  const letter = [block('Firm', 40), block('Street', 70), block('Text', 200, 60)];

  test('stands beside the text that it is printed beside', () => {
    expect(order(letter, picture(35))).toEqual(['beside', 'Firm', 'Street', 'Text']);
  });

  test('stands between the texts above and below it', () => {
    expect(order(letter, picture(120))).toEqual(['Firm', 'Street', 'in flow', 'Text']);
  });

  test('stands behind the text that is printed on it', () => {
    expect(order(letter, picture(30, { x: 0, width: 500, height: 100 }))).toEqual(['behind', 'Firm', 'Street', 'Text']);
  });

  test('stands behind the lines of a longer text, such as the grey of code among its words', () => {
    const lines = [200, 212, 224, 236].map((y) => ({ text: '', words: [], box: { x: 60, y, width: 300, height: 12 } }));
    const long = { ...block('Long', 200, 60), box: { x: 60, y: 200, width: 300, height: 48 }, lines };
    expect(order([long], picture(201, { x: 100, width: 40, height: 10 }))).toEqual(['behind', 'Long']);
  });

  test('stands above a text further down that it is not over', () => {
    expect(order([block('Foot', 500, 300)], picture(100))).toEqual(['in flow', 'Foot']);
  });

  test('stands beside a higher picture, with no text between them', () => {
    const pictures = [picture(110), picture(115, { x: 300, height: 40 })];
    expect(order(letter, ...pictures)).toEqual(['Firm', 'Street', 'beside', 'in flow', 'Text']);
  });

  test('is not beside the text of another column', () => {
    const edges = [
      { left: 50, right: 250 },
      { left: 300, right: 500 },
    ];
    const left = { ...block('Left', 300, 50), column: { at: 0, edges } };
    const right = { ...block('Right', 100, 300), column: { at: 1, edges } };
    expect(order([left, right], picture(100))).toEqual(['in flow', 'Left', 'Right']);
  });
});
