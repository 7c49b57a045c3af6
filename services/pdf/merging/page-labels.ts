import { bytesOf, textToken } from '../raw/tokens.js';
import { numberTreeOf, writeNumberTree } from '../raw/trees.js';
import { intOf, isName, isText, type RawDict } from '../raw/value.js';
import type { RawWriter } from '../raw/writer.js';
import type { Sheet } from './excerpt.js';
import { perSource } from './source.js';

/** How a page is called: a prefix, then its number in a style such as `/r`; without a style no number. */
interface Label {
  readonly style: string;
  /** As bytes. */
  readonly prefix: string;
  readonly number: number;
}

/** One for each page; undefined where the document numbers none. @see ISO 32000-1, 12.4.2 "Page labels" */
const labelsOf = perSource(({ file, catalog, pageCount }): readonly Label[] | undefined => {
  const ranges = numberTreeOf(file, file.dictAt(catalog, '/PageLabels')).sort(([a], [b]) => a - b);
  if (ranges.length === 0) return undefined;
  const labels: Label[] = Array.from({ length: pageCount }, (_, index) => plain(index));
  for (const [place, [start, value]] of ranges.entries()) {
    const dict = file.resolve(value);
    if (!(dict instanceof Map)) continue;
    const end = Math.min(ranges[place + 1]?.[0] ?? pageCount, pageCount);
    const first = labelIn(dict);
    for (let index = Math.max(0, start); index < end; index += 1) {
      labels[index] = { ...first, number: first.number + index - start };
    }
  }
  return labels;
});

/** An empty page is called nothing. */
const UNNAMED: Label = { style: '', prefix: '', number: 1 };

const plain = (index: number): Label => ({ style: '/D', prefix: '', number: index + 1 });

const labelIn = (dict: RawDict): Label => {
  const style = dict.get('/S');
  const prefix = dict.get('/P');
  return {
    style: isName(style) ? style : '',
    prefix: isText(prefix) ? bytesOf(prefix) : '',
    number: intOf(dict.get('/St')) ?? 1,
  };
};

/**
 * Each page is called as in its source; those of a source that numbers none are numbered plainly, as there.
 *
 * @returns an entry of the catalog; empty where no source numbers its pages.
 */
export const writePageLabels = (sheets: readonly Sheet[], writer: RawWriter): string => {
  if (sheets.every(({ excerpt }) => labelsOf(excerpt.source) === undefined)) return '';
  const ranges: [number, string][] = [];
  let before: Label | undefined;
  for (const [position, { excerpt, index, isBlank }] of sheets.entries()) {
    const label = isBlank ? UNNAMED : (labelsOf(excerpt.source)?.[index] ?? plain(index));
    if (!before || !follows(before, label)) ranges.push([position, textOf(label)]);
    before = label;
  }
  return `/PageLabels ${writeNumberTree(ranges, writer)}`;
};

const follows = (before: Label, { style, prefix, number }: Label): boolean =>
  style === before.style && prefix === before.prefix && number === before.number + 1;

const textOf = ({ style, prefix, number }: Label): string => {
  const styled = style === '' ? '' : `/S${style}/St ${number}`;
  return `<<${styled}${prefix === '' ? '' : `/P ${textToken(prefix)}`}>>`;
};
