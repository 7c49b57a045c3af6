import { readValue } from './parse.js';
import { bytesOf, nameToken, peopleText, peopleToken, textToken, withNumber } from './tokens.js';
import { textOf } from './value.js';

const read = (text: string) => readValue({ text, at: 0 });
const written = (text: string) => textOf(read(text), (number) => number + 100);

describe('a value of a PDF', () => {
  test.each([
    ['a reference, which is led elsewhere', '[1 0 R 2 0 R 3 0 4]', '[101 0 R 102 0 R 3 0 4]'],
    ['numbers as they stand', '[-.5 +3 00.10 7 4.]', '[-.5 +3 00.10 7 4.]'],
    ['texts with brackets, escapes and comments in them', '[(a(b)\\)c) <41 42> (% no)]', '[(a(b)\\)c) <41 42> (% no)]'],
    [
      'a dictionary in a dictionary, its comment dropped',
      '<< /A<</B/C>> % why\n/D[true]>>',
      '<</A <</B /C>>/D [true]>>',
    ],
    ['a key without a value of its own', '<</A null/B 1>>', '<</B 1>>'],
    ['the last of two values for one key', '<</A 1/A 2>>', '<</A 2>>'],
    ['a name with its letters written as numbers', '/T#79pe', '/Type'],
    ['a name with a space in it', '/A#20B', '/A#20B'],
  ])('keeps %s', (_, text, expected) => {
    expect(written(text)).toBe(expected);
  });

  test.each(['<</A', '[1 2', '(never ends', '<41', 'endobj', '<<1 2>>', '['.repeat(300)])(
    'is none when it is "%s"',
    (text) => {
      expect(() => read(text)).toThrow(expect.objectContaining({ name: 'Irregular' }) as Error);
    },
  );
});

describe('a text of a PDF', () => {
  test.each([
    ['(a\\(b\\)\\\\)', 'a(b)\\'],
    ['(\\101\\7)', 'A\x07'],
    ['(one\\\ntwo\r\nthree)', 'onetwo\nthree'],
    ['<414>', 'A@'],
    ['/A#20B', 'A B'],
  ])('%j means %j', (token, bytes) => {
    expect(bytesOf(token)).toBe(bytes);
  });

  test.each(['plain', 'with (brackets)', '\0\xff', ''])('%j comes back as it was written', (bytes) => {
    expect([bytesOf(textToken(bytes)), bytesOf(nameToken(bytes))]).toEqual([bytes, bytes]);
  });

  test.each(['plain', 'Größe – «конец» 漢'])('for people comes back in any script: %s', (text) => {
    expect(peopleText(bytesOf(peopleToken(text)))).toBe(text);
  });

  test('gets a number in the encoding that it has', () => {
    expect(withNumber('name', 2)).toBe('name_2');
    expect(peopleText(withNumber(bytesOf(peopleToken('имя')), 2))).toBe('имя_2');
  });
});
