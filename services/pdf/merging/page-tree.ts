import type { RawWriter } from '../raw/writer.js';
import { chunked } from '../raw/trees.js';
import { intOf, type RawDict, type RawValue } from '../raw/value.js';
import type { Copier, Sheet } from './excerpt.js';
import { pageOfPart } from './part.js';

interface Node {
  readonly number: number;
  readonly count: number;
  readonly kids: readonly Node[];
}

/** Threads of articles and parts of documents are not kept, so neither is what ties pages to them. */
const DROPPED = ['/Parent', '/B', '/TemplateInstantiated', '/DPart'] as const;

/** Writes the pages and a balanced tree above them. @returns the number of its root */
export const writePages = (sheets: readonly (Sheet & { readonly copier: Copier })[], writer: RawWriter): number => {
  const parents = new Map<number, number>();
  const root = growTree(
    sheets.map(({ number }) => ({ number, count: 1, kids: [] })),
    { writer, parents },
  );
  for (const { copier, index, number, turn, isBlank } of sheets) {
    const dict = isBlank ? emptyPage(copier.excerpt.source.pages[index]?.dict) : pageOfPart(copier.excerpt, index);
    for (const key of DROPPED) dict.delete(key);
    if (turn !== 0)
      dict.set('/Rotate', `${turned(intOf(copier.excerpt.source.file.resolve(dict.get('/Rotate'))), turn)}`);
    const text = copier.text(dict);
    writer.put(number, `${text.slice(0, -2)}/Parent ${parents.get(number) ?? 0} 0 R>>`);
  }
  return root;
};

/** Shape and size of a page. @see ISO 32000-1, table 30 */
const SHAPE = ['/Type', '/MediaBox', '/CropBox', '/Rotate', '/UserUnit'] as const;

const emptyPage = (model: ReadonlyMap<string, RawValue> = new Map()): RawDict =>
  new Map([...model].filter(([key]) => (SHAPE as readonly string[]).includes(key))).set('/Resources', new Map());

/** Always from 0 to 359. */
const turned = (angle = 0, by: number): number => (((angle + by) % 360) + 360) % 360;

interface Growing {
  readonly writer: RawWriter;
  readonly parents: Map<number, number>;
}

const growTree = (leaves: readonly Node[], { writer, parents }: Growing): number => {
  const inner: Node[] = [];
  let level = leaves;
  do {
    level = chunked(level).map((kids) => ({
      number: writer.reserve(),
      count: kids.reduce((sum, { count }) => sum + count, 0),
      kids,
    }));
    inner.push(...level);
    for (const { number, kids } of level) for (const kid of kids) parents.set(kid.number, number);
  } while (level.length > 1);
  for (const { number, count, kids } of inner) {
    const above = parents.get(number);
    const parent = above === undefined ? '' : `/Parent ${above} 0 R`;
    writer.put(
      number,
      `<</Type/Pages${parent}/Count ${count}/Kids[${kids.map((kid) => `${kid.number} 0 R`).join(' ')}]>>`,
    );
  }
  return level[0]?.number ?? 0;
};
