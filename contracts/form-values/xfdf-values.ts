import { SaxesParser } from 'saxes';
import { decodedAs, encodingOfMark } from './decode-values.js';
import { textsOfTree, treeOfTexts, type FieldNode, type TextsByName } from './field-tree.js';
import { UnreadableValues } from './unreadable-values.js';

interface Open {
  readonly name: string;
  texts: string[] | undefined;
  readonly kids: FieldNode[];
}

const DEPTH_MAX = 100;

/**
 * Values in the XML form of FDF. Entities are those of XML alone: a file that declares a document type is refused, and
 * nothing is read but the file itself.
 *
 * @throws UnreadableValues
 * @see ISO 19444-1, "XML Forms Data Format"
 */
export const readXfdfValues = (bytes: Uint8Array): TextsByName => {
  const root: Open = { name: '', texts: undefined, kids: [] };
  const reader = new TreeReader(root);
  const parser = new SaxesParser({ xmlns: false });
  const fail = (problem: UnreadableValues['problem']): never => {
    throw new UnreadableValues(problem);
  };
  parser.on('error', () => fail({ code: 'xml', line: parser.line }));
  parser.on('doctype', () => fail({ code: 'xml-doctype' }));
  parser.on('opentag', (tag) => reader.open(tag));
  parser.on('text', (text) => reader.text(text));
  parser.on('cdata', (text) => reader.text(text));
  parser.on('closetag', ({ name }) => reader.close(name));
  parser.write(xmlText(bytes)).close();
  if (!reader.isXfdf) fail({ code: 'xfdf' });
  return textsOfTree(root.kids);
};

const DECLARED = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/;
const DECLARATION_BYTES = 200;

/** In the encoding that its mark or its declaration names, else UTF-8. */
const xmlText = (bytes: Uint8Array): string => {
  const head = String.fromCharCode(...bytes.subarray(0, DECLARATION_BYTES));
  const encoding = encodingOfMark(bytes) ?? DECLARED.exec(head)?.[1] ?? 'utf-8';
  const text = decodedAs(bytes, encoding);
  if (text === undefined) throw new UnreadableValues({ code: 'encoding' });
  return text;
};

/** Prefixes of a namespace say nothing here. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

interface OpenTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Follows the elements of a file to the values of its fields. */
class TreeReader {
  isXfdf = false;
  private readonly fields: Open[];
  private readonly elements: string[] = [];

  constructor(root: Open) {
    this.fields = [root];
  }

  open({ name, attributes }: OpenTag): void {
    const element = localName(name);
    if (this.elements.length === 0) this.isXfdf = element === 'xfdf';
    if (this.elements.length > DEPTH_MAX) throw new UnreadableValues({ code: 'too-deep' });
    const field = this.fields.at(-1);
    if (element === 'field' && this.elements.includes('fields')) {
      this.fields.push({ name: attributes['name'] ?? '', texts: undefined, kids: [] });
    }
    if (field && element === 'value' && this.elements.at(-1) === 'field') field.texts = [...(field.texts ?? []), ''];
    this.elements.push(element);
  }

  text(text: string): void {
    const texts = this.fields.at(-1)?.texts;
    if (this.elements.at(-1) === 'value' && texts) texts.push((texts.pop() ?? '') + text);
  }

  close(name: string): void {
    this.elements.pop();
    if (localName(name) !== 'field' || this.fields.length < 2) return;
    const field = this.fields.pop();
    if (field) this.fields.at(-1)?.kids.push(field);
  }
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters that XML cannot say. */
const UNSAYABLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string => text.replace(UNSAYABLE, '').replace(/[&<>"]/g, (one) => escapes[one] ?? one);

const elementOf = ({ name, texts, kids }: FieldNode): string => {
  const values = (texts ?? []).map((text) => `<value>${escaped(text)}</value>`);
  return `<field name="${escaped(name)}">${[...values, ...kids.map(elementOf)].join('')}</field>`;
};

/** XFDF in UTF-8. */
export const writeXfdfValues = (texts: TextsByName): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xfdf xmlns="http://ns.adobe.com/xfdf/" xml:space="preserve">',
    `<fields>${treeOfTexts(texts).map(elementOf).join('\n')}</fields>`,
    '</xfdf>',
    '',
  ].join('\n');
