import { mutoolDraw, mutoolText, pdftoppm, pdftotext } from '../peers/readers.js';
import type { Case } from './case.js';
import type { Samples } from './tool-samples.js';

type Source = Case['sample'];

const WIDTH = 320;

/** Pictures of pages as the screens show them, and the words of all pages with their places. */
export const viewCases = ({ small, medium, greyScan, book }: Samples, brief: boolean): Case[] =>
  brief
    ? [
        ...pictures(small, 2),
        ...pictures(medium, 100),
        ...pictures(greyScan, 6),
        text(small, 2),
        text(medium, 100),
        text(greyScan, 6),
      ]
    : [...pictures(book, 100), text(book, 352)];

/** The goal is a packed picture too; pixels as they are, which nobody packs, stand beside it. */
const pictures = (sample: Source, last: number): Case[] => {
  const pages = { first: 1, last, width: WIDTH };
  const png = pdftoppm(pages, 'png');
  const bare = pdftoppm(pages, 'ppm');
  const options = { pages: `1-${last}`, width: String(WIDTH) };
  const variant = `${last} pages`;
  const common = { tool: 'pdf-page-images', sample, label: 'thumbnails' };
  return [
    { ...common, options: { ...options, format: 'webp' }, variant: `webp, ${variant}`, peers: [png, bare], goal: png },
    {
      ...common,
      options: { ...options, format: 'png' },
      variant: `png, ${variant}`,
      peers: [png, mutoolDraw(pages)],
      goal: png,
    },
    {
      tool: 'pdf-to-images',
      sample,
      label: 'pages as pictures',
      options: { pageRanges: options.pages, width: options.width },
      variant: `png, ${variant}`,
      peers: [png],
      goal: png,
    },
  ];
};

const text = (sample: Source, pages: number): Case => ({
  tool: 'pdf-inspect',
  label: 'text',
  options: { text: `1-${pages}` },
  sample,
  peers: [pdftotext, mutoolText],
  goal: pdftotext,
});
