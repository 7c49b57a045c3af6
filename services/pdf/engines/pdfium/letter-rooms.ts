/** So many letters before and behind one say how far apart those of its words are. */
const NEIGHBOUR_LETTERS = 16;
/** Most rooms between the letters of a line are within words: this quantile is. */
const USUAL_ROOM_QUANTILE = 0.4;

/** Letters that follow each other around a place; undefined stands for a gap between words. */
export const pairsAround = <Letter>(
  letters: readonly (Letter | undefined)[],
  place: number,
): readonly (readonly [Letter, Letter])[] => {
  const near = letters.slice(Math.max(0, place - NEIGHBOUR_LETTERS), place + NEIGHBOUR_LETTERS);
  return near.flatMap((after, at) => {
    const before = near[at - 1];
    return before !== undefined && after !== undefined ? [[before, after] as const] : [];
  });
};

/** How far apart letters of one word are that stand in such rooms; they may overlap, but not be less than nothing apart. */
export const usualRoom = (rooms: readonly number[]): number =>
  Math.max(0, rooms.toSorted((one, other) => one - other)[Math.floor(rooms.length * USUAL_ROOM_QUANTILE)] ?? 0);
