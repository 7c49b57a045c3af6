import { jest } from '@jest/globals';
import iconv from 'iconv-lite';
import { textEncodings, type TextEncoding } from '../../../contracts/text-encodings.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { testWith, textOf } from '../fixtures/reference-programs.js';
import { decodeText } from '../text/decode-text.js';
import { textToPdf } from './text-to-pdf.js';

jest.setTimeout(120_000);

const sentences = {
  ru: 'Вы уже сказали хозяину квартиры, что окно на кухне не закрывается?',
  uk: 'Чи ви вже сказали господарю, що вікно на кухні не зачиняється? Її ґанок.',
  bg: 'Казахте ли вече на хазяина, че прозорецът в кухнята не се затваря?',
  ja: '台所の窓が閉まらないことを、もう大家さんに伝えましたか。',
  zh: '你告诉房东厨房的窗户关不上了吗？',
  tw: '你告訴房東廚房的窗戶關不上了嗎？',
  ko: '집주인에게 부엌 창문이 닫히지 않는다고 이미 말했습니까?',
  ar: 'هل أخبرت صاحب المنزل أن نافذة المطبخ مفتوحة؟',
  he: 'האם כבר אמרת לבעל הבית שחלון המטבח לא נסגר?',
  el: 'Έχετε πει ήδη στον ιδιοκτήτη ότι το παράθυρο της κουζίνας δεν κλείνει;',
  pl: 'Czy powiedział Pan już właścicielowi, że okno w kuchni się nie zamyka?',
  cs: 'Řekl jste už majiteli, že se kuchyňské okno nezavírá?',
  hu: 'Megmondta már a házigazdának, hogy a konyhaablak nem csukódik be? Őrült fúró.',
  tr: 'Ev sahibine mutfak penceresinin kapanmadığını söylediniz mi?',
  de: 'Haben Sie dem Vermieter schon gesagt, dass das Küchenfenster nicht schließt?',
  fr: 'Avez-vous déjà dit au propriétaire que la fenêtre de la cuisine ne ferme pas ?',
} as const;

type Language = keyof typeof sentences;

const cyrillic = ['windows-1251', 'koi8-r', 'cp866', 'iso-8859-5'] as const;
const wide = ['utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'] as const;
const central = ['windows-1250', 'iso-8859-2'] as const;

const encodingsOf: Readonly<Record<Language, readonly TextEncoding[]>> = {
  ru: [...cyrillic, ...wide],
  uk: ['windows-1251', 'koi8-u'],
  bg: ['windows-1251', 'iso-8859-5'],
  ja: ['shift_jis', 'euc-jp', 'iso-2022-jp', ...wide],
  zh: ['gb18030', ...wide],
  tw: ['big5', ...wide],
  ko: ['euc-kr', ...wide],
  ar: ['windows-1256', 'iso-8859-6', ...wide],
  he: ['windows-1255', ...wide],
  el: ['windows-1253', 'iso-8859-7', ...wide],
  pl: central,
  cs: central,
  hu: central,
  tr: ['windows-1254'],
  de: ['windows-1252', ...wide],
  fr: ['windows-1252', 'utf-16le'],
};

/** The Japanese sentence, encoded by Python. */
const ISO_2022_JP =
  '1b244242663d6a244e416b242c4a44245e2469244a24242433244824722122246224264267324824352473244b45412428245e2437243f242b21231b2842';

const encoded = (text: string, encoding: TextEncoding): Buffer =>
  encoding === 'iso-2022-jp' ? Buffer.from(ISO_2022_JP, 'hex') : iconv.encode(text, encoding, { addBOM: false });

const rows = (Object.keys(sentences) as Language[]).flatMap((language) =>
  encodingsOf[language].map((encoding) => [language, encoding] as const),
);

