import iconv from 'iconv-lite';
import { decodeText } from './decode-text.js';

const DECLARED_ENCODING = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;
const DECLARATION_BYTES = 200;

/** The source of an SVG file: by its byte order mark, else in the encoding that it declares, else in the likeliest. */
export const svgSource = async (bytes: Uint8Array): Promise<string | undefined> => {
  const head = Buffer.from(bytes.subarray(0, DECLARATION_BYTES)).toString('latin1');
  const declared = DECLARED_ENCODING.exec(head)?.[1] ?? 'utf-8';
  if (!/^utf/i.test(declared) && iconv.encodingExists(declared)) return iconv.decode(Buffer.from(bytes), declared);
  return (await decodeText(bytes))?.text;
};

/** A comment, a section of characters, an instruction, or a tag whose attributes may hold `>` in quotes. */
const PIECES =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<\?[^]*?(?:\?>|$)|<\/[^>]*>|<([^\s<>/!?"'=]+)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g;
const PICTURE_TAGS: ReadonlySet<string> = new Set(['image', 'feImage']);
const REFERENCE = /\s(?:[\w-]+:)?href\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const WITHIN_THE_FILE = /^\s*(?:data:|#)/i;

/** An SVG whose pictures are all in it, and how many were not. */
interface SelfContainedSvg {
  readonly source: string;
  readonly removed: number;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Takes the addresses of pictures off that are not in the file. The others stay as they are. */
export const withoutPicturesElsewhere = (svg: string): SelfContainedSvg => {
  let removed = 0;
  const source = svg.replace(PIECES, (piece: string, tag: string | undefined, attributes: string | undefined) => {
    if (tag === undefined || attributes === undefined || !PICTURE_TAGS.has(localName(tag))) return piece;
    const safeAttributes = attributes.replace(REFERENCE, (attribute: string, double?: string, single?: string) =>
      WITHIN_THE_FILE.test(double ?? single ?? '') ? attribute : '',
    );
    if (safeAttributes !== attributes) removed += 1;
    return `<${tag}${safeAttributes}>`;
  });
  return { source, removed };
};

const UNSEEN_ELEMENTS = /<(style|script|title|desc|metadata)\b[^>]*>[^]*?<\/\1\s*>/g;

/** The characters between the tags: what may be drawn as text. */
export const textInSvg = (svg: string): string =>
  svg
    .replace(UNSEEN_ELEMENTS, ' ')
    .replace(PIECES, ' ')
    .replace(/<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>/i, ' ');
