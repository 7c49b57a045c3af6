import { UnreadableValues } from './unreadable-values.js';

/** Values as FDF and XFDF have them, by full names: texts of which a field has one, or several that are chosen in it. */
export type TextsByName = ReadonlyMap<string, readonly string[]>;

/** Fields in the tree of their partial names. */
export interface FieldNode {
  readonly name: string;
  readonly texts: readonly string[] | undefined;
  readonly kids: readonly FieldNode[];
}

const DEPTH_MAX = 32;

/**
 * The values in a tree of fields, by full names; a branch without a name of its own is part of that above it.
 *
 * @throws UnreadableValues `too-deep`, `name-twice`
 */
export const textsOfTree = (nodes: readonly FieldNode[]): TextsByName => {
  const texts = new Map<string, readonly string[]>();
  const visit = (node: FieldNode, above: string, depth: number): void => {
    if (depth > DEPTH_MAX) throw new UnreadableValues({ code: 'too-deep' });
    const name = [above, node.name].filter((part) => part !== '').join('.');
    if (node.texts) {
      if (texts.has(name)) throw new UnreadableValues({ code: 'name-twice', name });
      texts.set(name, node.texts);
    }
    for (const kid of node.kids) visit(kid, name, depth + 1);
  };
  for (const node of nodes) visit(node, '', 0);
  return texts;
};

interface Growing {
  readonly name: string;
  texts: readonly string[] | undefined;
  readonly kids: Map<string, Growing>;
}

/** The tree of fields with these full names. */
export const treeOfTexts = (all: TextsByName): readonly FieldNode[] => {
  const root = new Map<string, Growing>();
  for (const [name, texts] of all) {
    let level = root;
    let node: Growing | undefined;
    for (const part of name.split('.')) {
      node = level.get(part) ?? { name: part, texts: undefined, kids: new Map<string, Growing>() };
      level.set(part, node);
      level = node.kids;
    }
    if (node) node.texts = texts;
  }
  return grown(root);
};

const grown = (level: ReadonlyMap<string, Growing>): readonly FieldNode[] =>
  [...level.values()].map(({ name, texts, kids }) => ({ name, texts, kids: grown(kids) }));
