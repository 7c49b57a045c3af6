import type { CjkRegion } from '../../text/font-families.js';
import { packageFile } from './package-files.js';

/** Taiwan's font is asked only for characters that the others lack. */
export type SlicedFont = CjkRegion | 'TC';

/** A file with some hundred characters of a font, and those of them that are needed. */
export interface Slice {
  readonly path: string;
  readonly characters: string;
}

interface Range {
  readonly first: number;
  readonly last: number;
  readonly path: string;
}

/** The lists of the Chinese fonts name some that are not in them. */
const HANGUL = /\p{Script=Hangul}/u;

const ORDER: readonly SlicedFont[] = ['SC', 'JP', 'TC', 'KR'];

/** The slices that together have every character: as far as they go the region's own, then those of the others. */
export const slicesFor = async (characters: readonly string[], region: CjkRegion): Promise<readonly Slice[]> => {
  const slices = new Map<string, string>();
  let left = characters;
  for (const font of new Set<SlicedFont>([region, ...ORDER])) {
    const ranges = left.length > 0 ? await rangesOf(font) : [];
    left = left.filter((character) => {
      if (font !== 'KR' && HANGUL.test(character)) return true;
      const slice = sliceWith(ranges, character.codePointAt(0) ?? 0);
      if (slice !== undefined) slices.set(slice, (slices.get(slice) ?? '') + character);
      return slice === undefined;
    });
  }
  return [...slices].map(([path, some]) => ({ path, characters: some }));
};

const sliceWith = (ranges: readonly Range[], code: number): string | undefined =>
  ranges.find(({ first, last }) => code >= first && code <= last)?.path;

const known = new Map<SlicedFont, readonly Range[]>();

/** The characters of each slice, from the list that comes with the font: `{"[12]": "U+4e00-4e03,U+4e07"}`. */
const rangesOf = async (font: SlicedFont): Promise<readonly Range[]> => {
  const ranges = known.get(font) ?? parseRanges(font, String(await packageFile(`${packageOf(font)}/unicode.json`)));
  known.set(font, ranges);
  return ranges;
};

const parseRanges = (font: SlicedFont, json: string): readonly Range[] =>
  Object.entries(JSON.parse(json) as Record<string, string>).flatMap(([key, list]) => {
    const number = /^\[(\d+)\]$/.exec(key)?.[1]; // the others have Latin, Cyrillic and so on
    return number === undefined
      ? []
      : list.split(',').map((range) => ({ ...bounds(range), path: pathOf(font, number) }));
  });

const bounds = (range: string): Pick<Range, 'first' | 'last'> => {
  const [first = 0, last = first] = range
    .replace(/^U\+/i, '')
    .split('-')
    .map((code) => Number.parseInt(code, 16));
  return { first, last };
};

const nameOf = (font: SlicedFont): string => `noto-sans-${font.toLowerCase()}`;
const packageOf = (font: SlicedFont): string => `@fontsource-variable/${nameOf(font)}`;
const pathOf = (font: SlicedFont, number: string): string =>
  `${packageOf(font)}/files/${nameOf(font)}-${number}-wght-normal.woff2`;