describe('the encoding of a text', () => {
  test('is found for a sentence of each language in each encoding of its own', async () => {
    const read = await Promise.all(
      rows.map(async ([language, encoding]) => {
        const decoded = await decodeText(encoded(sentences[language], encoding));
        return `${language} in ${encoding}: ${decoded?.text}`;
      }),
    );
    expect(rows.length).toBeGreaterThan(50);
    expect(read).toEqual(rows.map(([language, encoding]) => `${language} in ${encoding}: ${sentences[language]}`));
  });

  test.each([
    ['windows-1251', 'Имя;Город\nИван;Москва\n'],
    ['koi8-r', 'Имя;Город\nИван;Москва\n'],
    ['cp866', 'Привет'],
    ['shift_jis', '氏名,住所\n田中,大阪\n'],
    ['euc-jp', '氏名,住所\n田中,大阪\n'],
    ['gb18030', '姓名,城市\n王伟,北京\n'],
    ['utf-16le', '姓名,城市\n王伟,北京\n'],
    ['euc-kr', '대외비 문서'],
    ['windows-1256', 'مرحبا'],
    ['windows-1255', 'שלום'],
    ['windows-1254', 'Müşteri adı'],
    ['windows-1250', 'Łódź'],
    ['windows-1252', 'The price is 5 €.'],
    ['windows-1252', '“good” – really…'],
    ['windows-1252', 'He said the café is naïve.'],
    ['windows-1252', '© 2020 Foo'],
    ['windows-1252', 'Mañana, señor'],
  ] as const)('is found for a few words in %s: %s', async (encoding, text) => {
    expect((await decodeText(encoded(text, encoding)))?.text).toBe(text);
  });

  test('is found in a long text that begins and goes on in plain ASCII', async () => {
    const text = `${'id;value\n'.repeat(20_000)}Имя;Город\n${'1;2\n'.repeat(20_000)}Иван;Москва\n`;
    expect((await decodeText(encoded(text, 'koi8-r')))?.encoding).toBe('koi8-r');
  });

  test('is UTF-8 for a log with colours, and for what is empty', async () => {
    const log = '\u001b[31merror\u001b[0m: disk is full\n'.repeat(2);
    expect(await decodeText(Buffer.from(log))).toEqual({ text: log, encoding: 'utf-8', guessed: false });
    expect(await decodeText(Buffer.from(''))).toEqual({ text: '', encoding: 'utf-8', guessed: false });
  });

  test('may be chosen, whatever a file looks like', async () => {
    const bytes = iconv.encode(sentences.ru, 'windows-1251');
    expect(await decodeText(bytes, 'koi8-r')).toMatchObject({ encoding: 'koi8-r', guessed: false });
  });
});

describe('a PDF of a text that is no UTF-8', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  testWith('pdftotext', 'says what the text says, and its note names the encoding', async () => {
    const firsts = (Object.keys(sentences) as Language[]).map(
      (language) => [language, encodingsOf[language][0]] as const,
    );
    for (const [language, encoding = 'utf-8'] of [...firsts, ['ja', 'euc-jp'] as const, ['ru', 'utf-16be'] as const]) {
      const { bytes, notes } = await textToPdf(fileOf('a.txt', encoded(sentences[language], encoding)), work);
      expect(withoutMarks(textOf(bytes))).toBe(sentences[language]);
      expect(notes).toEqual([
        { code: 'text.encoding-guessed', text: expect.stringContaining(textEncodings[encoding]) },
      ]);
    }
  });

  test('has no note where the file says its encoding, or the visitor', async () => {
    const marked = fileOf('a.txt', Buffer.from('\ufeffПривет', 'utf16le'));
    expect((await textToPdf(marked, work)).notes).toEqual([]);
    const chosen = fileOf('a.txt', iconv.encode('Привет', 'cp866'));
    expect((await textToPdf(chosen, work, 'cp866')).notes).toEqual([]);
  });
});

/** pdftotext marks where the direction of reading turns. */
const withoutMarks = (text: string): string => text.replace(/[\u200e\u200f\u202a-\u202e\f]/g, '').trim();
