import type { Upload } from '../harness/http-client.js';
import { png, text, textPdf } from './sample-files.js';

/** A small conversion; every file of it is unlike any other. */
export interface SampleWork {
  readonly operation: string;
  readonly files: readonly Upload[];
  readonly options: Readonly<Record<string, string>>;
}

type Make = (words: string) => Promise<SampleWork>;

const sampleWork = (operation: string, files: readonly Upload[], options: SampleWork['options'] = {}): SampleWork => ({
  operation,
  files,
  options,
});

const kinds: readonly Make[] = [
  async (words) =>
    sampleWork('pdf-merge', [await textPdf('one.pdf', `${words} one`, 2), await textPdf('two.pdf', `${words} two`)]),
  async (words) => sampleWork('pdf-compress', [await textPdf('plain.pdf', words, 3)], { quality: 'low' }),
  async (words) => sampleWork('pdf-watermark', [await textPdf('marked.pdf', words, 2)], { watermarkText: words }),
  async (words) => sampleWork('pdf-split', [await textPdf('cut.pdf', words, 4)], { pageRanges: '1-2, 4' }),
  async (words) => sampleWork('pdf-split', [await textPdf('short.pdf', words)], { pageRanges: '9' }), // has to fail
  async (words) => sampleWork('to-pdf', [text('letter.txt', words)]),
  async (words) => sampleWork('to-pdf', [await png('picture.png'), text('caption.txt', words)]),
];

/** The conversion with this number; the same kinds in turn. */
export const sampleWorkOf = (number: number, series: string): Promise<SampleWork> =>
  kinds[number % kinds.length]!(`${series} ${number}`);
