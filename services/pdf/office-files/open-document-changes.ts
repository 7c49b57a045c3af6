import { strFromU8, unzipSync, zipSync } from 'fflate';
import type { ChangesAs } from '../../../contracts/tools/to-pdf.js';
import { attributesIn, plainlyWritten, readXml } from './disarm/xml-text.js';
import type { Revised } from './word-changes.js';
import { treeOf, written, type Element, type Node } from './xml-tree.js';

const TEXT_NAMESPACE = /xmlns:([^\s=<>"']+)\s*=\s*["']urn:oasis:names:tc:opendocument:xmlns:text:1\.0["']/;
const HEAD_CHARS = 65_536;
const PARTS: ReadonlySet<string> = new Set(['content.xml', 'styles.xml']);
/** Where the changes are listed: the body says only where they are. */
const LIST = 'tracked-changes';
const MARKS: ReadonlySet<string> = new Set(['change', 'change-start', 'change-end']);
const PARAGRAPHS: ReadonlySet<string> = new Set(['p', 'h']);

/** A text of OpenDocument (.odt), revised as far as that can be done; undefined for any other file. */
export const withOpenChanges = (bytes: Uint8Array, as: ChangesAs): Revised | undefined => {
  const parts = openParts(bytes);
  if (!parts) return undefined;
  const holdsDeleted = parts.some(({ xml, prefix }) => xml.includes(`<${prefix}:deletion`));
  const changed = parts.filter(({ xml, prefix }) => xml.includes(`<${prefix}:${LIST}`));
  if (as === 'shown' || changed.length === 0) return { bytes, holdsDeleted, isRevised: true };
  const revised = changed.map(({ name, xml, prefix }) => [name, revisedXml(xml, { prefix, as })] as const);
  if (revised.some(([, xml]) => xml === undefined)) return { bytes, holdsDeleted, isRevised: false };
  const changedParts = Object.fromEntries(revised.map(([name, xml = '']) => [name, new TextEncoder().encode(xml)]));
  return { bytes: repacked(bytes, changedParts), holdsDeleted: false, isRevised: true };
};

interface OpenPart {
  readonly name: string;
  readonly xml: string;
  readonly prefix: string;
}

const openParts = (bytes: Uint8Array): readonly OpenPart[] | undefined => {
  try {
    const parts = unzipSync(bytes, { filter: ({ name }) => name === 'mimetype' || PARTS.has(name) });
    if (!strFromU8(parts['mimetype'] ?? new Uint8Array()).startsWith('application/vnd.oasis.opendocument.text'))
      return undefined;
    return Object.entries(parts).flatMap(([name, part]) => {
      const xml = PARTS.has(name) ? readXml(part) : undefined;
      const prefix = TEXT_NAMESPACE.exec(xml?.slice(0, HEAD_CHARS) ?? '')?.[1];
      return xml === undefined || prefix === undefined ? [] : [{ name, xml: plainlyWritten(xml), prefix }];
    });
  } catch {
    return undefined; // no package
  }
};

/** The type of a package of OpenDocument comes first, and as it is. */
const repacked = (bytes: Uint8Array, changed: Readonly<Record<string, Uint8Array>>): Uint8Array => {
  const { mimetype = new Uint8Array(), ...others } = unzipSync(bytes);
  return zipSync({ mimetype: [mimetype, { level: 0 }], ...others, ...changed }, { level: 1 });
};

interface Revision {
  readonly prefix: string;
  readonly as: ChangesAs;
}

/** Undefined where a change begins and ends in parts of the document that cannot be one paragraph. */
const revisedXml = (xml: string, { prefix, as }: Revision): string | undefined => {
  const tree = treeOf(xml, prefix);
  if (!tree) return undefined;
  if (as === 'accepted') return written(without(tree, (name) => name === LIST || MARKS.has(name)));
  const rejecting = new Rejecting(changesIn(tree), prefix);
  const changedTree = rejecting.blocks(without(tree, (name) => name === LIST));
  return rejecting.isWhole ? written(changedTree) : undefined;
};

const isElement = (node: Node): node is Element => typeof node === 'object';

const without = (nodes: readonly Node[], isLeftOut: (name: string) => boolean): Node[] =>
  nodes
    .filter((node) => !isElement(node) || !isLeftOut(node.name))
    .map((node) => (isElement(node) ? { ...node, children: without(node.children, isLeftOut) } : node));

interface Change {
  readonly kind: string;
  /** Content that was taken out. */
  readonly content: readonly Element[];
}
const UNKNOWN: Change = { kind: '', content: [] };

/** Every change of a part, by its id. */
const changesIn = (nodes: readonly Node[]): ReadonlyMap<string, Change> =>
  new Map(
    nodes.flatMap((node): [string, Change][] => {
      if (!isElement(node)) return [];
      if (node.name !== 'changed-region') return [...changesIn(node.children)];
      const change = node.children.find(isElement);
      const content = change?.children.filter(isElement).filter(({ name }) => name !== 'office:change-info') ?? [];
      return attributesIn(node.start, 'id').map((id) => [id, { kind: change?.name ?? '', content }]);
    }),
  );

/** Takes out what was put in, and puts back what was taken out, from the beginning of a part to its end. */
class Rejecting {
  /** Insertions that have not ended yet. */
  private readonly open = new Set<string>();
  private isPossible = true;
  private isAfterMark = false;

  constructor(
    private readonly changes: ReadonlyMap<string, Change>,
    private readonly prefix: string,
  ) {}

  /** Whether every change could be rejected, and has ended. */
  get isWhole(): boolean {
    return this.isPossible && this.open.size === 0;
  }

  /** Paragraphs and what else stands one below the other. */
  blocks(nodes: readonly Node[]): Node[] {
    const output: Node[] = [];
    for (const node of nodes) {
      if (!isElement(node)) output.push(...(this.open.size === 0 ? [node] : []));
      else if (MARKS.has(node.name))
        output.push(...this.atMark(node)); // between paragraphs: whole ones
      else if (PARAGRAPHS.has(node.name)) this.addParagraph(output, node);
      else output.push(...this.block(node));
    }
    return output;
  }

  /** A table, a list, a section or the body: gone where all of it was put in. */
  private block(node: Element): Node[] {
    const wasOpen = this.open.size > 0;
    const children = this.blocks(node.children);
    if (wasOpen !== this.open.size > 0 && children.length > 0 && !isContainer(node)) this.isPossible = false;
    return !wasOpen || children.some(isElement) ? [{ ...node, children }] : [];
  }

  /** The rest of a paragraph in which an insertion ends goes on in the one in which that begins. */
  private addParagraph(output: Node[], node: Element): void {
    const wasOpen = this.open.size > 0;
    const [first = [], ...others] = this.pieces(node.children);
    const before = output.at(-1);
    if (wasOpen && before !== undefined && isElement(before) && PARAGRAPHS.has(before.name))
      output[output.length - 1] = { ...before, children: [...before.children, ...first] };
    else if (!wasOpen || first.length > 0) output.push({ ...opened(node), children: first });
    output.push(...others.map((children) => ({ ...opened(node), children })));
  }

  /** The pieces of a paragraph: more than one where ends of paragraphs were put back. */
  private pieces(nodes: readonly Node[]): Node[][] {
    const pieceLists: Node[][] = [];
    let last: Node[] = [];
    for (const node of nodes) {
      if (!isElement(node) || !MARKS.has(node.name)) {
        last.push(...this.inline(node));
        continue;
      }
      const [first, ...others] = this.atMark(node).map(({ children }) => [...children]);
      last.push(...(first ?? []));
      this.isAfterMark = true;
      for (const piece of others) {
        pieceLists.push(last);
        last = piece;
      }
    }
    return [...pieceLists, last];
  }

  private inline(node: Node): Node[] {
    const wasOpen = this.open.size > 0;
    if (!isElement(node)) return wasOpen ? [] : [this.spaced(node)];
    const inner = this.pieces(node.children);
    if (inner.length > 1) this.isPossible = false;
    const children = inner.flat();
    return wasOpen && children.length === 0 ? [] : [{ ...node, children }];
  }

  /** Spaces that now follow one another count as one, unless they are written as elements. */
  private spaced(text: string): string {
    const isJoined = this.isAfterMark && text.startsWith(' ');
    this.isAfterMark = false;
    return isJoined ? `<${this.prefix}:s/>${text.slice(1)}` : text;
  }

  /** The content at a mark: nothing, or the paragraphs that were taken out there. */
  private atMark({ name, start }: Element): readonly Element[] {
    const [id = ''] = attributesIn(start, 'change-id');
    const { kind, content } = this.changes.get(id) ?? UNKNOWN;
    if (name === 'change-end') this.open.delete(id);
    if (name === 'change-start' && kind === 'insertion') this.open.add(id);
    if (name !== 'change' || kind !== 'deletion' || this.open.size > 0) return [];
    if (content.some((one) => !PARAGRAPHS.has(one.name))) this.isPossible = false;
    return content;
  }
}

/** That may have something in it. */
const opened = (paragraph: Element): Element => {
  if (paragraph.end !== '') return paragraph;
  const name = /^<([^\s/>]+)/.exec(paragraph.start)?.[1] ?? '';
  return { ...paragraph, start: `${paragraph.start.slice(0, -2).trimEnd()}>`, end: `</${name}>` };
};

/** Whether an element holds the body as a whole: a change may begin in it and end in it. */
const isContainer = ({ name }: Element): boolean => /^office:|^section$/.test(name);
