import { codesOfText, meaningsOf } from './codes-of-text.js';
import { readCodeTable } from './read-cmap.js';
import { writtenTable } from './write-cmap.js';

const HEAD = '%!PS\n/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Own def';
const TAIL = 'endcmap\nend\nend\n%%EOF';
const PLAIN = '1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n';

const read = (parts: string) => readCodeTable(Buffer.from(`${HEAD}\n${parts}\n${TAIL}`));
const all = new Set(Array.from({ length: 65_536 }, (_, code) => code));

/** A table written anew with these codes only; undefined where it is left alone. */
const trimmed = (parts: string, codes: ReadonlySet<number> = all): string | undefined => {
  const table = read(parts);
  const meanings = table && meaningsOf(table, codes);
  return meanings && writtenTable(table, meanings);
};

describe('a table of codes', () => {
  test('keeps the codes that are shown, each with what it stood for', () => {
    const parts = `${PLAIN}2 beginbfrange <0000> <00FF> <0041> <0100> <0102> [<0061> <00620063> <D83DDE00>] endbfrange`;
    expect(trimmed(parts, new Set([1, 3, 0x101, 0x102, 0x200]))).toBe(
      [
        '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def',
        '1 begincodespacerange\n<0000><FFFF>\nendcodespacerange',
        '4 beginbfchar\n<0001><0042>\n<0003><0044>\n<0101><00620063>\n<0102><D83DDE00>\nendbfchar',
        'endcmap end end',
      ].join('\n'),
    );
  });

  test('says codes in a row as one, as far as only their last byte differs, and that of what they stand for', () => {
    const written = trimmed(`${PLAIN}1 beginbfrange <00FC> <0101> <00FE> endbfrange`);
    expect(written).toContain('3 beginbfrange\n<00FC><00FD><00FE>\n<00FE><00FF><0100>\n<0100><0101><0102>\nendbfrange');
  });

  test('has at most a hundred lines in a part', () => {
    const written = trimmed(
      `${PLAIN}1 beginbfrange <0000> <0FFF> <1000> endbfrange`,
      new Set(Array.from({ length: 150 }, (_, at) => at * 2)),
    );
    expect(written?.match(/\d+ beginbfchar/g)).toEqual(['100 beginbfchar', '50 beginbfchar']);
  });

  test('of glyphs keeps what codes of nothing else stand for', () => {
    const parts = `${PLAIN}1 beginnotdefrange <00> <1F> 1 endnotdefrange 1 begincidrange <0020> <00FF> 7 endcidrange`;
    const written = trimmed(parts, new Set([0x21, 0x22]));
    expect(written).toContain(
      '1 beginnotdefrange\n<00><1F>1\nendnotdefrange\n1 begincidrange\n<0021><0022>8\nendcidrange',
    );
  });

  test.each([
    ['builds upon another', `/Other usecmap ${PLAIN}1 beginbfchar <0001> <0041> endbfchar`],
    ['names characters', `${PLAIN}1 beginbfchar <0001> /A endbfchar`],
    ['gives one code two meanings', `${PLAIN}2 beginbfchar <0001> <0041> <0001> <0042> endbfchar`],
    ['has something else among its parts', `${PLAIN}/Odd 1 def 1 beginbfchar <0001> <0041> endbfchar`],
    ['runs backwards', `${PLAIN}1 beginbfrange <0002> <0001> <0041> endbfrange`],
    ['has nothing in it', ''],
  ])('that %s is left alone', (_, parts) => {
    expect(trimmed(parts)).toBeUndefined();
  });

  test('tells how long each code of a text is', () => {
    const utf8 = '3 begincodespacerange <00> <7F> <C280> <DFBF> <E18080> <EFBFBF> endcodespacerange';
    const spaces = read(utf8)?.spaces ?? [];
    expect(codesOfText(Buffer.from('aé€'), spaces)).toEqual([0x61, 0xc3a9, 0xe282ac]);
    expect(codesOfText(Buffer.from('61c3', 'hex'), spaces)).toBeUndefined();
  });
});
