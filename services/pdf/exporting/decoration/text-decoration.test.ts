import { typeset } from '../../engines/typst.js';
import { partsOf } from '../../fixtures/office-xml.js';
import { fileOf, openWork, type TestWork } from '../../fixtures/operation-work.js';
import { exportPowerpoint } from '../../operations/export-to-powerpoint.js';
import type { SourceFile } from '../../operation.js';
import { exportWord } from '../../operations/export-to-word.js';

const FILLER =
  'The harbour was rebuilt in the year after the storm, and the town paid for the stones, so that ships unload again.';

const page = async (content: string): Promise<[SourceFile]> => [
  fileOf(
    'a.pdf',
    await typeset(`#set page(width: 400pt, height: 300pt, margin: 30pt)\n#set text(size: 11pt)\n${content}`, {}),
  ),
];

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

/** The texts of the runs of a Word file that have this property. */
const runsWith = async (property: string, content: string): Promise<readonly string[]> => {
  const { bytes } = await exportWord(await page(content), { textEncoding: 'auto' }, work);
  const runs =
    partsOf(bytes)
      .get('word/document.xml')
      ?.match(/<w:r>.*?<\/w:r>/gs) ?? [];
  return runs.filter((run) => run.includes(property)).map((run) => run.replace(/<[^>]*>/g, ''));
};
const UNDERLINE = '<w:u w:val="single"/>';

describe('rules beneath and across text, in Word', () => {
  test('are underlines of the words above them, and of no others', async () => {
    const content = `Read #underline[the harbour book, by Gray] first. ${FILLER}`;
    expect(await runsWith(UNDERLINE, content)).toEqual(['the harbour book, by Gray']);
  });

  test('strike out the words behind them', async () => {
    expect(await runsWith('<w:strike/>', `The dues are #strike[ten] twelve. ${FILLER}`)).toEqual(['ten']);
  });

  test('may begin before the text of an item, at its number', async () => {
    const content = `1. #h(-30pt)#underline[#h(30pt)Introduction]\n2. The harbour\n\n${FILLER}`;
    expect(await runsWith(UNDERLINE, content)).toEqual(['Introduction']);
  });

  test.each([
    ['a rule between paragraphs', `A headline\n#v(-8pt)#line(length: 100%)\n${FILLER}`],
    ['the borders of a table', `#table(columns: (1fr, 1fr), inset: (y: 1pt), [Year], [Ships], [1871], [41])`],
    ['the bar of a fraction', `The share is $ frac("harbour dues", "all of the dues") $ of it. ${FILLER}`],
  ])('are no underlines where they are %s', async (_, content) => {
    expect(await runsWith(UNDERLINE, content)).toEqual([]);
  });
});

test('rules beneath and across text are those of PowerPoint, too', async () => {
  const content = `A #underline[lower] and a #strike[struck] word. ${FILLER}`;
  const { bytes } = await exportPowerpoint(await page(content), { textEncoding: 'auto' }, work);
  const runs =
    partsOf(bytes)
      .get('ppt/slides/slide1.xml')
      ?.match(/<a:r>.*?<\/a:r>/gs) ?? [];
  expect(runs.find((run) => run.includes('>lower'))).toContain(' u="sng"');
  expect(runs.find((run) => run.includes('>struck'))).toContain(' strike="sngStrike"');
});
