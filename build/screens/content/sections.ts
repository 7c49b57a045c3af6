import { ContentError } from './content-error.js';
import type { Block, BlockOf } from './blocks.js';

/** A heading with the blocks that stand under it. */
export interface Part {
  readonly title: string;
  readonly line: number;
  readonly blocks: readonly Block[];
}

/** The blocks of a file, asked for what should be there. */
export class Parts {
  constructor(private readonly path: string) {}

  mistake(line: number, problem: string): ContentError {
    return new ContentError(this.path, line, problem);
  }

  /** Cut at each heading of a level; nothing may stand before the first one. */
  under(level: 2 | 3, blocks: readonly Block[]): readonly Part[] {
    const isHeading = (block: Block): block is BlockOf<'heading'> => block.kind === 'heading' && block.level === level;
    const [first] = blocks;
    if (first && !isHeading(first))
      throw this.mistake(first.line, `a heading with ${'#'.repeat(level)} is missing above`);
    const starts = blocks.flatMap((block, at) => (isHeading(block) ? [at] : []));
    return starts.map((start, at) => {
      const { text, line } = blocks[start] as BlockOf<'heading'>;
      return { title: text, line, blocks: blocks.slice(start + 1, starts[at + 1]) };
    });
  }

  /** Cut at each directive of these names. */
  byDirective(names: readonly string[], blocks: readonly Block[]): ReadonlyMap<string, readonly Block[]> {
    const blocksByDirective = new Map<string, Block[]>();
    let current: Block[] | undefined;
    for (const block of blocks) {
      if (block.kind === 'directive' && !names.includes(block.name)) throw this.unknown(block);
      if (block.kind === 'directive' && blocksByDirective.has(block.name))
        throw this.mistake(block.line, `::${block.name} stands there twice`);
      if (block.kind === 'directive') blocksByDirective.set(block.name, (current = []));
      else if (current) current.push(block);
      else throw this.mistake(block.line, `one of ::${names.join(', ::')} is missing above`);
    }
    return blocksByDirective;
  }

  unknown({ name, line }: BlockOf<'directive'>): ContentError {
    return this.mistake(line, `there is no directive ::${name} here`);
  }

  /** The one block of a part, which is of this kind. */
  only<Kind extends Block['kind']>(kind: Kind, { blocks, line }: Part): BlockOf<Kind> {
    const [block, other] = blocks;
    if (block?.kind !== kind || other)
      throw this.mistake(other?.line ?? block?.line ?? line, `here is one ${kind} alone`);
    return block as BlockOf<Kind>;
  }

  /** Every block is of this kind. */
  all<Kind extends Block['kind']>(kind: Kind, blocks: readonly Block[]): readonly BlockOf<Kind>[] {
    return blocks.map((block) => {
      if (block.kind !== kind) throw this.mistake(block.line, `here is a ${kind}, but no ${block.kind}`);
      return block as BlockOf<Kind>;
    });
  }
}
