import { Document, Packer, Paragraph, type ParagraphChild } from 'docx';
import { partsOf } from '../../../fixtures/office-xml.js';
import { withNumberFields } from './number-fields.js';

const xmlOf = async (text: string): Promise<string> => {
  const children: readonly ParagraphChild[] = withNumberFields(text, { page: 2, pages: 14 }, { size: 16 });
  const document = new Document({ sections: [{ children: [new Paragraph({ children })] }] });
  const body = partsOf(new Uint8Array(await Packer.toArrayBuffer(document))).get('word/document.xml') ?? '';
  return /<w:p>(.*)<\/w:p>/s.exec(body)?.[1] ?? '';
};
const shown = (xml: string): string =>
  xml
    .replace(/<w:fldSimple w:instr="(\w+)">.*?<w:t[^>]*>([^<]*)<.*?<\/w:fldSimple>/g, '<w:t>[$1 $2]</w:t>')
    .match(/<w:t[^>]*>[^<]*/g)
    ?.map((part) => part.replace(/<[^>]*>/, ''))
    .join('') ?? '';

describe('a line at the foot of a page', () => {
  test.each([
    ['Page 2', 'Page [PAGE 2]'],
    ['page 2 / 14', 'page [PAGE 2] / [NUMPAGES 14]'],
    ['Chapter 2.1', 'Chapter 2.1'],
    ['14:32', '14:32'],
    ['A report', 'A report'],
  ])('%s has fields for its numbers: %s', async (text, expected) => {
    expect(shown(await xmlOf(text))).toBe(expected);
  });

  test('has numbers in the size of its words', async () => {
    const xml = await xmlOf('page 2 / 14');
    expect(xml.match(/<w:fldSimple w:instr="\w+"><w:r><w:rPr>.*?<w:sz w:val="16"\/>/g)).toHaveLength(2);
    expect(xml.match(/<w:sz w:val="16"\/>/g)).toHaveLength(4);
  });
});
