import { isMarker } from './markers.js';

describe('the marker of a list item', () => {
  test.each(['•', '-', '*', '1.', '12)', '(3)', '[4]', 'a)', '(i)', 'xviii.', '1.1', '1.1.', '2.3.4.', '2.1)'])(
    'may be %s',
    (word) => {
      expect(isMarker(word)).toBe(true);
    },
  );

  test.each(['1872', 'ill', 'and', 'o', '1', '3.141.592', 'e.g.'])('is not %s by itself', (word) => {
    expect(isMarker(word)).toBe(false);
  });
});
