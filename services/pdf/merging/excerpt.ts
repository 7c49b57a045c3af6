import type { PlannedPage } from '../../../contracts/tools/page-plan.js';
import { copied, textOf, type RawDict, type RawValue, type RefOf } from '../raw/value.js';
import type { RawWriter } from '../raw/writer.js';
import type { Source } from './source.js';

/** Pages of one source in the result, each once; a page that comes again is in a further excerpt. */
export interface Excerpt {
  readonly source: Source;
  /** The first excerpt of the same source, which has all pages that any other has; undefined for that one itself. */
  readonly base: Excerpt | undefined;
  /** Numbers of page objects in the result, by index in the source. */
  readonly pages: Map<number, number>;
  /** All pages of the source are in it. */
  readonly whole: boolean;
  /** Pages of the source are left out of the result. */
  readonly partial: boolean;
}

/** One page of the result. */
export interface Sheet {
  readonly excerpt: Excerpt;
  /** The index of the page in its source. */
  readonly index: number;
  readonly number: number;
  readonly turn: number;
  /** An empty page as large as that one. */
  readonly isBlank: boolean;
}

/** The pages of a result in their order, and what they are taken from. */
export interface Selection {
  readonly sheets: readonly Sheet[];
  readonly excerpts: readonly Excerpt[];
}

/** Sorts planned pages into excerpts, and gives each the number of an object. */
export const selectionOf = (
  sources: readonly Source[],
  planned: readonly PlannedPage[],
  writer: Pick<RawWriter, 'reserve'>,
): Selection => {
  const timesSoFar = counter();
  const partials = partialSources(sources, planned);
  const grouped = new Map<string, Excerpt>();
  const sheets = planned.flatMap(({ file, page, turn, isBlank = false }): Sheet[] => {
    const source = sources[file];
    if (!source) return [];
    const nth = isBlank ? 0 : timesSoFar(`${file}:${page}`);
    const base = nth === 0 ? undefined : grouped.get(`${file}/0`);
    const partial = partials.has(file);
    const whole = nth === 0 && !partial;
    const excerpt = grouped.get(`${file}/${nth}`) ?? { source, base, pages: new Map(), whole, partial };
    grouped.set(`${file}/${nth}`, excerpt);
    const number = writer.reserve();
    if (!isBlank) excerpt.pages.set(page - 1, number);
    return [{ excerpt, index: page - 1, number, turn, isBlank }];
  });
  return { sheets, excerpts: [...grouped.values()] };
};

/** How often each key was counted before. */
const counter = (): ((key: string) => number) => {
  const counts = new Map<string, number>();
  return (key) => {
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    return before;
  };
};

/** The places of sources of which pages are left out. */
const partialSources = (sources: readonly Source[], planned: readonly PlannedPage[]): ReadonlySet<number> => {
  const chosen = sources.map(() => new Set<number>());
  for (const { file, page, isBlank } of planned) if (!isBlank) chosen[file]?.add(page);
  return new Set([...sources.keys()].filter((file) => chosen[file]?.size !== sources[file]?.pageCount));
};

/** Where a page of the source is in the result; a page that is not in this excerpt may be in the first one. */
export const pageIn = ({ pages, base }: Excerpt, index: number): number | undefined =>
  pages.get(index) ?? base?.pages.get(index);

/** Changes a dictionary on its way into the result; `number` is that of its object in the source. */
export type Edit = (dict: RawDict, number?: number) => void;

/** Copies objects of an excerpt's source into the result, each once, with all that they refer to. */
export interface Copier {
  readonly excerpt: Excerpt;
  /** The new number of an object; undefined for a page that is not in the result. */
  readonly refOf: RefOf;
  /** A value of the source as text of the result. */
  readonly text: (value: RawValue) => string;
  /** Writes all that has been referred to so far, and what that refers to. */
  readonly copy: () => void;
}

/** A stream of a source, whose dictionary may be changed. */
export interface RawStream {
  readonly dict: RawDict;
  readonly data: Uint8Array;
  readonly number: number;
}

/** The parts of a copier. */
export interface Copying {
  readonly excerpt: Excerpt;
  readonly writer: RawWriter;
  readonly edit: Edit;
  /** Whether a dictionary comes into the result because another one refers to it. */
  readonly admits: (dict: RawDict, number: number) => boolean;
  /** The data of a stream, as it comes into the result. */
  readonly dataOf: (stream: RawStream) => Uint8Array;
  /** That of the excerpt's base. */
  readonly base: Copier | undefined;
}

const SKIPPED: ReadonlySet<RawValue | undefined> = new Set(['/Pages', '/Catalog']);

export const createCopier = ({ excerpt, writer, edit, admits, dataOf, base }: Copying): Copier => {
  const { file, indices } = excerpt.source;
  const numbers = new Map<number, number>();
  const queue: number[] = [];

  const refOf: RefOf = (number) => {
    const index = indices.get(number);
    if (index !== undefined) return pageIn(excerpt, index);
    const known = numbers.get(number);
    if (known !== undefined) return known;
    // Streams hold what is heavy, and nothing that knows its page: a repeated page shares them.
    const shared = base && file.objectAt(number).data ? base.refOf(number) : undefined;
    const taken = shared ?? writer.reserve();
    numbers.set(number, taken);
    if (shared === undefined) queue.push(number);
    return taken;
  };

  const text = (value: RawValue): string => textOf(edited(copied(value), edit), refOf);

  const copy = () => {
    for (let number = queue.pop(); number !== undefined; number = queue.pop()) {
      const to = numbers.get(number) ?? 0;
      const { value, data } = file.objectAt(number);
      if (value instanceof Map && !admits(value, number)) continue;
      edited(value, edit, number);
      if (!(value instanceof Map)) writer.put(to, textOf(value, refOf));
      else if (data) writer.putStream(to, { dict: value, data: dataOf({ dict: value, data, number }) }, refOf);
      else if (!SKIPPED.has(value.get('/Type'))) writer.put(to, textOf(value, refOf));
    }
  };

  return { excerpt, refOf, text, copy };
};

const edited = (value: RawValue, edit: Edit, number?: number): RawValue => {
  if (value instanceof Map) {
    edit(value, number);
    for (const inner of value.values()) if (typeof inner === 'object') edited(inner, edit);
  } else if (Array.isArray(value)) {
    for (const item of value) if (typeof item === 'object') edited(item, edit);
  }
  return value;
};
