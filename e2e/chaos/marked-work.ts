import type { SampleWork } from '../samples/mixed-work.js';
import { text, textPdf } from '../samples/sample-files.js';

/** Words that stand in one document and in no other. */
export const markOf = (number: number): string => `mark${String(number).padStart(6, '0')}`;

/** The numbers of all marks in a text. */
export const marksIn = (words: string): readonly number[] =>
  [...new Set([...words.matchAll(/mark(\d{6})/g)].map(([, digits]) => Number(digits)))].sort(
    (one, other) => one - other,
  );

type Make = (mark: string) => Promise<SampleWork>;

const kinds: readonly Make[] = [
  async (mark) => ({
    operation: 'pdf-merge',
    files: [await textPdf('one.pdf', mark, 2), await textPdf('two.pdf', mark)],
    options: {},
  }),
  async (mark) => ({
    operation: 'pdf-rotate',
    files: [await textPdf('turned.pdf', mark, 2)],
    options: { angle: '180' },
  }),
  async (mark) => ({
    operation: 'pdf-watermark',
    files: [await textPdf('marked.pdf', mark, 3)],
    options: { watermarkText: 'DRAFT' },
  }),
  async (mark) => ({
    operation: 'pdf-compress',
    files: [await textPdf('plain.pdf', mark, 2)],
    options: { quality: 'low' },
  }),
  async (mark) => ({ operation: 'to-pdf', files: [text('letter.txt', mark)], options: {} }),
];

/** A small conversion whose result says its mark. */
export const markedWorkOf = (number: number): Promise<SampleWork> => kinds[number % kinds.length]!(markOf(number));
