import type { PDFDict } from 'pdf-lib';
import { PDFName } from 'pdf-lib';
import { dictAt, nameAt, numberAt } from '../content/objects.js';
import { packageFile } from '../engines/fonts/package-files.js';

/** A font that comes along with the program, in place of one that a file only names. */
export interface Substitute {
  readonly file: string;
  /** It draws letters by their place in an alphabet of its own, such as arrows or Greek. */
  readonly isSymbol: boolean;
  readonly isFixed: boolean;
  readonly isSerif: boolean;
  readonly isItalic: boolean;
  readonly isBold: boolean;
}

/** Flags of a font. @see ISO 32000-1, table 123 */
const FIXED = 1 << 0;
const SERIF = 1 << 1;
const ITALIC = 1 << 6;
const FORCE_BOLD = 1 << 18;
const SERIFS =
  /times|serif|roman|georgia|garamond|palatino|bookman|century|cambria|minion|song|ming|mincho|batang|\bcm[rb]/i;
const WITHOUT_SERIFS = /sans|arial|helvetica|verdana|tahoma|calibri|gothic/i;

/** The font that looks most like one that a file only names: those that viewers take, too. */
export const substituteFor = (font: PDFDict): Substitute => {
  const name = nameAt(font, 'BaseFont') ?? '';
  const kind = kindOf(name, flagsOf(font));
  if (/zapf|dingbat/i.test(name)) return { file: 'FoxitDingbats.pfb', isSymbol: true, ...kind };
  if (/^([A-Z]{6}\+)?symbol/i.test(name)) return { file: 'FoxitSymbol.pfb', isSymbol: true, ...kind };
  return { file: fileFor(kind), isSymbol: false, ...kind };
};

type Kind = Omit<Substitute, 'file' | 'isSymbol'>;

const flagsOf = (font: PDFDict): number => {
  const descriptor = dictAt(font, 'FontDescriptor');
  return (descriptor && numberAt(descriptor, 'Flags')) ?? 0;
};

const kindOf = (name: string, flags: number): Kind => {
  const says = (flag: number): boolean => (flags & flag) !== 0;
  const isSerif = SERIFS.test(name) ? !/sans/i.test(name) : says(SERIF) && !WITHOUT_SERIFS.test(name);
  return {
    isSerif,
    isFixed: /courier|mono|consol|typewriter|\bcmtt/i.test(name) || says(FIXED),
    isItalic: /ital|obli|slant/i.test(name) || says(ITALIC),
    isBold: /bold|black|heavy|demi/i.test(name) || says(FORCE_BOLD),
  };
};

const fileFor = ({ isFixed, isSerif, isItalic, isBold }: Kind): string => {
  const style = `${isBold ? 'Bold' : ''}${isItalic ? 'Italic' : ''}`;
  if (isFixed) return `FoxitFixed${style}.pfb`;
  return isSerif ? `FoxitSerif${style}.pfb` : `LiberationSans-${style === '' ? 'Regular' : style}.ttf`;
};

export const substituteFile = ({ file }: Substitute): Promise<Buffer> =>
  packageFile(`pdfjs-dist/standard_fonts/${file}`);

/** How a font is described that is in the file itself. */
export const describedFont = (
  font: PDFDict,
  { isFixed, isSerif, isItalic, isBold }: Substitute,
  isSymbolic: boolean,
): PDFDict => {
  const flags =
    (isFixed ? FIXED : 0) | (isSerif ? SERIF : 0) | (isItalic ? ITALIC : 0) | (isSymbolic ? 1 << 2 : 1 << 5);
  const descriptor = font.context.obj({
    Type: 'FontDescriptor',
    Flags: flags,
    FontBBox: [-250, -250, 1200, 1000],
    ItalicAngle: isItalic ? -12 : 0,
    Ascent: 900,
    Descent: -220,
    CapHeight: 720,
    StemV: isBold ? 140 : 84,
  });
  descriptor.set(PDFName.of('FontName'), font.get(PDFName.of('BaseFont')) ?? PDFName.of('Substitute'));
  return descriptor;
};
