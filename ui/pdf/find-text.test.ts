import { factsOf } from './pdf-document-fixture.js';
import { findPlaces, findText } from './find-text.js';

const { runs } = factsOf(0, 'Between Ada and Bob', 'who is Ada’s friend', 'of the high-end oﬃce');
const placesOf = (text: string) => findText(runs, text).length;

describe('finding a text on a page', () => {
  test('tells the part of the line that holds it', () => {
    const [[box] = []] = findText(runs, 'Bob');
    expect(box).toEqual({ x: expect.closeTo(0.1 + 16 * 0.05), y: 0, width: expect.closeTo(0.15), height: 0.05 });
  });

  test.each([
    ['every place', 'ada', 2],
    ['a text that goes on in the next line', 'Bob who is', 1],
    ['whatever the blanks', ' Bob   who ', 1],
    ['whatever the quotes', "Ada's", 1],
    ['whatever the ligatures', 'office', 1],
    ['nothing where there is nothing', 'Eve', 0],
    ['nothing for nothing', '  ', 0],
  ])('finds %s', (_, text, count) => {
    expect(placesOf(text)).toBe(count);
  });

  test('gives a box for each line it touches', () => {
    expect(findText(runs, 'Bob who')[0]).toHaveLength(2);
  });

  test('tells the words around it as they are written', () => {
    const lines = factsOf(
      0,
      'The landlord keeps the roof tight, and',
      'the Tenant may fit black-out blinds to the north windows.',
    );
    expect(findPlaces(lines.runs, 'BLACK-OUT').map(({ excerpt }) => excerpt)).toEqual([
      ['… roof tight, and the Tenant may fit ', 'black-out', ' blinds to the north windows. '],
    ]);
  });
});
