import type { LanguageCode } from '../../../contracts/languages.js';
import { detectLanguage } from './detect.js';
import { heldOut } from './fixtures/held-out.js';
import { learnedFrom } from './fixtures/learned-from.js';
import { othersHeldOut } from './fixtures/others.js';

const languages = Object.keys(heldOut) as LanguageCode[];

/** Share of the texts whose language is told right, and what was told instead. */
const wrongAnswers = async (texts: (language: LanguageCode) => readonly string[]) => {
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
    const { count, wrong } = await wrongAnswers((code) => heldOut[code].sentences);
    expect(count).toBe(42);
    expect(wrong).toEqual([]);
  });

  test('is told for nearly every phrase of a few words', async () => {
    const { count, wrong } = await wrongAnswers((code) => heldOut[code].phrases);
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

  test.each([
    ['ca', 'Catalan', 'La reunió s’ha ajornat fins dijous perquè estan arreglant la calefacció de la sala gran.'],
    ['ro', 'Romanian', 'Ședința a fost mutată joi, deoarece se repară încălzirea din sala mare.'],
    ['cs', 'Czech', 'Schůze byla přesunuta na čtvrtek, protože se ve velkém sále opravuje topení.'],
    ['bg', 'Bulgarian', 'Срещата е преместена за четвъртък, защото в голямата зала ремонтират отоплението.'],
    ['hu', 'Hungarian', 'A megbeszélést csütörtökre halasztották, mert a nagyteremben javítják a fűtést.'],
    ['et', 'Estonian', 'Koosolek lükati neljapäevale, sest suures saalis parandatakse kütet.'],
    ['fa', 'Persian', 'جلسه به روز پنجشنبه موکول شد زیرا گرمایش سالن بزرگ در دست تعمیر است.'],
    ['is', 'Icelandic', 'Fundinum hefur verið frestað til fimmtudags því verið er að gera við hitann í stóra salnum.'],
    ['vi', 'Vietnamese', 'Cuộc họp đã được dời sang thứ Năm vì hệ thống sưởi ở hội trường lớn đang được sửa chữa.'],
    ['th', 'Thai', 'การประชุมถูกเลื่อนไปเป็นวันพฤหัสบดีเพราะกำลังซ่อมเครื่องทำความร้อนในห้องโถงใหญ่'],
    ['ka', 'Georgian', 'შეხვედრა ხუთშაბათისთვის გადაიდო, რადგან დიდ დარბაზში გათბობას აკეთებენ.'],
  ])('is named, though nothing is translated to it: %s, %s', async (code, name, text) => {
    expect(await detectLanguage(text)).toMatchObject({ primaryLanguage: code, languageName: name });
  });

  test('is told right or not at all of text in a language that nothing is translated to', async () => {
    const codes = ['ca', 'ro', 'cs', 'uk', 'bg', 'hu', 'et', 'fa', 'mr', 'is', 'ms'];
    const answers = await Promise.all(othersHeldOut.map(async (text) => (await detectLanguage(text)).primaryLanguage));
    console.log(`other languages: ${answers.join(' ')}`);
    const wrong = answers.filter((answer, at) => answer !== 'unknown' && answer !== codes[at]);
    expect(wrong.length).toBeLessThanOrEqual(1);
    expect(answers.filter((answer, at) => answer === codes[at]).length).toBeGreaterThanOrEqual(7);
  });

  test('is unknown of words that none of the languages has', async () => {
    expect((await detectLanguage('Blorf quixtum zhvandel prokk, wexly ghumptra vno skerbil.')).languageName).toBe(
      'Unknown',
    );
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

  test.each([
    [
      'zh',
      '北京大学成立于1890年，位于北京市中心，目前共有12000名学生在校学习。上海大学成立于1893年，共有12517名学生。',
    ],
    ['ja', '東京大学は1877年に設立され、現在28000人の学生が学んでいます。京都大学は1897年に設立されました。'],
  ])('is told of %s whose sentences all have numbers in them', async (code, text) => {
    expect((await detectLanguage(text)).primaryLanguage).toBe(code);
  });

  test('in Japanese is not taken for Chinese where there are kana', async () => {
    expect((await detectLanguage('ご注文の返品方法')).primaryLanguage).toBe('ja');
  });
});
