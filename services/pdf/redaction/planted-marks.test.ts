import { jest } from '@jest/globals';
import { rawDocument, rawPdf, line, type RawDocument } from '../fixtures/raw-pdf.js';
import { plantedCases } from '../fixtures/planted.js';
import { save } from '../fixtures/pdfs.js';

jest.setTimeout(120_000);

const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');

/** A font in which codes of one byte mean what a table says, whatever is painted for them. */
const fontMeaning = ({ add, stream }: RawDocument, meanings: Readonly<Record<number, string>>) => {
  const pairs = Object.entries(meanings).map(
    ([code, text]) => `<${Number(code).toString(16).padStart(2, '0')}> <${utf16(text)}>`,
  );
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def
1 begincodespacerange <00> <FF> endcodespacerange
${pairs.length} beginbfchar ${pairs.join('\n')} endbfchar endcmap end end`;
  return add({
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: 'Helvetica',
    Encoding: 'WinAnsiEncoding',
    ToUnicode: stream(map),
  });
};

const letterMeanings = Object.fromEntries(
  Array.from({ length: 95 }, (_, at) => [at + 32, String.fromCharCode(at + 32)]),
);

/** "Zanzibar" twice: as it is, and in a font where the plus sign means what a reader may fold or leave out. */
const withMark =
  (meaning: string, shown = 'Zanzi+bar') =>
  async (): Promise<Uint8Array> => {
    const raw = await rawDocument();
    const F2 = fontMeaning(raw, { ...letterMeanings, 0x2b: meaning });
    const content = [line('Neighbour stays', [20, 60]), line('Zanzibar', [20, 100]), line(shown).replace('/F1', '/F2')];
    raw.page({ content: content.join(' '), resources: { Font: { F1: raw.font, F2 } } });
    return save(raw.document);
  };

const here = 'BT /F1 14 Tf 20 100 Td (Zanzibar) Tj ET';
const cut = `${line('Neighbour stays', [20, 60])} ${here} ${line('Zanzi\\255bar')}`;

const marks: Readonly<Record<string, string>> = {
  'a soft hyphen': '\u00AD',
  'a zero-width joiner': '\u200D',
  'a zero-width non-joiner': '\u200C',
  'a zero-width space': '\u200B',
  'a byte order mark': '\uFEFF',
  'a word joiner': '\u2060',
  'a mark of direction': '\u200E',
  'a variation selector': '\uFE0F',
  'a no-break hyphen': '\u2011',
  'a hyphenation point': '\u2027',
  'a tatweel': '\u0640',
};

describe('a word that is cut by a mark goes with the same word in one piece', () => {
  plantedCases(Object.fromEntries(Object.entries(marks).map(([name, mark]) => [`by ${name}`, withMark(mark)])));
  plantedCases({
    'by the code of a soft hyphen': () => rawPdf({ content: cut }),
    'by a hyphen': () => rawPdf({ content: cut.replace('\\255', '-') }),
    'by a soft hyphen at the end of a line': () => rawPdf({ content: cut.replace('\\255', '\\255) Tj 0 -16 Td (') }),
    'by non-breaking spaces between all letters': withMark('\u00A0', 'Z+a+n+z+i+b+a+r'),
    'by a hyphen between all letters': () => rawPdf({ content: cut.replace('Zanzi\\255bar', 'Z-a-n-z-i-b-a-r') }),
    'with full-width letters': withMark('\uFF5A', 'Zan+ibar'),
    'with a ligature': withMark('zib', 'Zan+ar'),
    'on a turned page': () => rawPdf({ content: cut, entries: { Rotate: 90 } }),
    'on a page with a larger unit': () => rawPdf({ content: cut, entries: { UserUnit: 2 } }),
    'on a page that shows only a part': () => rawPdf({ content: cut, entries: { CropBox: [10, 20, 290, 190] } }),
  });
});

describe('a pattern finds a word that is cut by a mark', () => {
  plantedCases(
    {
      'by the code of a soft hyphen': () => rawPdf({ content: cut }),
      'by a soft hyphen': withMark('\u00AD'),
      'by a zero-width joiner': withMark('\u200D'),
    },
    { items: [{ id: 'word', type: 'pattern', text: 'Z[a-z]{7}' }] },
  );
});

/** Painted by a font whose letters are said to be others: only who looks at the page reads it, and who looks into the file. */
const misspelt = async (): Promise<Uint8Array> => {
  const raw = await rawDocument();
  const F2 = fontMeaning(raw, Object.fromEntries(Object.keys(letterMeanings).map((code) => [code, 'x'])));
  const painted = line('Zanzibar').replace('/F1', '/F2');
  const content = [line('Neighbour stays', [20, 60]), line('Zanzibar', [20, 100]), painted].join(' ');
  raw.page({ content, resources: { Font: { F1: raw.font, F2 } } });
  return save(raw.document);
};

describe('a word that only the picture of a page shows', () => {
  plantedCases({ 'as a font whose letters mean others': misspelt }, { asPicture: true });
});

describe('an accent that is drawn by itself', () => {
  const accented = withMark('\u0301', 'Cafe+ Zanzibar');
  plantedCases(
    { 'belongs to the letter before': accented },
    { items: [{ id: 'words', type: 'pattern', text: 'Caf\u00E9 Zanzibar|Zanzibar' }] },
  );
});
