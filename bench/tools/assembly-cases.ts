import { join } from 'node:path';
import { mutoolMerge, mutoolPages, pdfunite } from '../peers/readers.js';
import { qpdfMerge, qpdfOverlay, qpdfPages, qpdfSplit } from '../peers/peers.js';
import type { Case } from './case.js';
import type { Samples } from './tool-samples.js';

type Source = Case['sample'];

/** Put together, taken apart, stamped, passed on as it is. */
export const assemblyCases = (samples: Samples, folder: string, brief: boolean): Case[] => {
  const { twoSmall, twoMedium, twoScans, twoReal, small, medium, greyScan, book } = samples;
  const singles = brief ? [small, medium, greyScan] : [book];
  const splits = brief
    ? [split(small, '1', '1'), split(medium, '1-10', 'first ten'), tenParts(medium, 100), split(greyScan, '1-3', '1-3')]
    : [split(book, '1-10', 'first ten')];
  return [
    ...(brief ? [twoSmall, twoMedium, twoScans] : [twoReal]).map(merge),
    ...splits,
    ...singles.map((sample) => ({
      tool: 'pdf-watermark',
      options: { watermarkText: 'CONFIDENTIAL' },
      sample,
      peers: [qpdfOverlay(join(folder, 'stamp.pdf'))],
    })),
    ...(brief ? [{ tool: 'share', options: {}, sample: small, peers: [] }] : []),
  ];
};

const merge = (sample: Source): Case => ({
  tool: 'pdf-merge',
  options: {},
  sample,
  peers: [qpdfMerge, mutoolMerge, pdfunite],
  goal: qpdfMerge,
});

const split = (sample: Source, range: string, variant: string): Case => {
  const qpdf = qpdfPages(range);
  const options = { pageRanges: range };
  return { tool: 'pdf-split', options, variant, sample, peers: [qpdf, mutoolPages(range)], goal: qpdf };
};

const PARTS = 10;

const tenParts = (sample: Source, pages: number): Case => {
  const size = pages / PARTS;
  const ranges = Array.from({ length: PARTS }, (_, index) => `${index * size + 1}-${(index + 1) * size}`);
  const qpdf = qpdfSplit(size);
  const options = { pageRanges: ranges.join(',') };
  return { tool: 'pdf-split', options, variant: 'ten parts', sample, peers: [qpdf], goal: qpdf };
};
