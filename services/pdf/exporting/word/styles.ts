import type { ReadPage } from '../../reading/lines/document-model.js';

/** The style of text whose lines and spaces are kept. */
export const PREFORMATTED = 'HTMLPreformatted';
/** Eighty letters fit between the usual margins. */
const FIXED_WIDTH = { font: 'Courier New', size: 18 };

/** Quick styles for headings and captions, without the colours that Word gives them. */
export const headingStyles = (pages: readonly ReadPage[]) => {
  const size = commonSize(pages);
  const heading = { run: { bold: true, color: '000000' }, paragraph: { keepNext: true } };
  return {
    default: {
      document: { run: { ...(size > 0 && { size: Math.round(size * 2) }) } },
      heading1: heading,
      heading2: heading,
      heading3: heading,
      heading4: heading,
      heading5: heading,
      heading6: heading,
    },
    paragraphStyles: [
      { id: 'Caption', name: 'caption', basedOn: 'Normal', next: 'Normal', quickFormat: true },
      { id: PREFORMATTED, name: 'HTML Preformatted', basedOn: 'Normal', run: FIXED_WIDTH },
    ],
  };
};

const NONE: [size: number, letters: number] = [0, 0];

const commonSize = (pages: readonly ReadPage[]): number => {
  const letters = new Map<number, number>();
  const words = pages.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines.flatMap((line) => line.words)));
  for (const { text, style } of words) letters.set(style.size, (letters.get(style.size) ?? 0) + text.length);
  return [...letters].reduce((best, entry) => (entry[1] > best[1] ? entry : best), NONE)[0];
};
