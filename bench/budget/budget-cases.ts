import type { Sample } from '../samples/sample.js';
import type { Samples } from '../tools/tool-samples.js';

/** A conversion whose cost is taken apart. */
export interface BudgetCase {
  readonly name: string;
  readonly tool: string;
  readonly options: Readonly<Record<string, string>>;
  readonly sample: () => Promise<Sample | undefined>;
}

const TEN_PARTS = Array.from({ length: 10 }, (_, part) => `${part * 10 + 1}-${part * 10 + 10}`).join(',');

/** One where nearly all is overhead, one where nearly all is bytes, and one for each kind of work in between. */
export const budgetCases = ({ small, medium, greyScan, twoMedium, twoScans }: Samples): readonly BudgetCase[] => [
  { name: 'first page of a small file', tool: 'pdf-split', options: { pageRanges: '1' }, sample: small },
  { name: 'merge of scans', tool: 'pdf-merge', options: {}, sample: twoScans },
  { name: 'merge of 200 pages', tool: 'pdf-merge', options: {}, sample: twoMedium },
  { name: 'watermark', tool: 'pdf-watermark', options: { watermarkText: 'CONFIDENTIAL' }, sample: medium },
  { name: 'ten parts', tool: 'pdf-split', options: { pageRanges: TEN_PARTS }, sample: medium },
  { name: 'three pages of a scan', tool: 'pdf-split', options: { pageRanges: '1-3' }, sample: greyScan },
  { name: 'text with boxes', tool: 'pdf-inspect', options: { text: '1-100' }, sample: medium },
  {
    name: 'thumbnails',
    tool: 'pdf-page-images',
    options: { pages: '1-100', width: '320', format: 'webp' },
    sample: medium,
  },
  { name: 'compress a scan', tool: 'pdf-compress', options: { quality: 'medium' }, sample: greyScan },
];
