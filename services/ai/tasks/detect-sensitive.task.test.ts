import { detectSensitiveReply } from '../../../contracts/api/sensitive-data.js';
import { Refusal } from '../../../contracts/errors.js';
import type { OutsideText } from '../../pdf/reading/outside-pages/read-outside-pages.js';
import type { ReadDocument } from '../../pdf/reading/lines/document-model.js';
import { scriptedModel, taskWork } from '../fixtures/task-work.js';
import type { Model } from '../model/model.js';
import { documentOf } from '../sensitive/fixtures/sensitive-documents.js';
import { detectSensitive } from './detect-sensitive.task.js';

const file = { name: 'letter.pdf', kind: 'pdf', mime: 'application/pdf', bytes: new Uint8Array() } as const;

const analysed = async (document: ReadDocument, model?: Model, beside?: readonly OutsideText[]) => {
  const { bytes } = await detectSensitive([file], {}, taskWork(document, model, beside));
  return detectSensitiveReply.parse(JSON.parse(new TextDecoder().decode(bytes))).analysis;
};

/** Findings in the letter without a model that is asked. */
const builtIn = ['bank_account', 'email', 'person_name'];

const letter = documentOf(
  [['Please pay to IBAN: DE89 3704 0044', '0532 0130 00 before Friday.'], ['Write to anna@example.org']],
  [['Nothing to see on this page.']],
  [['Ewa Lind has been treated for asthma,'], ['says anna@example.org.']],
);

describe('looking for sensitive data', () => {
  test('tells kinds, counts, risk and what to do, the most telling first', async () => {
    const { overallRiskLevel, categories, summary } = await analysed(letter);
    expect(overallRiskLevel).toBe('high');
    expect(categories).toMatchObject([
      { type: 'bank_account', riskLevel: 'high', count: 1, confidence: 'high' },
      { type: 'email', riskLevel: 'medium', count: 2 },
      { type: 'person_name', riskLevel: 'low', count: 1, confidence: 'low' },
    ]);
    expect(categories.every(({ recommendation }) => recommendation.length > 10)).toBe(true);
    expect(summary).toBe('Found 1 bank account number, 2 e-mail addresses and 1 name of a person, on pages 1, 3 of 3.');
  });

  test('tells the place of each, a box for each line it stands on', async () => {
    const [account, email] = (await analysed(letter)).categories;
    expect(account?.matches).toEqual([
      {
        text: 'DE89 3704 0044\n0532 0130 00',
        page: 1,
        boxes: [
          { x: 50 + 20 * 6, y: 72, width: 14 * 6, height: 10 },
          { x: 50, y: 84, width: 12 * 6, height: 10 },
        ],
      },
    ]);
    expect(email?.matches).toMatchObject([{ page: 1 }, { page: 3, text: 'anna@example.org' }]);
  });

  test('tells what stands in fields, notes and properties too, and nothing twice', async () => {
    const { categories, summary } = await analysed(letter, undefined, [
      { page: 1, text: 'mailto:anna@example.org' },
      { page: 2, text: 'IBAN: DE89 3704 0044 0532 0130 00' },
      { page: 3, text: 'mailto:anna@example.org' },
      { page: undefined, text: 'eve@example.org' },
    ]);
    expect(categories.map(({ type, count }) => [type, count])).toEqual([
      ['bank_account', 2],
      ['email', 3],
      ['person_name', 1],
    ]);
    expect(categories[1]?.matches?.map(({ text, page }) => [text, page])).toEqual([
      ['anna@example.org', 1],
      ['anna@example.org', 3],
      ['eve@example.org', 0],
    ]);
    expect(summary).toContain('on pages 1, 2, 3 of 3 and outside of the pages.');
  });

  test('takes what made a document, as browsers call themselves, for no address and nobody', async () => {
    const browser =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36';
    const quiet = documentOf([['All quiet here.']]);
    const pages = [`${browser}\nSkia/PDF m156`, 'Distiller/10.1.16.0'].map((text) => ({ page: undefined, text }));
    expect((await analysed(quiet, undefined, pages)).categories).toEqual([]);
    const { categories } = await analysed(quiet, undefined, [{ page: undefined, text: `${browser}\nat 10.1.16.4` }]);
    expect(categories).toMatchObject([{ type: 'ip_address', count: 1 }]);
  });

  test('that finds nothing says so', async () => {
    const analysis = await analysed(documentOf([['All quiet here.']]));
    expect(analysis).toMatchObject({
      overallRiskLevel: 'low',
      categories: [],
      summary: 'Nothing sensitive was found on 1 page.',
      answeredBy: { kind: 'built-in' },
    });
  });

  test('quotes nothing in its summary', async () => {
    const { summary, categories } = await analysed(letter);
    for (const { text } of categories.flatMap(({ matches = [] }) => matches)) expect(summary).not.toContain(text);
  });

  test('is high where several kinds of medium risk come together', async () => {
    const analysis = await analysed(
      documentOf([['Date of birth: 1.5.1980'], ['anna@example.org'], ['Tel. +49 151 23456789']]),
    );
    expect(analysis.overallRiskLevel).toBe('high');
  });
});

describe('a model that looks too', () => {
  const findings = (...findingList: readonly { type: string; text: string }[]) =>
    scriptedModel(() => ({ findings: findingList }));

  test('adds what no pattern tells', async () => {
    const { categories, answeredBy } = await analysed(
      letter,
      findings({ type: 'other_personal_data', text: 'before Friday' }, { type: 'health', text: 'treated for asthma' }),
    );
    expect(answeredBy).toEqual({ kind: 'model', name: 'scripted' });
    expect(categories.map(({ type }) => type)).toEqual([
      ...['bank_account', 'health', 'email', 'other_personal_data', 'person_name'],
    ]);
    expect(categories[3]?.matches).toMatchObject([{ text: 'before Friday', page: 1 }]);
  });

  test('is not believed where the document does not say so', async () => {
    const { categories } = await analysed(
      letter,
      findings({ type: 'person_name', text: 'Nobody Here' }, { type: 'person_name', text: 'wa Li' }),
    );
    expect(categories.map(({ type }) => type)).toEqual(builtIn);
  });

  test('takes nothing away from what the detectors found', async () => {
    const { categories } = await analysed(letter, findings({ type: 'other_personal_data', text: 'DE89 3704 0044' }));
    expect(categories.map(({ type }) => type)).toEqual(builtIn);
  });

  test('that fails leaves what the detectors found, and the answer says so', async () => {
    const broken: Model = { ...findings(), ask: () => Promise.reject(new Refusal('ai.busy')) };
    const analysis = await analysed(letter, broken);
    expect(analysis.categories.map(({ type }) => type)).toEqual(builtIn);
    expect(analysis.answeredBy?.kind).toBe('built-in');
    expect(analysis.summary).toContain('Only the built-in detectors have looked: The AI provider is overloaded');
  });

  test('is asked about no more pages than its budget allows, and the answer says how many', async () => {
    const long = documentOf(
      ...Array.from({ length: 12 }, () => [['A line of a long report about bridges. '.repeat(60)]]),
    );
    const model = scriptedModel(() => ({ findings: [] }), { room: 1500, tokens: 8000 });
    const { summary } = await analysed(long, model);
    expect(model.questions.length).toBeGreaterThan(0);
    expect(summary).toMatch(/The AI model has seen \d of 12 pages/);
  });
});
