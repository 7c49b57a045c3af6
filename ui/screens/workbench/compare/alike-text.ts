import { locale } from '../../../text/language.js';
import { t } from '../../../text/t.js';
import { rangesOf } from '../machine/page-choice.js';
import type { Comparison } from './compare-texts.js';

const STAMP_SHOWN = 60;

const cutShort = (text: string): string => (text.length > STAMP_SHOWN ? `${text.slice(0, STAMP_SHOWN)} …` : text);

/** As people list things; British English has no comma before the last. */
const list = (parts: readonly string[]): string =>
  new Intl.ListFormat(locale() === 'en-US' ? 'en-GB' : locale(), { type: 'conjunction' }).format(parts);

/** `3`, or `5 to 7`. */
const rangeText = (range: string): string => {
  const [from = '', to] = range.split('-');
  return to === undefined ? from : t('{from} to {to}', { from, to });
};

/** `1, 3, 5 to 7 and 9`. */
const enumerated = (pages: readonly number[]): string => list(rangesOf(pages).split(', ').map(rangeText));

const sentence = (alike: readonly number[], count: number): string => {
  if (alike.length === 0) return t('No page reads the same.');
  if (alike.length === count) return t('Every page reads the same.');
  const pages = enumerated(alike);
  return alike.length === 1
    ? t('Page {pages} reads the same.', { pages })
    : t('Pages {pages} read the same.', { pages });
};

/** The same about one of two files that differ in length. */
const sentenceOf = (side: 'A' | 'B', alike: readonly number[], count: number): string => {
  if (alike.length === 0) return t('No page of {side} reads the same.', { side });
  if (alike.length === count) return t('Every page of {side} reads the same.', { side });
  const pages = enumerated(alike);
  return alike.length === 1
    ? t('Page {pages} of {side} reads the same.', { pages, side })
    : t('Pages {pages} of {side} read the same.', { pages, side });
};

/** The text that is not among the changes, as it is on each page; empty for none. */
export const stampsText = ({ stamps }: Pick<Comparison, 'stamps'>): string =>
  stamps.length === 0
    ? ''
    : t('Left out, as it is the same on each page: {texts}', {
        texts: stamps.map((text) => cutShort(text)).join(' · '),
      });

/** Which pages are the same on both sides, as a sentence or two. */
export const alikeText = (
  { alike, words }: Pick<Comparison, 'alike' | 'words'>,
  [before, after]: readonly [before: number, after: number],
): string => {
  if (words[0] === 0 && words[1] === 0) {
    return t('Neither file has text to compare. Make scans searchable first, then compare the results.');
  }
  const how = t('Only the text is compared, not the appearance.');
  const [inBefore, inAfter] = alike;
  if (before === after) return `${how} ${sentence(inAfter, after)}`;
  return `${how} ${sentenceOf('A', inBefore, before)} ${sentenceOf('B', inAfter, after)}`;
};
