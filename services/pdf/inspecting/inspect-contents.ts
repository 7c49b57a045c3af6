import type { InspectedContents } from '../../../contracts/api/inspection.js';
import { openRaw, type RawFile } from '../raw/raw-file.js';
import { bytesOf } from '../raw/tokens.js';
import { Irregular, isName, type RawDict } from '../raw/value.js';

/**
 * The fonts and the pictures of a PDF, each once, however many pages use it.
 *
 * @returns null where the file would have to be repaired first, or is encrypted.
 */
export const inspectContents = (bytes: Uint8Array): InspectedContents | null => {
  try {
    const file = openRaw(bytes);
    return file.trailer.has('/Encrypt') ? null : contentsOf(file);
  } catch (error) {
    if (error instanceof Irregular) return null;
    throw error;
  }
};

const MASKS = ['/SMask', '/Mask'];

const contentsOf = (file: RawFile): InspectedContents => {
  const fonts = new Map<string, boolean>();
  const sizes = new Map<number, number>();
  const masks = new Set<number>();
  for (const number of file.numbers()) {
    const { value, data } = file.objectAt(number);
    if (!(value instanceof Map)) continue;
    noteFont(value, fonts);
    if (!data || value.get('/Subtype') !== '/Image') continue;
    sizes.set(number, data.length);
    for (const key of MASKS) {
      const mask = value.get(key);
      if (typeof mask === 'number') masks.add(mask);
    }
  }
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return {
    fonts: [...fonts].map(([name, isEmbedded]) => ({ name, isEmbedded })).toSorted(byName),
    images: { count: [...sizes.keys()].filter((number) => !masks.has(number)).length, bytes },
  };
};

const byName = ({ name: one }: { readonly name: string }, { name: other }: { readonly name: string }): number =>
  one < other ? -1 : 1;

const FONT_FILES = ['/FontFile', '/FontFile2', '/FontFile3'];

/** A font is named by itself, and by the descriptor that holds its file. */
const noteFont = (dict: RawDict, fonts: Map<string, boolean>): void => {
  const type = dict.get('/Type');
  if (type !== '/Font' && type !== '/FontDescriptor') return;
  const name = dict.get(type === '/Font' ? '/BaseFont' : '/FontName');
  if (!isName(name)) return;
  const plain = plainName(name);
  const holdsFile = FONT_FILES.some((key) => dict.has(key));
  fonts.set(plain, holdsFile || (fonts.get(plain) ?? false));
};

/** Without what marks a font of which only the used letters are there, and what Adobe appends to Chinese fonts. */
const plainName = (name: string): string =>
  Buffer.from(bytesOf(name), 'latin1')
    .toString('utf8')
    .replace(/^[A-Z]{6}\+/, '')
    .replace(/-Identity-[HV]$/, '');
