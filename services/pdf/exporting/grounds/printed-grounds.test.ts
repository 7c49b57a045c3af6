import { typeset } from '../../engines/typst.js';
import { partsOf } from '../../fixtures/office-xml.js';
import { fileOf, openWork, type TestWork } from '../../fixtures/operation-work.js';
import { exportPowerpoint } from '../../operations/export-to-powerpoint.js';
import { exportWord } from '../../operations/export-to-word.js';

const FILLER =
  'The harbour was rebuilt in the year after the storm, and the town paid for the stones, so that ships unload again.';

const page = (content: string): Promise<Uint8Array> =>
  typeset(`#set page(width: 400pt, height: 300pt, margin: 30pt)\n#set text(size: 11pt)\n${content}`, {});

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const bodyOf = async (content: string): Promise<string> => {
  const { bytes } = await exportWord([fileOf('a.pdf', await page(content))], { textEncoding: 'auto' }, work);
  return partsOf(bytes).get('word/document.xml') ?? '';
};
const paragraphWith = (body: string, text: string): string =>
  (body.match(/<w:p>.*?<\/w:p>/gs) ?? []).find((xml) => xml.includes(text)) ?? '';
const runWith = (body: string, text: string): string =>
  (body.match(/<w:r>.*?<\/w:r>/gs) ?? []).find((xml) => xml.includes(text)) ?? '';
const shade = (fill: string): string => `<w:shd w:fill="${fill}" w:color="auto" w:val="clear"/>`;
const headOf = (paragraph: string): string => paragraph.split('</w:pPr>')[0] ?? '';

describe('what text is printed on, in Word', () => {
  test('is the ground of a paragraph that stands on a box of its own', async () => {
    const body = await bodyOf(
      `#block(fill: rgb("#113355"), width: 100%, inset: 6pt)[#text(fill: white)[A light headline]]\n${FILLER}`,
    );
    expect(headOf(paragraphWith(body, 'A light headline'))).toContain(shade('113355'));
    expect(runWith(body, 'A light headline')).toContain('<w:color w:val="ffffff"/>');
    expect(paragraphWith(body, 'The harbour')).not.toContain('<w:shd');
  });

  test('is the ground of single words, and of no others', async () => {
    const body = await bodyOf(`Type #box(fill: rgb("#eeeeee"), outset: 2pt)[npmstart] and wait. ${FILLER}`);
    expect(runWith(body, 'npmstart')).toContain(shade('eeeeee'));
    expect(body.match(/<w:shd/g)).toHaveLength(1);
  });

  test('is the ground of the cells of a table', async () => {
    const body = await bodyOf(
      `#table(columns: (1fr, 1fr, 1fr), fill: (_, y) => if y == 0 { rgb("#aaccee") }, [Year], [Ships], [Dues], [1871], [41], [17], [1872], [52], [22])`,
    );
    const cells = body.match(/<w:tc>.*?<\/w:tc>/gs) ?? [];
    expect(cells.map((xml) => xml.includes(shade('aaccee')))).toEqual([true, true, true, ...Array(6).fill(false)]);
  });

  test('is paper again on a white card', async () => {
    const body = await bodyOf(
      `#block(fill: rgb("#334455"), width: 100%, height: 120pt, inset: 20pt)[#block(fill: white, width: 100%, inset: 10pt)[Upon a card]]\n${FILLER}`,
    );
    expect(paragraphWith(body, 'Upon a card')).not.toContain('<w:shd');
  });

  test('is left to the page where all of it is coloured, unless text would be lost on paper', async () => {
    const body = await bodyOf(
      `#place(dx: -30pt, dy: -30pt, rect(width: 400pt, height: 300pt, fill: rgb("#cc8800")))\n#text(fill: white)[Nearly lost]\n\n${FILLER}`,
    );
    expect(paragraphWith(body, 'Nearly lost')).toContain('w:fill="cc8800"');
    expect(paragraphWith(body, 'The harbour')).not.toContain('<w:shd');
  });

  test('makes light text black where nothing of its ground is known', async () => {
    const gradient = 'gradient.linear(rgb("#112233"), rgb("#334455"))';
    const body = await bodyOf(
      `#block(fill: ${gradient}, width: 100%, height: 20pt, inset: 5pt)[#text(fill: white)[On a gradient]]\n${FILLER}`,
    );
    expect(runWith(body, 'On a gradient')).not.toContain('w:val="ffffff"');
  });

  test('does not give words the colour of their shadow', async () => {
    const body = await bodyOf(
      `#block(fill: rgb("#bed4eb"), width: 100%, height: 24pt)[#place(dx: 5.4pt, dy: 5.4pt, text(fill: white)[Shadowed])#place(dx: 5pt, dy: 5pt, text(fill: rgb("#212224"))[Shadowed])]\n${FILLER}`,
    );
    expect(body.match(/Shadowed/g)).toHaveLength(1);
    expect(runWith(body, 'Shadowed')).toContain('<w:color w:val="212224"/>');
  });
});

describe('what text is printed on, in PowerPoint', () => {
  test('fills the box of the text, and stands behind single words', async () => {
    const pdf = await page(
      `#block(fill: rgb("#113355"), width: 100%, inset: 6pt)[#text(fill: white)[A light headline]]\nType #box(fill: rgb("#eeeeee"), outset: 2pt)[npmstart] and wait. ${FILLER}`,
    );
    const { bytes } = await exportPowerpoint([fileOf('a.pdf', pdf)], { textEncoding: 'auto' }, work);
    const slide = partsOf(bytes).get('ppt/slides/slide1.xml') ?? '';
    const shapes = slide.match(/<p:sp>.*?<\/p:sp>/gs) ?? [];
    const headline = shapes.find((xml) => xml.includes('A light headline')) ?? '';
    expect(headline.split('</p:spPr>')[0]).toContain('<a:solidFill><a:srgbClr val="113355"');
    expect(slide).toMatch(/<a:highlight><a:srgbClr val="EEEEEE".*?npmstart/i);
  });
});
