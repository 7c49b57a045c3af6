import { PDFDocument, StandardFonts, degrees, rgb } from 'pdf-lib';
import { targetLanguages, type TargetLanguage } from '../../../contracts/languages.js';
import { readDocument } from '../../pdf/reading/read-document.js';
import type { SourceFile } from '../../platform/jobs/job-files.js';
import { readByOthers, unpackedByOthers, withReaders } from '../fixtures/reading-programs.js';
import { textFile } from '../fixtures/texts.js';
import { scriptedModel, taskWork } from '../fixtures/task-work.js';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Model } from '../model/model.js';
import { noModel } from '../model/no-model.js';
import { writeMadeModels } from '../translation/fixtures/made-model.js';
import { modelsOfFolder, noServer } from '../translation/fixtures/models-of-folder.js';
import { openTranslators } from '../translation/translators.js';
import { pseudoSegments, pseudoTranslation } from '../translation/fixtures/pseudo.js';
import { translate } from './translate.task.js';

const codes = Object.keys(targetLanguages) as TargetLanguage[];
/** One of each script, unless all are asked for. */
const scripts: readonly TargetLanguage[] =
  process.env['DOCKET_CORPUS'] === 'full' ? codes : ['es', 'ru', 'el', 'zh', 'ja', 'ko', 'ar', 'he', 'hi'];
const sentences = [
  'Harbour Bridge Report',
  'The bridge was opened on 14 May 1932 after nine years of work and 4,200,000 pounds.',
  'It carries eight lanes of traffic. Write to harbour@example.org or see https://example.org/bridge today.',
  'Most of the workers came from the villages along the coast and stayed for years.',
] as const;

/** One page with a heading, paragraphs and a drawing; turned or not, it looks upright. */
const pdfOf = async (rotation: 0 | 90 = 0): Promise<SourceFile> => {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const page = pdf.addPage([595, 842]);
  page.setRotation(degrees(rotation));
  page.drawRectangle({ x: 60, y: 100, width: 200, height: 80, color: rgb(0.2, 0.5, 0.9) });
  const at = (x: number, y: number) => (rotation === 0 ? { x, y } : { x: 595 - y, y: x, rotate: degrees(90) });
  page.drawText(sentences[0], { ...at(60, 540), size: 24, font: bold });
  for (const [index, sentence] of sentences.slice(1).entries()) {
    page.drawText(sentence, { ...at(60, 480 - index * 60), size: 11, font, maxWidth: 300, lineHeight: 14 });
  }
  return { name: 'report.pdf', kind: 'pdf', mime: 'application/pdf', bytes: await pdf.save() };
};

const workWith = (model: Model = scriptedModel(pseudoSegments)) => ({
  ...taskWork({ pages: [] }, model),
  read: (file: SourceFile) => readDocument(file, { report: () => undefined }),
});

interface Into {
  readonly target: TargetLanguage;
  readonly layout?: 'reflow' | 'keep';
  readonly model?: ReturnType<typeof scriptedModel>;
}

const translated = (file: SourceFile, { target, layout = 'reflow', model = scriptedModel(pseudoSegments) }: Into) =>
  translate([file], { targetLanguage: target, sourceLanguage: 'en', layout, textEncoding: 'auto' }, workWith(model));

/** Without marks of direction and space, and letters as they are typed: readers put them in differently. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\u0640]/gu, '')
    .replace(/[\s\p{P}]+/gu, '');

/** The letters of a text, in no order: a reader turns what runs from the right around, and breaks lines elsewhere. */
const lettersOf = (text: string): string => Array.from(bare(text)).sort().join('');

