import { decodedAs, encodingOfMark } from './decode-values.js';
import { readFdfObjects, type FdfFile, type FdfObject } from './fdf-objects.js';
import { textsOfTree, treeOfTexts, type FieldNode, type TextsByName } from './field-tree.js';
import { UnreadableValues } from './unreadable-values.js';

/** Encodings that FDF can name for its values, as `TextDecoder` calls them. @see ISO 32000-1, table 243 */
const ENCODINGS: Readonly<Record<string, string>> = {
  'Shift-JIS': 'shift_jis',
  Shift_JIS: 'shift_jis',
  BigFive: 'big5',
  GBK: 'gbk',
  UHC: 'euc-kr',
  'utf-8': 'utf-8',
  utf_8: 'utf-8',
};

/** Characters from 0x18 to 0x1f and 0x80 to 0xa0 of PDFDocEncoding. @see ISO 32000-1, D.2 */
const ACCENTS = '˘ˇˆ˙˝˛˚˜';
const SPECIALS = '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž\uFFFD€';

const pdfDocText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => {
    if (byte >= 0x18 && byte <= 0x1f) return ACCENTS[byte - 0x18] ?? '';
    return byte >= 0x80 && byte <= 0xa0 ? (SPECIALS[byte - 0x80] ?? '') : String.fromCharCode(byte);
  }).join('');

/**
 * Values in the Forms Data Format.
 *
 * @throws UnreadableValues
 * @see ISO 32000-1, 12.7.7
 */
export const readFdfValues = (bytes: Uint8Array): TextsByName => {
  const file = readFdfObjects(bytes);
  const { trailer } = file;
  if (entryOf(file, trailer, 'Encrypt')) throw new UnreadableValues({ code: 'fdf-encrypted' });
  const root = entryOf(file, trailer, 'Root') ?? [...file.objects.values()].find((one) => entryOf(file, one, 'FDF'));
  const fdf = entryOf(file, root, 'FDF');
  if (fdf?.type !== 'dict') throw new UnreadableValues({ code: 'fdf' });
  const encoding = entryOf(file, fdf, 'Encoding');
  const reader = new FieldsReader(file, encoding?.type === 'name' ? ENCODINGS[encoding.name] : undefined);
  return textsOfTree(reader.nodesIn(entryOf(file, fdf, 'Fields'), 0));
};

const resolved = ({ objects }: FdfFile, object: FdfObject | undefined): FdfObject | undefined =>
  object?.type === 'ref' ? objects.get(object.number) : object;

const entryOf = (file: FdfFile, object: FdfObject | undefined, key: string): FdfObject | undefined => {
  const dict = resolved(file, object);
  return dict?.type === 'dict' ? resolved(file, dict.entries.get(key)) : undefined;
};

const DEPTH_MAX = 32;
/** Each field is read once for each way that leads to it; a file made to be costly has many ways. */
const FIELDS_MAX = 100_000;

class FieldsReader {
  private count = 0;

  constructor(
    private readonly file: FdfFile,
    private readonly encoding: string | undefined,
  ) {}

  nodesIn(object: FdfObject | undefined, depth: number): readonly FieldNode[] {
    if (depth > DEPTH_MAX) throw new UnreadableValues({ code: 'too-deep' });
    if (object?.type !== 'array') return [];
    return object.items.map((item) => {
      this.count += 1;
      if (this.count > FIELDS_MAX) throw new UnreadableValues({ code: 'fdf' });
      const title = entryOf(this.file, item, 'T');
      const name = title ? (this.textsIn(title, '')[0] ?? '') : '';
      const value = entryOf(this.file, item, 'V');
      return {
        name,
        texts: value && this.textsIn(value, name),
        kids: this.nodesIn(entryOf(this.file, item, 'Kids'), depth + 1),
      };
    });
  }

  /** The texts of a value; `name` is that of its field. */
  private textsIn(value: FdfObject, name: string): readonly string[] {
    if (value.type === 'text') return [this.decoded(Uint8Array.from(value.bytes))];
    if (value.type === 'name') return [value.name];
    if (value.type === 'plain') return value.word === 'null' ? [''] : [value.word];
    if (value.type === 'array')
      return value.items.flatMap((item) => {
        const one = resolved(this.file, item);
        return one && one.type !== 'array' ? this.textsIn(one, name) : [];
      });
    if (value.type !== 'dict' || !value.stream) return [];
    if (value.entries.has('Filter')) throw new UnreadableValues({ code: 'fdf-packed', name });
    return [this.decoded(Uint8Array.from(value.stream))];
  }

  private decoded(bytes: Uint8Array): string {
    const encoding = encodingOfMark(bytes) ?? this.encoding;
    const text = encoding === undefined ? pdfDocText(bytes) : decodedAs(bytes, encoding);
    if (text === undefined) throw new UnreadableValues({ code: 'encoding' });
    return text.replace(LANGUAGE_CODE, '').replace(/\r\n?/g, '\n');
  }
}

const ESCAPE = String.fromCharCode(0x1b);
/** Names the language of what follows. @see ISO 32000-1, 7.9.2.2 */
const LANGUAGE_CODE = new RegExp(`${ESCAPE}[a-z]{2}(?:[A-Z]{2})?${ESCAPE}`, 'gi');

const PLAIN_TEXT = /^[\x20-\x7e\n]*$/;
const HEX_OF_UNIT = 4;

const stringOf = (text: string): string => {
  if (PLAIN_TEXT.test(text)) return `(${text.replace(/[\\()]/g, '\\$&').replaceAll('\n', '\\r')})`;
  const units = Array.from({ length: text.length }, (_, at) =>
    (text[at] === '\n' ? 13 : text.charCodeAt(at)).toString(16).padStart(HEX_OF_UNIT, '0'),
  );
  return `<feff${units.join('')}>`;
};

const nameOf = (text: string): string =>
  `/${Array.from(new TextEncoder().encode(text), (byte) => {
    const character = String.fromCharCode(byte);
    return /[A-Za-z0-9_.-]/.test(character) ? character : `#${byte.toString(16).padStart(2, '0')}`;
  }).join('')}`;

/**
 * FDF that fills a form in other programs.
 *
 * @param isState  whether a field, by its full name, holds the name of a state, as tick boxes and radio buttons do.
 */
export const writeFdfValues = (texts: TextsByName, isState: (name: string) => boolean): string => {
  const valueOf = (values: readonly string[], name: string): string => {
    if (isState(name)) return nameOf(values[0] ?? 'Off');
    const strings = values.map(stringOf);
    return strings.length === 1 ? (strings[0] ?? '()') : `[${strings.join(' ')}]`;
  };
  const dictOf = (node: FieldNode, above: string): string => {
    const name = above === '' ? node.name : `${above}.${node.name}`;
    const value = node.texts ? ` /V ${valueOf(node.texts, name)}` : '';
    const kids = node.kids.length > 0 ? ` /Kids [\n${node.kids.map((kid) => dictOf(kid, name)).join('\n')}\n]` : '';
    return `<< /T ${stringOf(node.name)}${value}${kids} >>`;
  };
  const fields = treeOfTexts(texts).map((node) => dictOf(node, ''));
  return [
    '%FDF-1.2',
    '1 0 obj',
    `<< /FDF << /Fields [\n${fields.join('\n')}\n] >> >>`,
    'endobj',
    'trailer',
    '<< /Root 1 0 R >>',
    '%%EOF',
    '',
  ].join('\n');
};
