import type { DraftMark } from './draft-mark.js';
import { usualStyles, type MarkInstrument, type Style } from './instruments.js';

type Styled = keyof Style;

const keys: readonly Styled[] = [
  'colour',
  'opacity',
  'width',
  'size',
  'asContent',
  'text',
  'symbol',
  'font',
  'bold',
  'italic',
  'field',
];

/** The parts of a look that a mark has; what a text says is no look of it. */
export const styleOf = (mark: DraftMark): Partial<Style> => {
  if (mark.type === 'other' || mark.type === 'reply') return {};
  return Object.fromEntries(
    keys.flatMap((key) =>
      key in mark && !(mark.type === 'text' && key === 'text') ? [[key, mark[key as never]]] : [],
    ),
  );
};

/** A mark with another look; it takes no part that its kind does not have. */
export const styled = (mark: DraftMark, change: Partial<Style>): DraftMark => {
  const taken = Object.entries(change).filter(([key]) => key in mark);
  return { ...mark, ...(Object.fromEntries(taken) as Partial<DraftMark>) } as DraftMark;
};

/** The instrument that makes marks like this one. */
export const instrumentOf = ({ type }: DraftMark): MarkInstrument | undefined =>
  Object.hasOwn(usualStyles, type) ? (type as MarkInstrument) : undefined;