describe('a translation', () => {
  describe.each([
    ['reflow', codes],
    ['keep', scripts],
  ] as const)('layout %s (pdftotext, qpdf)', (layout, targets) => {
    withReaders.each(targets)('into %s has each letter of the answers, and nothing else', async (target) => {
      const model = scriptedModel(pseudoSegments);
      const { bytes, notes } = await translated(await pdfOf(), { target, layout, model });
      const asked = model.questions
        .flatMap(({ data }) => JSON.parse(data) as { text: string }[])
        .map(({ text }) => text);
      expect(lettersOf(asked.join(' '))).toBe(lettersOf(sentences.join(' ')));
      const text = readByOthers(bytes).replace(
        layout === 'reflow' ? /\n[\s\u200e-\u202e]*1[\s\u200e-\u202e]*\f/u : /$^/,
        '',
      );
      expect(lettersOf(text)).toBe(lettersOf(asked.map((piece) => pseudoTranslation(piece, target)).join(' ')));
      expect(notes).toEqual([]);
    });
  });

  test('says before anything is read that it needs a provider, where there is none', async () => {
    const work = { ...taskWork({ pages: [] }, noModel), read: () => Promise.reject(new Error('was read')) };
    const asked = { targetLanguage: 'fr', sourceLanguage: 'auto', layout: 'reflow', textEncoding: 'auto' } as const;
    await expect(translate([textFile('Hello')], asked, work)).rejects.toMatchObject({
      code: 'ai.no-provider',
      message: 'Translation is not set up on this site',
    });
  });

  test('of a text into the language it is in is refused', async () => {
    const asked = { targetLanguage: 'de', sourceLanguage: 'auto', layout: 'reflow', textEncoding: 'auto' } as const;
    const german = textFile('Die meisten alten Brücken an diesem Fluss haben Leute gebaut, deren Namen niemand kennt.');
    await expect(translate([german], asked, workWith())).rejects.toMatchObject({
      code: 'translate.same-language',
      message: 'notes.txt is already in German. Please choose another language.',
    });
  });

  withReaders(
    'leaves a passage in the old language where its number got lost twice, and says so (pdftotext, qpdf)',
    async () => {
      const model = scriptedModel((question) => {
        const { segments } = pseudoSegments(question);
        return { segments: segments.map((segment) => ({ ...segment, text: segment.text.replace('1932', '1923') })) };
      });
      const { bytes, notes, receipt } = await translated(await pdfOf(), { target: 'fr', layout: 'reflow', model });
      expect(readByOthers(bytes).replace(/\s+/g, ' ')).toContain(sentences[1]);
      expect(notes).toMatchObject([{ code: 'translate.kept', text: expect.stringContaining('One passage was left') }]);
      expect(receipt).toMatchObject({ kept: 1, answeredBy: { kind: 'model' }, sourceLanguage: 'en' });
      expect(model.questions.map(({ data }) => data.includes('a number is missing'))).toEqual([false, true]);
    },
  );

  withReaders('asks again for what got lost once, and uses that (pdftotext, qpdf)', async () => {
    const model = scriptedModel((question) => {
      const { segments } = pseudoSegments(question);
      const isFirst = !question.data.includes('problem');
      return isFirst ? { segments: segments.map(({ id }) => ({ id, text: 'oublié' })) } : { segments };
    });
    const { notes } = await translated(await pdfOf(), { target: 'fr', layout: 'reflow', model });
    expect(notes).toEqual([]);
  });

  withReaders('in the old places of a turned page has all of it too (pdftotext, qpdf)', async () => {
    const model = scriptedModel(pseudoSegments);
    const { bytes } = await translated(await pdfOf(90), { target: 'fr', layout: 'keep', model });
    const asked = model.questions.flatMap(({ data }) => JSON.parse(data) as { text: string }[]).map(({ text }) => text);
    expect(lettersOf(readByOthers(bytes))).toBe(
      lettersOf(asked.map((piece) => pseudoTranslation(piece, 'fr')).join(' ')),
    );
  });

  withReaders(
    'in the old places leaves no word of the old language, not even beside the text (pdftotext, qpdf)',
    async () => {
      const { bytes } = await translated(await pdfOf(), { target: 'ru', layout: 'keep' });
      const text = readByOthers(bytes);
      for (const word of ['Harbour', 'opened', 'traffic', 'villages']) expect(text).not.toContain(word);
      expect(unpackedByOthers(bytes)).not.toMatch(/villages|Harbour/);
    },
  );

  test('of a picture of text cannot keep its pages, and says so', async () => {
    const { notes } = await translated(textFile(sentences.slice(1).join('\n\n')), { target: 'fr', layout: 'keep' });
    expect(notes).toMatchObject([{ code: 'translate.layout-not-kept' }]);
  });
});

