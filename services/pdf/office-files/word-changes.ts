import { unzipSync, zipSync } from 'fflate';
import type { ChangesAs } from '../../../contracts/tools/to-pdf.js';
import { plainlyWritten, readXml } from './disarm/xml-text.js';
import { treeOf, written, type Element, type Node } from './xml-tree.js';

const WORD_NAMESPACE =
  /xmlns:([^\s=<>"']+)\s*=\s*["'](?:http:\/\/schemas\.openxmlformats\.org\/wordprocessingml\/2006\/main|http:\/\/purl\.oclc\.org\/ooxml\/wordprocessingml\/main)["']/;
const HEAD_CHARS = 8192;
/** Words that were put in and taken out, with the records that say how something looked before. */
const PUT_IN: ReadonlySet<string> = new Set(['ins', 'moveTo']);
const TAKEN_OUT: ReadonlySet<string> = new Set(['del', 'moveFrom']);
const RECORD =
  /^(?:rPr|pPr|sectPr|tblPr|tcPr|trPr|tblGrid|numbering|tblPrEx)Change$|^move(?:From|To)Range(?:Start|End)$/;
const DELETED_NAMES: Readonly<Record<string, string>> = { delText: 't', delInstrText: 'instrText' };

/** Facts about the tracked changes of a Word file. */
export interface Revised {
  readonly bytes: Uint8Array;
  /** It holds words that are marked as deleted, still. */
  readonly holdsDeleted: boolean;
  /** False where changes could not be accepted or rejected: they are as they were. */
  readonly isRevised: boolean;
}

/** A Word file (.docx) whose tracked changes were accepted or rejected; any other file as it is. */
export const withChanges = (bytes: Uint8Array, as: ChangesAs): Revised => {
  const parts = wordParts(bytes);
  const holdsDeleted = parts.some(({ xml, prefix }) => deletedIn(xml, prefix));
  if (as === 'shown') return { bytes, holdsDeleted, isRevised: true };
  const revised = parts.flatMap(({ name, xml, prefix }) => {
    const changedXml = revisedXml(xml, { prefix, as });
    return changedXml === undefined || changedXml === xml
      ? []
      : [[name, new TextEncoder().encode(changedXml)] as const];
  });
  if (revised.length === 0) return { bytes, holdsDeleted, isRevised: true };
  const changedFile = zipSync({ ...unzipSync(bytes), ...Object.fromEntries(revised) }, { level: 1 });
  return { bytes: changedFile, holdsDeleted: false, isRevised: true };
};

interface WordPart {
  readonly name: string;
  readonly xml: string;
  readonly prefix: string;
}

const wordParts = (bytes: Uint8Array): readonly WordPart[] => {
  try {
    const parts = unzipSync(bytes, { filter: ({ name }) => /\.xml$/i.test(name) });
    return Object.entries(parts).flatMap(([name, part]) => {
      const text = readXml(part);
      const prefix = text === undefined ? undefined : WORD_NAMESPACE.exec(text.slice(0, HEAD_CHARS))?.[1];
      return text === undefined || prefix === undefined ? [] : [{ name, xml: plainlyWritten(text), prefix }];
    });
  } catch {
    return []; // no package
  }
};

const deletedIn = (xml: string, prefix: string): boolean =>
  xml.includes(`<${prefix}:delText`) || xml.includes(`<${prefix}:moveFrom `);

interface Revision {
  readonly prefix: string;
  readonly as: ChangesAs;
}

const revisedXml = (xml: string, revision: Revision): string | undefined => {
  const tree = treeOf(xml, revision.prefix);
  return tree && written(revised(tree, revision));
};

const revised = (nodes: readonly Node[], revision: Revision): Node[] =>
  joined(nodes, revision).flatMap((node) => (typeof node === 'string' ? [node] : revisedElement(node, revision)));

const revisedElement = (node: Element, revision: Revision): Node[] => {
  const { name } = node;
  if (RECORD.test(name) || goneBy(revision).has(name) || isGoneRow(node, revision)) return [];
  const children = revised(node.children, revision);
  if (PUT_IN.has(name) || TAKEN_OUT.has(name)) return children;
  const hasLostRows = name === 'tbl' && children.length < node.children.length;
  if (hasLostRows && !children.some((child) => isNamed(child, 'tr'))) return [];
  const plain = DELETED_NAMES[name];
  return [plain === undefined ? { ...node, children } : renamed({ ...node, children }, plain, revision.prefix)];
};

const goneBy = ({ as }: Revision): ReadonlySet<string> => (as === 'accepted' ? TAKEN_OUT : PUT_IN);

const isNamed = (node: Node | undefined, name: string): node is Element =>
  typeof node === 'object' && node.name === name;

const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element?.children.find((child): child is Element => isNamed(child, name));

const isGone = (properties: Element | undefined, revision: Revision): boolean =>
  properties?.children.some((child) => typeof child === 'object' && goneBy(revision).has(child.name)) ?? false;

const isGoneRow = (node: Element, revision: Revision): boolean =>
  node.name === 'tr' && isGone(childOf(node, 'trPr'), revision);

const renamed = ({ start, end, ...rest }: Element, name: string, prefix: string): Element => ({
  ...rest,
  name,
  start: start.replace(/^<[^\s/>]+/, `<${prefix}:${name}`),
  end: end === '' ? '' : `</${prefix}:${name}>`,
});

/** Paragraphs whose end is gone go on in the next one, or are gone with it where they say nothing else. */
const joined = (nodes: readonly Node[], revision: Revision): Node[] => {
  const output: Node[] = [];
  let before: Node[] = [];
  for (const node of nodes) {
    if (!isNamed(node, 'p')) {
      if (before.length > 0 && typeof node === 'object') before = put(output, before, revision.prefix);
      output.push(node);
      continue;
    }
    const own = node.children.filter((child) => !isNamed(child, 'pPr'));
    const properties = childOf(node, 'pPr');
    if (isGone(childOf(properties, 'rPr'), revision)) before = [...before, ...own];
    else {
      output.push({
        ...opened(node, revision.prefix),
        children: [...(properties ? [properties] : []), ...before, ...own],
      });
      before = [];
    }
  }
  if (before.length > 0) put(output, before, revision.prefix);
  return output;
};

/** A paragraph of what was to go on in a paragraph that is not there. */
const put = (output: Node[], children: readonly Node[], prefix: string): Node[] => {
  output.push({ name: 'p', start: `<${prefix}:p>`, children: [...children], end: `</${prefix}:p>` });
  return [];
};

/** That may have something in it. */
const opened = (paragraph: Element, prefix: string): Element =>
  paragraph.end === '' ? { ...paragraph, start: `<${prefix}:p>`, end: `</${prefix}:p>` } : paragraph;
