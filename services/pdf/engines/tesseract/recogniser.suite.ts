import { jest } from '@jest/globals';
import type { LanguageCode } from '../../../../contracts/languages.js';
import { errorRate, pictureOf, printedPdf } from '../../fixtures/printed.js';
import type { RecognisedLine, Recogniser } from './recogniser.js';

const GERMAN =
  'Über die Brücke fuhren früher täglich zwölf Züge; heute hält hier nur noch der Regionalverkehr. Die Gemeinde ' +
  'möchte das alte Bahnhofsgebäude für die Bücherei nutzen, doch größere Schäden am Dach müssen zuvor behoben werden.';
const ENGLISH =
  'On the morning of 14 March 1879 the steamer left the harbour with 212 passengers, eleven horses & the mail.';

jest.setTimeout(120_000);

const DENSITY = 200;
const textOf = (lines: readonly RecognisedLine[]): string =>
  lines.map(({ words }) => words.map(({ text }) => text).join(' ')).join(' ');
const imageOf = async (text: string) => pictureOf(await printedPdf(text), DENSITY);

/** Every recogniser passes this. `kind`: the kind that it says it is. */
export const recogniserSuite = (kind: 'native' | 'wasm', open: () => Recogniser): void => {
  const recogniser = open();
  afterAll(() => recogniser.end());
  const read = async (text: string, languages?: readonly LanguageCode[]): Promise<readonly RecognisedLine[]> =>
    recogniser.recognise({ image: await imageOf(text), density: DENSITY, ...(languages && { languages }) });

  test('names the languages that it has data of, and itself', () => {
    expect(recogniser.languages()).toEqual(expect.arrayContaining(['en', 'de']));
    expect(recogniser.kindFor(['de'])).toBe(kind);
    expect(recogniser.atOnce).toBeGreaterThanOrEqual(1);
  });

  test('reads print in the language that it is told', async () => {
    expect(errorRate(GERMAN, textOf(await read(GERMAN, ['de'])))).toBeLessThan(0.01);
  });

  test('reads two languages on one page', async () => {
    expect(errorRate(`${GERMAN} ${ENGLISH}`, textOf(await read(`${GERMAN} ${ENGLISH}`, ['de', 'en'])))).toBeLessThan(
      0.01,
    );
  });

  test('reads English where it is told nothing, or a language that it has no data of', async () => {
    expect(errorRate(ENGLISH, textOf(await read(ENGLISH)))).toBeLessThan(0.02);
    expect(errorRate(ENGLISH, textOf(await read(ENGLISH, ['hi'])))).toBeLessThan(0.02);
  });

  test('tells where each word stands, from the top of the page and in reading order', async () => {
    const lines = await read(GERMAN, ['de']);
    expect(lines.length).toBeGreaterThan(2);
    for (const { words } of lines) {
      for (const [at, { left, right, top, bottom, baseline, confidence }] of words.entries()) {
        expect(left).toBeGreaterThanOrEqual(words[at - 1]?.right ?? 0);
        expect(right).toBeGreaterThan(left);
        expect(Math.abs(baseline - bottom)).toBeLessThan(bottom - top);
        expect(confidence).toBeGreaterThan(50);
      }
    }
    const tops = lines.map(({ words }) => words[0]?.baseline ?? 0);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(lines[0]?.words[0]?.left).toBeCloseTo((30 * DENSITY) / 72, -1.5);
  });

  test('finds nothing on a blank page', async () => {
    expect((await read(' ')).flatMap(({ words }) => words)).toEqual([]);
  });

  test('counts what it works', async () => {
    const before = recogniser.workedMs();
    await read(ENGLISH);
    expect(recogniser.workedMs()).toBeGreaterThan(before);
  });
};