describe('a document that a model on this server translates (a made one, which knows some words)', () => {
  const dictionary = { The: 'Die', bridge: 'Brücke', was: 'wurde', opened: 'geöffnet', with: 'mit', lanes: 'Spuren' };
  const PAGES = 30;
  const lineOf = (page: number, line: number) =>
    `The bridge (no. ${1000 + 10 * page + line}) was opened, with ${line} lanes; see www.example.org/p${page}!`;
  const germanOf = (text: string) =>
    text.replace(/\b(?:The|bridge|was|opened|with|lanes)\b/g, (word) => dictionary[word as keyof typeof dictionary]);
  let folder: string;
  let here: ReturnType<typeof openTranslators>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'docket-models-'));
    await writeMadeModels(folder, [{ pair: 'en-de', dictionary }]);
    here = openTranslators({ models: modelsOfFolder(folder), server: noServer });
  });
  afterAll(async () => {
    await here.end();
    await rm(folder, { recursive: true });
  });

  const longPdf = async (): Promise<SourceFile> => {
    const pdf = await PDFDocument.create();
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    for (let page = 0; page < PAGES; page += 1) {
      const sheet = pdf.addPage([595, 842]);
      for (let line = 1; line <= 3; line += 1)
        sheet.drawText(lineOf(page, line), { x: 50, y: 780 - 80 * line, size: 11, font });
    }
    return { bytes: await pdf.save(), name: 'bridge.pdf', kind: 'pdf', mime: 'application/pdf' };
  };

  const translatedHere = async (target: TargetLanguage, file: SourceFile) => {
    const work = { ...workWith(noModel), translators: here.beside(noModel) };
    const options = { targetLanguage: target, sourceLanguage: 'en', layout: 'keep', textEncoding: 'auto' } as const;
    return translate([file], options, work);
  };

  withReaders('has on each of 30 pages the words, numbers, marks and order of the dictionary (pdftotext)', async () => {
    const { bytes, notes, receipt } = await translatedHere('de', await longPdf());
    const pages = readByOthers(bytes).split('\f');
    const expected = Array.from({ length: PAGES }, (_, page) =>
      [1, 2, 3].map((line) => germanOf(lineOf(page, line))).join(' '),
    );
    expect(pages.slice(0, PAGES).map((page) => page.replace(/\s+/g, ' ').trim())).toEqual(expected);
    expect(notes).toEqual([]);
    expect(receipt).toMatchObject({ answeredBy: { kind: 'own-model', name: 'en-de 2.1' }, kept: 0, segments: 90 });
  });

  test('into a language that no model leads to is refused before it is read', async () => {
    const unread = { ...textFile('Hello'), bytes: new Uint8Array() };
    await expect(translatedHere('ja', unread)).rejects.toMatchObject({
      code: 'translate.no-target',
      message: 'Nothing on this site translates into Japanese',
    });
  });

  test('in a language that no model leads from is refused with both', async () => {
    const work = { ...workWith(noModel), translators: here.beside(noModel) };
    const options = { targetLanguage: 'de', sourceLanguage: 'fr', layout: 'reflow', textEncoding: 'auto' } as const;
    await expect(translate([textFile('Bonjour tout le monde')], options, work)).rejects.toMatchObject({
      message: 'Nothing on this site translates from French into German',
    });
  });
});
