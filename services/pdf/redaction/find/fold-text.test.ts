import { folded, normalised } from './fold-text.js';

test.each([
  ['Plain  TEXT, 1-2', 'plain text, 1-2', 'Plain TEXT, 1-2'],
  ['O`Neil', "o'neil", "O'Neil"],
  ['A\tb\u0007', 'a b', 'A b'],
  ['Stra\u00DFe \uFB01', 'strasse fi', 'Stra\u00DFe fi'],
])('"%s" is compared as "%s", and by patterns as "%s"', (text, asText, asPattern) => {
  expect([folded(text), normalised(text)]).toEqual([asText, asPattern]);
});
