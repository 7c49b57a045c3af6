import { openRaw, type RawFile } from '../raw/raw-file.js';
import { Irregular, intOf, textOf, type RawDict, type RawValue, type RefOf } from '../raw/value.js';
import { createWriter } from '../raw/writer.js';

export interface PageTree {
  readonly pageCount: number;
  /** Its nodes that count other pages than they have, or have what is no page, by their numbers. */
  readonly miscounted: ReadonlyMap<number, RightNode>;
  readonly file: RawFile;
}

interface RightNode {
  readonly kids: RawValue[];
  readonly pageCount: number;
}

/**
 * The pages that hang in the tree of a PDF, whatever its nodes say of their number.
 *
 * @returns undefined where the file would have to be repaired first, or is encrypted.
 */
export const pageTreeOf = (bytes: Uint8Array): PageTree | undefined =>
  unlessIrregular(() => {
    const file = openRaw(bytes);
    const top = file.dictAt(file.trailer, '/Root')?.get('/Pages');
    return typeof top === 'number' && !file.trailer.has('/Encrypt') ? treeFrom(file, top) : undefined;
  });

/** The same document, each node of whose tree counts its pages; undefined where it would have to be repaired first. */
export const recounted = ({ file, miscounted }: PageTree): Uint8Array | undefined =>
  unlessIrregular(() => {
    const writer = createWriter(file.version.startsWith('2') ? file.version : '1.7');
    const plainObjects = [...file.numbers()].filter((number) => !isPacking(file.objectAt(number).value));
    const numbers = new Map(plainObjects.map((number) => [number, writer.reserve()]));
    const refOf = (number: number) => numbers.get(number);
    for (const [number, into] of numbers) {
      const { value, data } = file.objectAt(number);
      const node = miscounted.get(number);
      if (value instanceof Map && node) value.set('/Kids', node.kids).set('/Count', `${node.pageCount}`);
      if (data && value instanceof Map) writer.putStream(into, { dict: value, data }, refOf);
      else writer.put(into, textOf(value, refOf));
    }
    return writer.finish(['/Root', '/Info'].map((key) => endOf(file, key, refOf)).join(''));
  });

const endOf = ({ trailer }: RawFile, key: string, refOf: RefOf): string => {
  const value = trailer.get(key);
  return value === undefined ? '' : `${key} ${textOf(value, refOf)}`;
};

const unlessIrregular = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Irregular) return undefined;
    throw error;
  }
};

/** Objects that only say where others are, which is written anew. */
const isPacking = (value: RawValue): boolean =>
  value instanceof Map && ['/XRef', '/ObjStm'].some((type) => value.get('/Type') === type);

interface Node {
  /** The number of its object; undefined where it stands in the list of another. */
  readonly number: number | undefined;
  readonly said: number | undefined;
  readonly kids: RawValue[];
  /** Those of its kids that are pages or nodes. */
  readonly right: RawValue[];
  readonly parent: Node | undefined;
  pageCount: number;
}

const treeFrom = (file: RawFile, top: number): PageTree | undefined => {
  const nodes = nodesBelow(file, top);
  if (nodes.length === 0) return undefined;
  for (const node of nodes.toReversed()) if (node.parent) node.parent.pageCount += node.pageCount;
  const miscounted = new Map<number, RightNode>();
  for (const { number, said, kids, right, pageCount } of nodes) {
    if (said === pageCount && right.length === kids.length) continue;
    if (number === undefined) throw new Irregular('a node of its pages is no object');
    miscounted.set(number, { kids: right, pageCount });
  }
  return { pageCount: nodes[0]?.pageCount ?? 0, miscounted, file };
};

/** Each before those beneath it; with the pages that it has itself. */
const nodesBelow = (file: RawFile, top: number): readonly Node[] => {
  const nodes: Node[] = [];
  const seen = new Set<RawValue>();
  const add = (value: RawValue, parent?: Node): boolean => {
    const dict = file.resolve(value);
    if (!(dict instanceof Map)) return false;
    const kids = file.arrayAt(dict, '/Kids');
    if (!kids) return isPage(dict, parent);
    if (seen.has(value)) throw new Irregular('its pages are in disorder');
    seen.add(value);
    const said = intOf(file.resolve(dict.get('/Count')));
    const number = typeof value === 'number' ? value : undefined;
    nodes.push({ number, said, kids, right: [], parent, pageCount: 0 });
    return true;
  };
  add(top);
  // The list grows while it is walked.
  for (const node of nodes) for (const kid of node.kids) if (add(kid, node)) node.right.push(kid);
  return nodes;
};

/** Counted where it hangs. A node without kids has no pages either. */
const isPage = (dict: RawDict, parent: Node | undefined): boolean => {
  if (dict.get('/Type') === '/Pages') return false;
  if (parent) parent.pageCount += 1;
  return true;
};
