import { Parser } from 'htmlparser2';
import { Refusal } from '../../../contracts/errors.js';

/** An element of an XML document. Names are without their prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Its own text, and that of no element within it. */
  readonly text: string;
}

interface Growing extends XmlElement {
  readonly children: Growing[];
  text: string;
}

/** Bytes; the largest invoices have some thousand lines. */
const XML_MAX_BYTES = 5 * 1024 * 1024;
const ELEMENTS_MAX = 200_000;
const DEPTH_MAX = 60;

const COMMENTS_AND_DATA = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g;
const FOREIGN_ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-f]{1,6});)/i;

/**
 * Reads XML as what it says itself: one that declares a type of document, which can name other files and swell without
 * end, is not read at all.
 *
 * @throws Refusal `invoice.too-large`, `invoice.has-dtd`, `invoice.not-xml`.
 */
export const readXml = (bytes: Uint8Array, name: string): XmlElement => {
  if (bytes.length > XML_MAX_BYTES) throw new Refusal('invoice.too-large', { name });
  const xml = decoded(bytes);
  if (xml === undefined) throw new Refusal('invoice.not-xml', { name });
  const plain = xml.replace(COMMENTS_AND_DATA, '');
  if (plain.includes('<!')) throw new Refusal('invoice.has-dtd', { name });
  if (FOREIGN_ENTITY.test(plain) || !isBalanced(plain)) throw new Refusal('invoice.not-xml', { name });
  return treeOf(xml, name);
};

const TAG = /<(\/?)([^\s/><!?"'=]+)(?:"[^"]*"|'[^']*'|[^'"><])*>/g;
const INSTRUCTION = /<\?[^>]*>/g;

/** Whether each element ends, in turn; the reader itself would close what is left open. */
const isBalanced = (xml: string): boolean => {
  const open: string[] = [];
  let outOfTurn = 0;
  const rest = xml.replace(INSTRUCTION, '').replace(TAG, (tag, slash: string, name: string) => {
    if (slash === '/') outOfTurn += open.pop() === name ? 0 : 1;
    else if (!tag.endsWith('/>')) open.push(name);
    return '';
  });
  return outOfTurn === 0 && open.length === 0 && !rest.includes('<');
};

const ENCODINGS: ReadonlySet<string> = new Set([
  'utf-8',
  'utf8',
  'us-ascii',
  'iso-8859-1',
  'iso-8859-15',
  'windows-1252',
  'utf-16le',
  'utf-16be',
]);

const decoded = (bytes: Uint8Array): string | undefined => {
  const encoding = encodingOf(bytes);
  if (!ENCODINGS.has(encoding)) return undefined;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined; // not written in what it says
  }
};

const encodingOf = (bytes: Uint8Array): string => {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex');
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w-]+)/.exec(head)?.[1]?.toLowerCase() ?? 'utf-8';
};

const treeOf = (xml: string, name: string): XmlElement => {
  const root: Growing = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  let count = 0;
  const parser = new Parser(
    {
      onopentag: (full, attributes) => {
        count += 1;
        if (count > ELEMENTS_MAX || open.length > DEPTH_MAX) throw new Refusal('invoice.too-large', { name });
        const element: Growing = { name: localName(full), attributes, children: [], text: '' };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext: (text) => {
        const inner = open.at(-1);
        if (inner) inner.text += text;
      },
      onclosetag: () => {
        open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  const [only, ...others] = root.children;
  if (!only || others.length > 0 || root.text.trim() !== '') throw new Refusal('invoice.not-xml', { name });
  return only;
};

const localName = (full: string): string => full.slice(full.indexOf(':') + 1);

/** Elements at the end of a path such as `A/B`, in their order. */
export const allAt = (element: XmlElement | undefined, path: string): readonly XmlElement[] =>
  path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (elements, step) => elements.flatMap(({ children }) => children.filter(({ name }) => name === step)),
      element ? [element] : [],
    );

export const firstAt = (element: XmlElement | undefined, path: string): XmlElement | undefined =>
  allAt(element, path)[0];

/** The text at the end of a path, in one line; '' where there is none. */
export const textAt = (element: XmlElement | undefined, path: string): string =>
  (firstAt(element, path)?.text ?? '').replace(/\s+/g, ' ').trim();
