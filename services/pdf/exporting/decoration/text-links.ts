import type { PageLink } from '../../engines/pdfium/page-links.js';
import type { ReadLine, ReadPage } from '../../reading/lines/document-model.js';
import { sharedHeight } from '../../reading/lines/text-boxes.js';
import { shareWithin } from '../page-picture-files.js';
import { withLines } from './block-lines.js';

/** Links that somebody may follow without harm; all else stays text. */
const FOLLOWED: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** The least share of a word's box that a link holds. */
const COVERED_SHARE_MIN = 0.5;

/** The text of a page with the addresses that its links lead to. */
export const withLinks = (page: ReadPage, links: readonly PageLink[]): ReadPage => {
  const known = links.flatMap((box) => {
    const link = followed(box.address);
    return link === undefined ? [] : [{ box, link }];
  });
  if (known.length === 0) return page;
  const linked = (line: ReadLine): ReadLine => {
    const near = known.filter(({ box }) => sharedHeight(line.box, box) > 0);
    if (near.length === 0) return line;
    const words = line.words.map((word) => {
      const link = near.find(({ box }) => shareWithin(word.box, box) > COVERED_SHARE_MIN);
      return link ? { ...word, style: { ...word.style, link: link.link } } : word;
    });
    return { ...line, words };
  };
  return { ...page, blocks: page.blocks.map((block) => withLines(block, linked)) };
};

/** An address as others write it; of one without a scheme, readers of PDFs take the usual one. */
const followed = (address: string): string | undefined => {
  const whole = /^www\./i.test(address) ? `http://${address}` : address;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  return url && FOLLOWED.has(url.protocol) ? url.href : undefined;
};
