import { strToU8, zipSync } from 'fflate';
import { docxParagraphs } from './docx-text.js';

const docx = (body: string) => zipSync({ 'word/document.xml': strToU8(`<w:body>${body}</w:body>`) });
const words = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

describe('the paragraphs of a Word file', () => {
  test('are read in their order, with where each stands', () => {
    const boxed = `<w:p><w:txbxContent>${words('in a &lt;box&gt;')}</w:txbxContent></w:p>`;
    const framed = '<w:p><w:pPr><w:framePr w:w="9"/></w:pPr><w:r><w:t>framed</w:t><w:br/><w:t>too</w:t></w:r></w:p>';
    const twice = `<mc:Fallback>${words('said again')}</mc:Fallback>`;
    const all = docxParagraphs(docx(`${words('one')}<w:p/><w:tbl>${words('cell')}</w:tbl>${boxed}${twice}${framed}`));
    expect(all.filter(({ text }) => text !== '')).toEqual([
      { text: 'one', stands: 'in flow' },
      { text: 'cell', stands: 'in a table' },
      { text: 'in a <box>', stands: 'in a box' },
      { text: 'framed\ntoo', stands: 'in a box' },
    ]);
  });

  test('are asked of a Word file alone', () => {
    expect(() => docxParagraphs(zipSync({ 'other.xml': strToU8('<a/>') }))).toThrow('word/document.xml');
  });
});
