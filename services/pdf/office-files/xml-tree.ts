/** Deeper than any document; what is deeper is left as it is. */
const DEPTH_MAX = 400;

export interface Element {
  /** Without the prefix that the tree was read for. */
  readonly name: string;
  readonly start: string;
  readonly children: readonly Node[];
  readonly end: string;
}
/** An element; or text, a declaration and the like, as they are written. */
export type Node = string | Element;

interface Growing extends Element {
  readonly children: Node[];
}

const TOKEN = /<[^>]*>|[^<]+/g;

/** Plainly written XML as a tree. Undefined where it is no whole XML, or too deep. */
export const treeOf = (xml: string, prefix: string): readonly Node[] | undefined => {
  const root: Growing = { name: '', start: '', children: [], end: '' };
  const open = [root];
  for (const [token] of xml.matchAll(TOKEN)) {
    if (token.startsWith('</')) {
      open.pop();
      if (open.length === 0) return undefined;
      continue;
    }
    const element = elementOf(token, prefix);
    open.at(-1)?.children.push(element ?? token);
    if (element?.end) open.push(element);
    if (open.length > DEPTH_MAX) return undefined;
  }
  return open.length === 1 ? root.children : undefined;
};

/** Undefined for text, declarations and the like. */
const elementOf = (token: string, prefix: string): Growing | undefined => {
  const full = /^<([^\s/>!?]+)/.exec(token)?.[1];
  if (full === undefined) return undefined;
  const name = full.startsWith(`${prefix}:`) ? full.slice(prefix.length + 1) : full;
  return { name, start: token, children: [], end: token.endsWith('/>') ? '' : `</${full}>` };
};

/** The XML of a tree. */
export const written = (nodes: readonly Node[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : node.start + written(node.children) + node.end)).join('');
