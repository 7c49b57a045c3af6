import { growStoredTree, growTree } from './growing-tree.js';
import { storedCount, storedIndex, type HashReader } from './hash-file.js';
import { emptyRoot, leafHash, nodeHash } from './leaf-hashes.js';
import { consistencyPath, inclusionPath } from './merkle-paths.js';

/** The leaves and roots that implementations of RFC 6962 check each other with. */
const leaves = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const hashesOf = (count: number): Buffer[] =>
  Array.from({ length: count }, (_, index) => leafHash(Buffer.from(leaves[index] ?? String(index), 'hex')));

/** RFC 6962, 2.1, word for word. */
const naiveRoot = (hashes: readonly Buffer[]): Buffer => {
  if (hashes.length === 0) return emptyRoot();
  if (hashes.length === 1) return hashes[0]!;
  const middle = splitOf(hashes.length);
  return nodeHash(naiveRoot(hashes.slice(0, middle)), naiveRoot(hashes.slice(middle)));
};
const splitOf = (size: number): number => 2 ** Math.ceil(Math.log2(size) - 1);
/** RFC 6962, 2.1.1. */
const naivePath = (leaf: number, hashes: readonly Buffer[]): Buffer[] => {
  if (hashes.length === 1) return [];
  const middle = splitOf(hashes.length);
  const left = hashes.slice(0, middle);
  const right = hashes.slice(middle);
  return leaf < middle
    ? [...naivePath(leaf, left), naiveRoot(right)]
    : [...naivePath(leaf - middle, right), naiveRoot(left)];
};
/** RFC 6962, 2.1.2. */
const naiveProof = (older: number, hashes: readonly Buffer[], whole = true): Buffer[] => {
  if (older === hashes.length) return whole ? [] : [naiveRoot(hashes)];
  const middle = splitOf(hashes.length);
  const left = hashes.slice(0, middle);
  const right = hashes.slice(middle);
  return older <= middle
    ? [...naiveProof(older, left, whole), naiveRoot(right)]
    : [...naiveProof(older - middle, right, false), naiveRoot(left)];
};

const stored = (hashes: readonly Buffer[]): { kept: Buffer[]; read: HashReader } => {
  const tree = growTree();
  const hashesStored = hashes.flatMap((leaf) => tree.append(leaf));
  return { kept: hashesStored, read: async (level, index) => hashesStored[storedIndex(level, index)]! };
};
const hex = (hashes: readonly Buffer[]): string[] => hashes.map((hash) => hash.toString('hex'));

describe('the tree over the log', () => {
  test.each(roots.map((root, size) => [size, root] as const))(
    'of the %i known leaves has the known root',
    (size, root) => {
      const tree = growTree();
      for (const leaf of hashesOf(8).slice(0, size)) tree.append(leaf);
      expect(tree.root().toString('hex')).toBe(root);
    },
  );

  test('gives the path and proof that the RFC gives in its example of seven leaves', async () => {
    const hashes = hashesOf(7);
    const [a, b, c, d, e, f, j] = hashes as [Buffer, Buffer, Buffer, Buffer, Buffer, Buffer, Buffer];
    const g = nodeHash(a, b);
    const h = nodeHash(c, d);
    const i = nodeHash(e, f);
    const k = nodeHash(g, h);
    const l = nodeHash(i, j);
    const { read } = stored(hashes);
    expect(hex(await inclusionPath(read, 0, 7))).toEqual(hex([b, h, l]));
    expect(hex(await inclusionPath(read, 3, 7))).toEqual(hex([c, g, l]));
    expect(hex(await inclusionPath(read, 4, 7))).toEqual(hex([f, j, k]));
    expect(hex(await inclusionPath(read, 6, 7))).toEqual(hex([i, k]));
    expect(hex(await consistencyPath(read, 3, 7))).toEqual(hex([c, d, g, l]));
    expect(hex(await consistencyPath(read, 4, 7))).toEqual(hex([l]));
    expect(hex(await consistencyPath(read, 6, 7))).toEqual(hex([i, j, k]));
  });

  test('is what the definition says, at every size up to 130, with every hash kept where it is looked for', async () => {
    const hashes = hashesOf(130);
    const { kept, read } = stored(hashes);
    for (let size = 0; size <= hashes.length; size += 1) {
      const tree = await growStoredTree(read, size);
      expect(tree.root()).toEqual(naiveRoot(hashes.slice(0, size)));
      expect(hex(kept.slice(0, storedCount(size)))).toEqual(hex(stored(hashes.slice(0, size)).kept));
    }
  });

  test('gives every path and every proof as the definition does, up to 40 leaves', async () => {
    const hashes = hashesOf(40);
    const { read } = stored(hashes);
    for (let size = 1; size <= hashes.length; size += 1) {
      const some = hashes.slice(0, size);
      for (let place = 0; place < size; place += 1) {
        expect(hex(await inclusionPath(read, place, size))).toEqual(hex(naivePath(place, some)));
        expect(hex(await consistencyPath(read, place + 1, size))).toEqual(hex(naiveProof(place + 1, some)));
      }
    }
  });

  test('grows on from its kept hashes as if it had never stopped', async () => {
    const hashes = hashesOf(100);
    const { kept, read } = stored(hashes);
    for (const size of [1, 2, 3, 31, 32, 33, 64, 99]) {
      const tree = await growStoredTree(read, size);
      const hashesAdded = hashes.slice(size).flatMap((leaf) => tree.append(leaf));
      expect(hex([...kept.slice(0, storedCount(size)), ...hashesAdded])).toEqual(hex(kept));
      expect(tree.root()).toEqual(naiveRoot(hashes));
    }
  });
});
