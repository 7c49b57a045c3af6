/** Whose shapes Chinese characters have: mainland China's, Japan's or Korea's. */
export type CjkRegion = 'SC' | 'JP' | 'KR';

export const cjkRegionOf = (text: string): CjkRegion => {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'JP';
  return /\p{Script=Hangul}/u.test(text) ? 'KR' : 'SC';
};

export const cjkFamily = (region: CjkRegion): string => `Noto Sans CJK ${region}`;

/** The families that come along, for all scripts: the first that has a character shows it. */
export const sansFamilies = (region: CjkRegion): readonly string[] => [
  'Noto Sans',
  'Noto Naskh Arabic',
  'Noto Sans Hebrew',
  'Noto Sans Thai',
  cjkFamily(region),
];

/** {@link sansFamilies} for a text, as the typesetter's markup lists them. */
export const sansListFor = (text: string): string =>
  sansFamilies(cjkRegionOf(text))
    .map((family) => `"${family}"`)
    .join(', ');
