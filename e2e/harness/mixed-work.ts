import type { Upload } from './http-client.js';
import { png, text, textPdf } from './sample-files.js';

/** A small conversion; every file of it is unlike any other. */
export interface Errand {
  readonly operation: string;
  readonly files: readonly Upload[];
  readonly options: Readonly<Record<string, string>>;
}

type Make = (words: string) => Promise<Errand>;

const errand = (operation: string, files: readonly Upload[], options: Errand['options'] = {}): Errand => ({
  operation,
  files,
  options,
});

const kinds: readonly Make[] = [
  async (words) =>
    errand('pdf-merge', [await textPdf('one.pdf', `${words} one`, 2), await textPdf('two.pdf', `${words} two`)]),
  async (words) => errand('pdf-compress', [await textPdf('plain.pdf', words, 3)], { quality: 'low' }),
  async (words) => errand('pdf-watermark', [await textPdf('marked.pdf', words, 2)], { watermarkText: words }),
  async (words) => errand('pdf-split', [await textPdf('cut.pdf', words, 4)], { pageRanges: '1-2, 4' }),
  async (words) => errand('pdf-split', [await textPdf('short.pdf', words)], { pageRanges: '9' }), // has to fail
  async (words) => errand('to-pdf', [text('letter.txt', words)]),
  async (words) => errand('to-pdf', [await png('picture.png'), text('caption.txt', words)]),
];

/** The conversion with this number; the same kinds in turn. */
export const errandOf = (number: number, series: string): Promise<Errand> =>
  kinds[number % kinds.length]!(`${series} ${number}`);
