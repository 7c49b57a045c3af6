import type { RecognisedLine, RecognisedWord } from './recogniser.js';

/** A line and the words in it. @see https://kba.github.io/hocr-spec/1.2/ */
const LINE =
  /<span class=['"]ocr_(?:line|header|caption|textfloat)['"][^>]*title=(["'])(.*?)\1[^>]*>(.*?)<\/span>\s*<\/span>/gs;
const WORD = /<span class=['"]ocrx_word['"][^>]*title=(["'])(.*?)\1[^>]*>(.*?)<\/span>/gs;
const BOX = /bbox (-?\d+) (-?\d+) (-?\d+) (-?\d+)/;
const BASELINE = /baseline (-?[\d.]+) (-?[\d.]+)/;
const CONFIDENCE = /x_wconf (\d+)/;

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The lines of a page that Tesseract has written as hOCR. */
export const linesOfHocr = (hocr: string): RecognisedLine[] =>
  [...hocr.matchAll(LINE)].flatMap(([, , title = '', inner = '']) => {
    const line = boxIn(title);
    const [, slope = '0', offset = '0'] = BASELINE.exec(title) ?? [];
    if (!line) return [];
    const baselineAt = (x: number): number => line.bottom + Number(offset) + Number(slope) * (x - line.left);
    const words = [...`${inner}</span>`.matchAll(WORD)].flatMap(([, , of = '', text = '']) =>
      wordOf(of, text, baselineAt),
    );
    return words.length > 0 ? [{ words }] : [];
  });

const wordOf = (title: string, markup: string, baselineAt: (x: number) => number): RecognisedWord[] => {
  const box = boxIn(title);
  const text = unescaped(markup.replaceAll(/<[^>]*>/g, '')).trim();
  if (!box || text === '') return [];
  const confidence = Number(CONFIDENCE.exec(title)?.[1] ?? 0);
  return [{ text, ...box, baseline: baselineAt((box.left + box.right) / 2), confidence }];
};

const boxIn = (title: string): Rectangle | undefined => {
  const [, left, top, right, bottom] = BOX.exec(title) ?? [];
  if (bottom === undefined) return undefined;
  return { left: Number(left), top: Number(top), right: Number(right), bottom: Number(bottom) };
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };

const unescaped = (text: string): string =>
  text.replaceAll(/&([a-z]+|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);
