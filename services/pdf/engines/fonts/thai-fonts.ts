import { subsetFont } from './font-tools.js';
import { packageFile } from './package-files.js';

export const isThai = (character: string): boolean => /\p{Script=Thai}/u.test(character);

const WEIGHTS = [400, 700] as const;

/** The circle that carries a sign without a letter, and what keeps letters together or apart. */
const ALWAYS = ' \u00a0\u200b\u200c\u200d\u25cc';

/** Two fonts, regular and bold, with the Thai ones of some characters, and the rules by which these are stacked. */
export const thaiFonts = async (characters: readonly string[]): Promise<readonly Buffer[]> => {
  const text = characters.filter(isThai).join('');
  if (text === '') return [];
  const files = WEIGHTS.map((weight) => `@fontsource/noto-sans-thai/files/noto-sans-thai-thai-${weight}-normal.woff2`);
  return Promise.all(
    files.map(async (path) => subsetFont(await packageFile(path), text + ALWAYS, { targetFormat: 'truetype' })),
  );
};
