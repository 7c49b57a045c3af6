import type { FontEditor } from 'fonteditor-core';
import { cjkFamily, type CjkRegion } from '../../text/font-families.js';
import { slicesFor, type Slice } from './cjk-slices.js';
import { fontEditor, subsetFont } from './font-tools.js';
import { packageFile } from './package-files.js';

/** Chinese characters, kana and Hangul with their punctuation and full-width forms, on all planes. */
const CJK =
  /[\u1100-\u11ff\u2e80-\u33ff\ua960-\ua97f\ud7b0-\ud7ff\ufe30-\ufe4f\uff00-\uffef\p{Script=Han}\p{Script=Hangul}]/u;

export const isCjk = (character: string): boolean => CJK.test(character);

const looks = [
  { weight: 400, style: 'Regular', macStyle: 0, selection: 0x40 },
  { weight: 700, style: 'Bold', macStyle: 1, selection: 0x20 },
] as const;
type Look = (typeof looks)[number];

/** Two fonts, regular and bold, with the Chinese, Japanese and Korean ones of some characters and no more. */
export const cjkFonts = async (characters: readonly string[], region: CjkRegion): Promise<readonly Buffer[]> => {
  const slices = await slicesFor(characters.filter(isCjk), region);
  const parts = await Promise.all(slices.map(cutOut));
  return parts.length === 0 ? [] : Promise.all(looks.map((look) => joined(parts, look, region)));
};

type Part = Slice & { readonly font: Buffer };

/** Smaller before it is given a weight, so that the rest is not unpacked for each weight. */
const cutOut = async ({ path, characters }: Slice): Promise<Part> => ({
  path,
  characters,
  font: await subsetFont(await packageFile(path), characters, { targetFormat: 'truetype' }),
});

/** One font, for the typesetter takes no two of the same name. */
const joined = async (parts: readonly Part[], look: Look, region: CjkRegion): Promise<Buffer> => {
  const [first, ...others] = await Promise.all(
    parts.map(async ({ font, characters }) => readFont(await withWeight(font, characters, look.weight))),
  );
  if (!first) throw new Error('a font of no parts');
  const whole = others.reduce((font, other) => font.merge(other, { scale: 1 }), first);
  named(whole, look, region);
  return Buffer.from(whole.write({ type: 'ttf', toBuffer: true }) as Uint8Array);
};

const withWeight = (font: Buffer, characters: string, weight: number): Promise<Buffer> =>
  subsetFont(font, characters, { targetFormat: 'truetype', variationAxes: { wght: weight } });

const readFont = async (bytes: Buffer): Promise<FontEditor.Font> =>
  (await fontEditor()).createFont(bytes, { type: 'ttf' });

const named = (font: FontEditor.Font, { weight, style, macStyle, selection }: Look, region: CjkRegion): void => {
  const { name, head, 'OS/2': metrics } = font.get();
  const family = cjkFamily(region);
  const postScriptName = `${family.replaceAll(' ', '')}-${style}`;
  Object.assign(name, { fontFamily: family, fontSubFamily: style, fullName: `${family} ${style}`, postScriptName });
  Object.assign(head, { macStyle });
  Object.assign(metrics, { usWeightClass: weight, fsSelection: selection });
};
