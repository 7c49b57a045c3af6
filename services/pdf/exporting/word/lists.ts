import { AlignmentType, type ILevelsOptions } from 'docx';
import type { ReadBlock } from '../../reading/lines/document-model.js';
import { numberingOf, type Numbering } from './numbering.js';
import { twips } from './units.js';

const LIST_LEVELS_MAX = 9;
/** The indent of one level, in points. */
const INDENT_POINTS = 18;

interface Place {
  readonly reference: string;
  readonly level: number;
}

/** The lists of a document as Word numbers them: a numbering for each list, a format for each of its levels. */
export interface Lists {
  readonly place: (item: ReadBlock) => Place;
  readonly config: () => { readonly reference: string; readonly levels: ILevelsOptions[] }[];
}

/** A list begins where the number is 1 again, or the level is numbered in another way. */
export const openLists = (): Lists => {
  const lists: Map<number, Numbering>[] = [];
  return {
    place: ({ marker = '', level: depth = 1 }) => {
      const level = Math.min(depth, LIST_LEVELS_MAX) - 1;
      const numbering = numberingOf(marker, level);
      if (begins(lists.at(-1), numbering, level)) lists.push(new Map());
      const list = lists.at(-1);
      if (list && !list.has(level)) list.set(level, numbering);
      return { reference: nameOf(lists.length - 1), level };
    },
    config: () => lists.map((list, at) => ({ reference: nameOf(at), levels: [...list].map(levelOf) })),
  };
};

const begins = (list: ReadonlyMap<number, Numbering> | undefined, numbering: Numbering, level: number): boolean => {
  const known = list?.get(level);
  const isFirst = level === 0 && numbering.number === 1 && numbering.format !== 'bullet';
  return !list || isFirst || (known !== undefined && !isSame(known, numbering));
};

const nameOf = (list: number): string => `list-${list + 1}`;

const isSame = (one: Numbering, other: Numbering): boolean => one.format === other.format && one.text === other.text;

const levelOf = ([level, { format, text, number }]: [number, Numbering]): ILevelsOptions => ({
  level,
  format,
  text,
  start: number,
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { start: twips((level + 1) * INDENT_POINTS), hanging: twips(INDENT_POINTS) } } },
});
