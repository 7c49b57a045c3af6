import CFB from 'cfb';

/** Streams of a compound file by their path from the root, such as `/WordDocument`. */
export type Compound = ReadonlyMap<string, Uint8Array>;

/** Undefined when it is damaged. @see [MS-CFB] Compound File Binary File Format */
export const readCompound = (bytes: Uint8Array): Compound | undefined => {
  try {
    const { FullPaths, FileIndex } = CFB.read(bytes, { type: 'buffer' });
    const [root = ''] = FullPaths;
    return new Map(
      FileIndex.flatMap(({ content }: { content?: ArrayLike<number> }, index) =>
        // Folders have no content, and empty streams none either.
        content ? [[`/${FullPaths[index]?.slice(root.length) ?? ''}`, Uint8Array.from(content)]] : [],
      ),
    );
  } catch {
    return undefined; // damaged in one of many ways
  }
};
