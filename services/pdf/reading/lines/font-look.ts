import type { FontOfWord } from '../../engines/pdfium/placed-word.js';

/** @see ISO 32000-1, table 123 */
const FIXED = 1 << 0;
const SERIF = 1 << 1;
const ITALIC = 1 << 6;
const FORCE_BOLD = 1 << 18;
const BOLD_WEIGHT_MIN = 600;

/** Fonts of typesetting systems, which no office program has, and those that come with all of them and look alike. */
const COUNTERPARTS: readonly (readonly [name: RegExp, family: string])[] = [
  [/^(?:Nimbus ?Mono|Nim\w*Mon|LM ?Mono|CMTT|CMSLTT|CMITT|CMTCSC|SFTT|TeX ?Gyre ?Cursor)/i, 'Courier New'],
  [/^(?:Nimbus ?Sans|NimbusSan|LM ?Sans|CMSS|SFSS|TeX ?Gyre ?Heros)/i, 'Arial'],
  [
    /^(?:Times|Nimbus ?Rom|CM(?:R|B|BX|BXTI|TI|SL|CSC|U|DUNH)\d|SF(?:RM|BX|TI|SL|CC)\d|LM ?Roman|TeX ?Gyre ?Termes)/i,
    'Times New Roman',
  ],
  [/^(?:URWPalladio|TeX ?Gyre ?Pagella)/i, 'Palatino Linotype'],
  [/^(?:URWBookman|TeX ?Gyre ?Bonum)/i, 'Bookman Old Style'],
  [/^(?:CenturySchL|New ?Century ?Schlbk|TeX ?Gyre ?Schola)/i, 'Century Schoolbook'],
];

/** Names that a publisher's program made up for one file: `AdvOT735b620e.B`, `TT16A3o00`, `F17`. */
const MADE_UP = /^(?:Adv(?:OT|TT|P|PS)?[\dA-F_]{4,}|TT[\dA-F]{2,}[a-z\d]*|[A-Z]\d{1,3}$|CIDFont|T3Font)/i;

/** The family that shows text as printed: `Arial-BoldMT` is Arial; empty where nothing is known. */
export const familyOf = ({ name, flags }: FontOfWord): string => {
  const counterpart = COUNTERPARTS.find(([known]) => known.test(name))?.[1];
  if (counterpart !== undefined) return counterpart;
  if (MADE_UP.test(name)) return usualFor(flags);
  return name
    .replace(/[,-].*$/, '')
    .replace(/(PS)?(MT)?$/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .replace(/^Deja Vu\b/, 'DejaVu')
    .trim();
};

const usualFor = (flags: number): string => {
  if ((flags & FIXED) !== 0) return 'Courier New';
  return (flags & SERIF) === 0 ? 'Arial' : 'Times New Roman';
};

export const isBoldFont = ({ name, flags, weight }: FontOfWord): boolean =>
  /bold|black|heavy|demi|-medi(?:ital)?$|^(?:CM|SF)BX|^Adv\w*\.B/i.test(name) ||
  (flags & FORCE_BOLD) !== 0 ||
  (weight >= BOLD_WEIGHT_MIN && name === '');

export const isItalicFont = ({ name, flags }: FontOfWord): boolean =>
  /italic|oblique|kursiv|slanted|^(?:CM|SF)(?:TI|SL|BXTI|MI)\d|^Adv\w*\.B?I/i.test(name) ||
  name.endsWith('Ital') ||
  (flags & ITALIC) !== 0;
