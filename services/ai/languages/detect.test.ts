import type { LanguageCode } from '../../../contracts/languages.js';
import { detectLanguage } from './detect.js';
import { heldOut } from './fixtures/held-out.js';
import { learnedFrom } from './fixtures/learned-from.js';
import { othersHeldOut } from './fixtures/others.js';

const languages = Object.keys(heldOut) as LanguageCode[];

/** Share of the texts whose language is told right, and what was told instead. */
const told = async (texts: (language: LanguageCode) => readonly string[]) => {
  const all = languages.flatMap((code) => texts(code).map((text) => ({ code, text })));
  const answers = await Promise.all(all.map(async (one) => ({ ...one, info: await detectLanguage(one.text) })));
  const wrong = answers.filter(({ code, info }) => info.primaryLanguage !== code);
  return {
    count: all.length,
    wrong: wrong.map(({ code, text, info }) => `${code}: ${text} -> ${info.primaryLanguage}`),
  };
};

describe('the language of a text', () => {
  test('is told for every whole sentence, in all 21 languages', async () => {
    const { count, wrong } = await told((code) => heldOut[code].sentences);
    expect(count).toBe(42);
    expect(wrong).toEqual([]);
  });

  test('is told for nearly every phrase of a few words', async () => {
    const { count, wrong } = await told((code) => heldOut[code].phrases);
    console.log(`language of phrases: ${count - wrong.length} of ${count} right; ${wrong.join('; ')}`);
    expect(count).toBe(63);
    expect(wrong.length).toBeLessThanOrEqual(4);
  });

  test.each([
    'Чи ви вже сказали господарю, що вікно на кухні не зачиняється?',
    'Зустріч перенесли на четвер, бо у великій залі ремонтують опалення.',
    'умови продажу та її ціна',
  ])('is Ukrainian, not Russian: %s', async (text) => {
    expect(await detectLanguage(text)).toMatchObject({ primaryLanguage: 'uk', languageName: 'Ukrainian' });
  });

  test('is not told of text in a language that Docket does not know', async () => {
    const others = othersHeldOut.filter((text) => !/[іїєґ]/.test(text));
    const answers = await Promise.all(others.map(async (text) => (await detectLanguage(text)).primaryLanguage));
    expect(answers.filter((answer) => answer !== 'unknown').length).toBeLessThanOrEqual(2);
  });

  test.each([
    ['nothing', ''],
    ['numbers and addresses', '4711 / 2024-05-01 https://example.com/de/seite a@b.example 12,50'],
    [
      'half one language and half another',
      `${'Most of the old bridges were built by people. '.repeat(40)}${'Die meisten alten Brücken haben Leute gebaut. '.repeat(40)}`,
    ],
  ])('is unknown for %s', async (_, text) => {
    expect(await detectLanguage(text)).toMatchObject({ primaryLanguage: 'unknown', languageName: 'Unknown' });
  });

  test('of a book is told from parts of it, in next to no time', async () => {
    const book = learnedFrom.nl.join(' ').repeat(20_000);
    expect(await detectLanguage(book)).toEqual({
      languageName: 'Dutch',
      primaryLanguage: 'nl',
      confidence: expect.closeTo(1, 1),
      detectedScript: 'Latin',
    });
  });

  test.each([
    ['ru', 'Cyrillic'],
    ['hi', 'Devanagari'],
    ['ko', 'Hangul'],
    ['zh', 'Han'],
    ['he', 'Hebrew'],
  ] as const)('comes with its script: %s, %s', async (code, script) => {
    expect((await detectLanguage(learnedFrom[code].join(' '))).detectedScript).toBe(script);
  });

  test('in Japanese is not taken for Chinese where there are kana', async () => {
    expect((await detectLanguage('ご注文の返品方法')).primaryLanguage).toBe('ja');
  });
});
