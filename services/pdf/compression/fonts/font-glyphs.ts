import { PDFArray, type PDFDict, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib';
import { decodedBytes, dictAt, itemsOf, nameAt } from '../../content/objects.js';
import { readCharacterMaps, type CharacterMap } from './character-map.js';
import { numbersShown } from './cmaps/composite-codes.js';
import type { CompactFont } from './compact-font.js';
import { descendantOf, type EmbeddedFont } from './embedded-fonts.js';
import { codePointsOf, macCodeOf, namesOf } from './glyph-names.js';
import { readPostNames } from './post-names.js';
import { viewOf } from './sfnt.js';

type File = Pick<EmbeddedFont, 'tables' | 'compact'>;
type Glyphs = readonly number[] | undefined;

/**
 * Every glyph that a reader may take for these codes of a font: readers differ, so these may be more than one each.
 *
 * @returns undefined where that can't be said.
 */
export const glyphsShown = (font: PDFDict, codes: ReadonlySet<number>, file: File): Glyphs => {
  const subtype = nameAt(font, 'Subtype');
  if (subtype === 'Type0') return compositeGlyphs(font, codes, file);
  if (subtype === 'TrueType' && !file.compact) return trueTypeGlyphs(font, codes, file);
  if (/^(Type1|MMType1)$/.test(subtype ?? '') && file.compact) return namedGlyphs(font, codes, file.compact);
  return undefined;
};

const compositeGlyphs = (font: PDFDict, codes: ReadonlySet<number>, { compact }: File): Glyphs => {
  const descendant = descendantOf(font);
  const numbers = numbersShown(font, codes);
  if (!descendant || !numbers) return undefined;
  const isCompact = nameAt(descendant, 'Subtype') === 'CIDFontType0';
  if (isCompact !== (compact !== undefined)) return undefined;
  if (compact?.isNumbered) {
    const glyphs = new Map(compact.names.map((name, glyph) => [Number(name), glyph]));
    return [...numbers].flatMap((number) => glyphs.get(number) ?? []);
  }
  return throughMap([...numbers], descendant.lookup(PDFName.of('CIDToGIDMap')));
};

const throughMap = (codes: readonly number[], map: unknown): Glyphs => {
  if (map === undefined || map === PDFName.of('Identity')) return codes;
  const bytes = map instanceof PDFRawStream ? decodedBytes(map) : undefined;
  if (!bytes) return undefined;
  const view = viewOf(bytes);
  return codes.filter((code) => code * 2 + 1 < bytes.length).map((code) => view.getUint16(code * 2));
};

/** Names by code that a font's encoding gives besides those of the encoding that it is based on. */
const differencesOf = (font: PDFDict): ReadonlyMap<number, string> => {
  const differences = dictAt(font, 'Encoding')?.lookup(PDFName.of('Differences'));
  const names = new Map<number, string>();
  let code = 0;
  for (const item of differences instanceof PDFArray ? itemsOf(differences) : []) {
    if (item instanceof PDFNumber) code = item.asNumber();
    else if (item instanceof PDFName) names.set(code++, item.decodeText());
  }
  return names;
};

const BLANKS: ReadonlySet<string> = new Set(['space', 'nbspace', 'nonbreakingspace', '.notdef']);

/** Finds the glyphs of all codes by what is known of each; undefined where one is not found that is no blank. */
const ofAll = (
  font: PDFDict,
  codes: ReadonlySet<number>,
  find: (code: number, names: readonly string[]) => readonly number[],
): Glyphs => {
  if (nameAt(dictAt(font, 'Encoding') ?? font, 'BaseEncoding') === 'MacExpertEncoding') return undefined;
  const differences = differencesOf(font);
  const all: number[] = [];
  for (const code of codes) {
    const name = differences.get(code);
    const names = name === undefined ? namesOf(code) : [name];
    const glyphs = find(code, names);
    if (glyphs.length === 0 && !names.some((one) => BLANKS.has(one))) return undefined;
    all.push(...glyphs);
  }
  return all;
};

const trueTypeGlyphs = (font: PDFDict, codes: ReadonlySet<number>, { tables }: File): Glyphs => {
  const maps = readCharacterMaps(tables.get('cmap'));
  const byName = readPostNames(tables.get('post'));
  if (!maps || !byName) return undefined;
  return ofAll(font, codes, (code, names) => {
    const points = names.flatMap(codePointsOf);
    const mapped = maps.flatMap((map) => codesIn(map, code, points).map(map.glyphOf));
    const named = names.map((name) => byName.get(name) ?? 0);
    return [...(maps.length === 0 ? [code] : []), ...[...mapped, ...named].filter((glyph) => glyph !== 0)];
  });
};

/** Where symbols of a font's own may be. */
const SYMBOLS = [0, 0xf000, 0xf100, 0xf200];

const codesIn = ({ kind }: CharacterMap, code: number, points: readonly number[]): readonly number[] => {
  if (kind === 'symbol') return [...SYMBOLS.map((start) => start + code), ...points];
  return [code, ...(kind === 'unicode' ? points : points.flatMap((point) => macCodeOf(point) ?? []))];
};

const namedGlyphs = (font: PDFDict, codes: ReadonlySet<number>, compact: CompactFont): Glyphs => {
  if (compact.isNumbered) return undefined;
  const glyphs = new Map(compact.names.map((name, glyph) => [name, glyph]));
  return ofAll(font, codes, (code, names) =>
    [compact.codes.get(code), ...names.map((name) => glyphs.get(name))].filter((glyph) => glyph !== undefined),
  );
};
