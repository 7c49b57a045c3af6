import { PDFDocument, StandardFonts, type PDFPage } from 'pdf-lib';
import sharp from 'sharp';
import { fileOf, openWork, type TestWork } from '../../../fixtures/operation-work.js';
import { partsOf } from '../../../fixtures/office-xml.js';
import { ask, testWith } from '../../../fixtures/reference-programs.js';
import { exportWord } from '../../../operations/export-to-word.js';

let work: TestWork;
beforeAll(async () => {
  work = await openWork('builtIn');
});
afterAll(() => work.end());

const WORDS = 'The quay of the old harbour was built when the ships of any size had to be unloaded by boats.';

const logo = () =>
  sharp({ create: { width: 60, height: 30, channels: 3, background: '#cc0000' } })
    .png()
    .toBuffer();

/** Pages of text with a logo, a firm, a title and a date at their head; the first may have none of it. */
const letter = async (count: number, from = 1): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const picture = await document.embedPng(await logo());
  const writeOn = (page: PDFPage) => (text: string, x: number, y: number) =>
    page.drawText(text, { x, y, size: 10, font });
  for (let number = 1; number <= count; number += 1) {
    const page = document.addPage([595, 842]);
    const write = writeOn(page);
    for (let line = 0; line < 20; line += 1) write(`${WORDS} ${number}.${line}`, 60, 700 - 14 * line);
    if (number < from) continue;
    page.drawImage(picture, { x: 60, y: 780, width: 60, height: 30 });
    write('Harbour Works', 140, 790);
    write('Yearly report', 297.5 - font.widthOfTextAtSize('Yearly report', 10) / 2, 790);
    const foot = `Page ${number} of ${count}`;
    write('Printed at 3:03', 60, 30);
    write(foot, 535 - font.widthOfTextAtSize(foot, 10), 30);
  }
  return document.save();
};

const exported = async (pdf: Uint8Array): Promise<Uint8Array> =>
  (await exportWord([fileOf('letter.pdf', pdf)], { textEncoding: 'auto' }, work)).bytes;
const partsNamed = (docx: Uint8Array, name: RegExp): string[] =>
  [...partsOf(docx)].filter(([path]) => name.test(path)).map(([, xml]) => xml);

describe('what stands side by side at the head and foot of pages', () => {
  test('is one paragraph in Word, with tab stops where each part stands', async () => {
    const [footer = ''] = partsNamed(await exported(await letter(4)), /footer\d+\.xml$/);
    expect(footer.match(/<w:p>/g)).toHaveLength(1);
    expect(footer).toMatch(/<w:tab w:val="right" w:pos="\d+"\/>/);
    expect(footer).toMatch(/Printed at 3:03<.*<w:tab\/>.*Page <.*w:instr="PAGE".* of <.*w:instr="NUMPAGES"/s);
    const [header = ''] = partsNamed(await exported(await letter(4)), /header\d+\.xml$/);
    expect(header).toMatch(/Harbour Works<.*<w:tab\/>.*Yearly report/s);
  });

  test('has the logo of all pages, which then is on none of them', async () => {
    const docx = await exported(await letter(4));
    expect(partsNamed(docx, /header\d+\.xml$/).join('')).toContain('<wp:anchor');
    expect(partsNamed(docx, /word\/document\.xml$/).join('')).not.toContain('<w:drawing>');
  });

  test('is not on a first page that has none', async () => {
    const docx = await exported(await letter(4, 2));
    expect(partsNamed(docx, /word\/document\.xml$/).join('')).toContain('<w:titlePg/>');
    const headers = partsNamed(docx, /header\d+\.xml$/);
    expect(headers.filter((xml) => xml.includes('Harbour Works'))).toHaveLength(1);
    expect(headers).toHaveLength(2);
  });

  testWith('soffice', 'stands there in another program', async () => {
    const again = await work.office.toPdf(await exported(await letter(4)), '.docx');
    const shown = ask('pdftotext', again, '-layout', 'FILE', '-');
    expect(shown).toMatch(/Harbour Works {8,}Yearly report/);
    for (const page of [1, 2, 3, 4]) expect(shown).toMatch(new RegExp(`Printed at 3:03 {20,}Page +${page} +of +4`));
  });
});
