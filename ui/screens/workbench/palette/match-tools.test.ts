import { catalogue } from '../../../../contracts/tools/catalogue.js';
import { screenLanguages, type ScreenLanguage } from '../../../../contracts/screen-languages.js';
import { speak } from '../../../text/language.js';
import { loadSearchWords } from '../../../tools/search/loaded-search-words.js';
import { matchPage, matchTools } from './match-tools.js';
import { answerWithoutTool } from './no-tool.js';
import { namedRows } from './palette-rows.js';

const forNoFile = namedRows([], null);
const forOnePdf = namedRows([{ kind: 'pdf', name: 'lease.pdf' }], null);
const titlesFor = (typed: string) => matchTools(forNoFile, typed).map(({ row }) => row.title);

describe('finding a tool by typing', () => {
  test.each([
    ['combine', 'Merge'],
    ['shrink', 'Compress'],
    ['password', 'Set a password'],
    ['black out', 'Redact'],
    ['ocr', 'searchable'],
    ['unlock', 'Remove the password'],
    ['sign', 'Sign this PDF'],
    ['Reorder', 'Organise'],
    ['docx', 'Export'],
    ['jpg', 'PDF to images'],
    ['  Page   NUM', 'number'],
  ])('%s brings the tool for it among the first four', (typed, title) => {
    expect(titlesFor(typed).slice(0, 4).join(', ').toLowerCase()).toContain(title.toLowerCase());
  });

  test('says by which other word a tool was found, and says nothing where its own name was typed', () => {
    expect(matchTools(forNoFile, 'black o')[0]).toMatchObject({ row: { id: 'redact' }, name: 'black out' });
    expect(matchTools(forNoFile, 'redact')[0]).toMatchObject({ row: { id: 'redact' }, name: null });
  });

  test('without files offers every tool; with files tells why one does not fit', () => {
    expect(forNoFile.filter(({ reason }) => reason !== null)).toEqual([]);
    expect(matchTools(forOnePdf, 'combine')[0]?.row).toMatchObject({
      id: 'pdf-merge',
      reason: 'Requires 2 or more PDF files',
    });
  });

  test('without a query offers only what fits', () => {
    expect(matchTools(forOnePdf, ' ').every(({ row }) => row.reason === null)).toBe(true);
  });

  test('finds nothing for what no tool does', () => {
    expect(matchTools(forNoFile, 'make coffee')).toEqual([]);
  });

  test('every tool that is offered goes by other words, in lower case', () => {
    expect(forNoFile.filter(({ names }) => names.length === 0).map(({ id }) => id)).toEqual([]);
    expect(
      catalogue.flatMap<string>(({ alsoCalled }) => alsoCalled).filter((name) => name !== name.toLowerCase()),
    ).toEqual([]);
  });
});

describe('in the language of the visitor', () => {
  const speaking = async (language: ScreenLanguage) => {
    await speak(language);
    await loadSearchWords();
  };
  afterAll(() => speaking('en'));

  test.each([
    ['de', 'verkleinern', 'pdf-compress'],
    ['de', 'schwarzen', 'redact'],
    ['fr', 'reduire', 'pdf-compress'],
    ['fr', 'fusionner', 'pdf-merge'],
    ['es', 'juntar', 'pdf-merge'],
    ['es', 'contrasena', 'pdf-protect'],
    ['ar', 'تلخيص', 'ai-summarize'],
    ['zh', '去除密码', 'pdf-unlock'],
    ['de', 'shrink', 'pdf-compress'],
  ] as const)('%s: %s brings %s', async (language, typed, id) => {
    await speaking(language);
    expect(
      matchTools(namedRows([], null), typed)
        .map(({ row }) => row.id)
        .slice(0, 4),
    ).toContain(id);
  });

  test.each([
    ['de', 'Tabelle'],
    ['fr', 'tableur'],
    ['es', 'hoja de cálculo'],
    ['ar', 'جدول'],
    ['zh', '表格'],
    ['de', 'excel'],
  ] as const)('%s: %s brings the tables of a PDF', async (language, typed) => {
    await speaking(language);
    expect(matchTools(namedRows([], null), typed).map(({ row }) => row.id)).toContain('export-sheet');
  });

  test.each([
    ['de', 'vergleichen'],
    ['fr', 'comparer'],
    ['es', 'comparar'],
    ['ar', 'مقارنة'],
    ['zh', '对比'],
  ] as const)('%s: %s is answered by where it stands', async (language, typed) => {
    await speaking(language);
    expect(answerWithoutTool(typed)).not.toBeNull();
  });

  test.each(Object.keys(screenLanguages) as ScreenLanguage[])(
    '%s: every tool that is offered goes by two other words or more',
    async (language) => {
      await speaking(language);
      expect(
        namedRows([], null)
          .filter(({ names }) => names.length < 2)
          .map(({ id }) => id),
      ).toEqual([]);
    },
  );
});

test.each([
  ['7', 14, 7],
  ['page 14', 14, 14],
  ['p. 3', 14, 3],
  ['15', 14, null],
  ['0', 14, null],
  ['7 dwarfs', 14, null],
])('"%s" of %i pages is page %s', (typed, count, page) => {
  expect(matchPage(typed, count)).toBe(page);
});
