import { manyTexts } from './many-texts.js';

/** The same question asked text by text. */
const oneByOne = (texts: readonly string[], text: string) => texts.filter((one) => one !== '' && text.includes(one));

const allIn = (texts: readonly string[], text: string): string[] => {
  const matches = new Set<string>();
  manyTexts(texts)(text, (one) => {
    matches.add(one);
    return false;
  });
  return [...matches];
};

describe('a search for many texts at once', () => {
  test.each([
    [['she', 'he', 'hers', 'his', 'us'], 'ushers'],
    [['abcd', 'abcde', 'bcde', 'cdefg'], 'xabcdefgx'],
    [['aaaa', 'aaaaa', 'aaaaaaa'], 'aaaaaa'],
    [['', 'a', 'Grüße', 'дело'], 'дело: viele Grüße'],
    [['0000', '00000000'], 'x000000x'],
    [['beyond the end'], 'beyond the en'],
  ])('finds of %j in "%s" what a search for each of them finds', (texts, text) => {
    expect(allIn(texts, text).sort()).toEqual(oneByOne(texts, text).sort());
  });

  test('finds each of thousands that begin alike', () => {
    const texts = Array.from({ length: 3000 }, (_, index) => `invoice ${index}`);
    const some = texts.filter((_, index) => index % 7 === 0);
    expect(allIn(texts, some.join(';')).sort()).toEqual(oneByOne(texts, some.join(';')).sort());
  });

  test('goes on after one that is not wanted here', () => {
    const search = manyTexts(['first', 'second']);
    expect(search('first, second', (text) => text === 'second')).toBe(true);
    expect(search('first, first', (text) => text === 'second')).toBe(false);
  });
});
