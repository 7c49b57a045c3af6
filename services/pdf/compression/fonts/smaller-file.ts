import { nameAt } from '../../content/objects.js';
import type { EmbeddedFont } from './embedded-fonts.js';
import { subsetFile } from './font-subset.js';
import { writeTables } from './sfnt.js';
import { subsetType1 } from './type1/type1-subset.js';
import { compactOf } from './type1/type1-to-compact.js';

export interface FontFile {
  readonly bytes: Uint8Array;
  /** The lengths of its parts. */
  readonly lengths: readonly number[];
  /** In the Compact Font Format, which it was not before. */
  readonly isCompact: boolean;
}

type Glyphs = ReadonlySet<number> | undefined;

/** With these glyphs only, or all of them; undefined where nothing can be done about it. */
export const smallerFile = async (font: EmbeddedFont, glyphs: Glyphs): Promise<FontFile | undefined> => {
  const { type1, fonts } = font;
  const compact = type1 && fonts.every((user) => nameAt(user, 'Subtype') === 'Type1') && compactOf(type1, glyphs);
  if (compact) return { bytes: compact, lengths: [], isCompact: true };
  if (!glyphs && !type1) return withoutLayout(font);
  const subset = glyphs && (type1 ? subsetType1(type1, glyphs) : await subsetOf(font, glyphs));
  return subset && { ...subset, isCompact: false };
};

const subsetOf = async (
  font: EmbeddedFont,
  glyphs: ReadonlySet<number>,
): Promise<Omit<FontFile, 'isCompact'> | undefined> => {
  const isComposite = font.fonts.every((user) => nameAt(user, 'Subtype') === 'Type0');
  const bytes = await subsetFile(font, { glyphs, isComposite });
  return bytes && { bytes, lengths: [bytes.length] };
};

/**
 * Tables that move glyphs that stand next to each other, or sign: in a PDF each glyph stands where the document says.
 */
const LAYOUT: ReadonlySet<string> = new Set(['kern', 'GPOS', 'BASE', 'JSTF', 'DSIG', 'hdmx', 'VDMX', 'LTSH']);

const withoutLayout = ({ tables }: EmbeddedFont): FontFile | undefined => {
  const left = [...tables].filter(([tag]) => !LAYOUT.has(tag));
  if (left.length === tables.size) return undefined;
  const bytes = writeTables(new Map(left));
  return { bytes, lengths: [bytes.length], isCompact: false };
};
