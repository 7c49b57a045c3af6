import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

interface FontInUse {
  readonly file: RegExp;
  /** The weights that the screens have, of all that the file can draw. */
  readonly weight: number | { readonly min: number; readonly max: number };
}

/** Those that every page waits for: headings have one weight, texts those from regular to bold. */
const fonts: readonly FontInUse[] = [
  { file: /\/newsreader-latin-wght-normal-[^/]+\.woff2$/, weight: 400 },
  { file: /\/inter-latin-wght-normal-[^/]+\.woff2$/, weight: { min: 400, max: 700 } },
];

const LAST_CHARACTER = 0xfffd;
const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

/** Everything that the files may have: no character is taken out. */
const everyCharacter = (): string =>
  Array.from({ length: LAST_CHARACTER + 1 }, (_, code) => (isSurrogate(code) ? '' : String.fromCodePoint(code))).join(
    '',
  );

/** The same font in WOFF2 without the weights that nobody sees. */
export const leanFont = (font: Uint8Array, weight: FontInUse['weight']): Promise<Uint8Array> =>
  subsetFont(Buffer.from(font), everyCharacter(), { targetFormat: 'woff2', variationAxes: { wght: weight } });

/** Takes weights out of the fonts that pages wait for. */
export const leanFonts = (): Plugin => ({
  name: 'docket-lean-fonts',
  apply: 'build',
  async generateBundle(_options, bundle) {
    for (const { file, weight } of fonts) {
      const font = Object.values(bundle).find(({ fileName }) => file.test(`/${fileName}`));
      if (font?.type !== 'asset' || typeof font.source === 'string') throw new Error(`The build has no font ${file}`);
      font.source = await leanFont(font.source, weight);
    }
  },
});
