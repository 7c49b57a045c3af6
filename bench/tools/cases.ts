import { join } from 'node:path';
import {
  ghostscript,
  img2pdf,
  paps,
  qpdfMerge,
  qpdfOptimize,
  qpdfOverlay,
  qpdfPages,
  qpdfSplit,
  soffice,
} from '../peers/peers.js';
import { realFile } from '../samples/corpus.js';
import * as made from '../samples/made.js';
import { redaction } from '../samples/redaction.js';
import { makeStamp } from '../samples/pdf.js';
import { keep, sampleOf, type Sample } from '../samples/sample.js';
import type { Case } from './case.js';
import { once } from './once.js';
import { keepOverlays, pageCases } from './page-cases.js';

type Samples = ReturnType<typeof samplesIn>;
type Source = Case['sample'];

const first = (source: () => Promise<Sample>) => once(async () => made.firstOf(await source()));

/** Made when first asked for. */
const samplesIn = (folder: string) => {
  const small = once(() => made.twoSmall(folder));
  const medium = once(() => made.twoMedium(folder));
  const large = once(() => made.twoLarge(folder));
  const book = once(() => realFile('pdf/freeculture.pdf'));
  const pictures = once(() => realFile('pdf/images.pdf'));
  return {
    ...{ twoSmall: small, twoMedium: medium, twoLarge: large, book, pictures },
    ...{ small: first(small), medium: first(medium), large: first(large) },
    twoReal: async () => both(await book(), await pictures()),
    greyScan: once(() => made.scans(folder, false)),
    colourScan: once(() => made.scans(folder, true)),
    photo: once(() => made.onePhoto(folder)),
    images: once(() => made.tenPictures(folder)),
    note: once(() => made.text(folder, 60)),
    longText: once(() => made.text(folder, 20_000)),
    letter: once(() => made.docx(folder, 10)),
    report: once(() => made.docx(folder, 400)),
    real: (path: string) => once(() => realFile(`office/${path}`)),
  };
};

const both = async (one: Sample | undefined, other: Sample | undefined): Promise<Sample | undefined> => {
  if (!one || !other) return undefined;
  const paths = [...one.files, ...other.files].map(({ path }) => path);
  return sampleOf('freeculture + images', paths, (one.pages ?? 0) + (other.pages ?? 0));
};

/** Every case, the most telling first, because time may run out; with `quick` only those. */
export const casesIn = async (folder: string, quick: boolean): Promise<readonly Case[]> => {
  const samples = samplesIn(folder);
  const stamp = join(folder, 'stamp.pdf');
  await keep(folder, { 'stamp.pdf': await makeStamp('CONFIDENTIAL') });
  await keepOverlays(folder);
  const profile = join(folder, 'office-profile');
  const brief = [
    ...pagesCases(samples, stamp, true),
    ...pageCases(folder, samples.medium),
    ...compressCases(samples, true),
    ...redactCases(samples, true),
    ...toPdfCases(samples, profile, true),
  ];
  if (quick) return brief;
  return [
    ...brief,
    ...toPdfCases(samples, profile, false),
    ...pagesCases(samples, stamp, false),
    ...compressCases(samples, false),
    ...redactCases(samples, false),
  ];
};

const pagesCases = (samples: Samples, stamp: string, brief: boolean): Case[] => {
  const { twoSmall, twoMedium, twoLarge, twoReal, small, medium, large, book } = samples;
  const merges = brief ? [twoSmall, twoMedium] : [twoLarge, twoReal];
  const singles = brief ? [small, medium] : [large, book];
  const splits = brief
    ? [split(small, '1', '1'), split(medium, '1-10', 'first ten'), tenParts(medium, 100)]
    : [split(book, '1-10', 'first ten'), tenParts(large, 1000)];
  return [
    ...merges.map((sample) => ({ tool: 'pdf-merge', options: {}, sample, operation: true, peers: [qpdfMerge] })),
    ...singles.map((sample) => ({
      tool: 'pdf-watermark',
      options: { watermarkText: 'CONFIDENTIAL' },
      sample,
      peers: [qpdfOverlay(stamp)],
    })),
    ...splits,
    ...singles.slice(0, 1).map((sample) => ({ tool: 'share', options: {}, sample, peers: [] })),
  ];
};

const split = (sample: Source, range: string, variant: string): Case => ({
  ...{ tool: 'pdf-split', options: { pageRanges: range }, variant, sample, operation: true },
  peers: [qpdfPages(range)],
});

const PARTS = 10;

const tenParts = (sample: Source, pages: number): Case => {
  const size = pages / PARTS;
  const ranges = Array.from({ length: PARTS }, (_, index) => `${index * size + 1}-${(index + 1) * size}`);
  return {
    ...{ tool: 'pdf-split', options: { pageRanges: ranges.join(',') }, variant: 'ten parts', sample, operation: true },
    peers: [qpdfSplit(size)],
  };
};

const settings = { low: 'screen', medium: 'ebook', high: 'printer' } as const;

const compressCases = (samples: Samples, brief: boolean): Case[] => {
  const { medium, large, greyScan, colourScan, book, pictures } = samples;
  const qualities = ['low', 'medium', 'high'] as const;
  if (brief) return [...qualities.map((quality) => compress(medium, quality)), compress(greyScan, 'medium')];
  return [
    ...[colourScan, pictures, large].map((sample) => compress(sample, 'medium')),
    ...qualities.map((quality) => compress(book, quality)),
    ...[compress(greyScan, 'low'), compress(greyScan, 'high')],
  ];
};

const compress = (sample: Source, quality: keyof typeof settings): Case => ({
  ...{ tool: 'pdf-compress', options: { quality }, variant: quality, sample },
  peers: [ghostscript(settings[quality]), ...(quality === 'medium' ? [qpdfOptimize] : [])],
});

/** Nothing on the command line removes text and pixels and proves it. */
const redactCases = ({ small, medium, large, greyScan, book }: Samples, brief: boolean): Case[] =>
  (brief ? [small, medium, greyScan] : [large, book]).map((sample) => ({
    ...{ tool: 'pdf-redact', options: redaction, sample },
    peers: [],
  }));

const toPdfCases = (samples: Samples, profile: string, brief: boolean): Case[] => {
  const { photo, images, note, longText, letter, report, real } = samples;
  const toPdf = { tool: 'to-pdf', options: {} };
  const office = brief ? [letter] : [report, ...['TestDocument.docx', '48495.xlsx', 'aptia.pptx'].map(real)];
  return [
    ...(brief ? [photo] : [images]).map((sample) => ({ ...toPdf, sample, peers: [img2pdf] })),
    ...(brief ? [note] : [longText]).map((sample) => ({ ...toPdf, sample, peers: [paps, soffice(profile)] })),
    ...office.map((sample) => ({ ...toPdf, sample, peers: [soffice(profile)] })),
  ];
};
