/** Markers of an item of a list: a sign, or a number or letter with a point or bracket. */
const BULLET =
  /^[\u2022\u2023\u25aa\u25ab\u25cf\u25cb\u25a0\u25a1\u25e6\u2043\u2219\u00b7\u2013\u2014\u27a2\u2794\u2713\u2714\uf000-\uf0ff*\u25b6\u25ba\u2605-]$/u;
const NUMBERED = /^(?:[([]?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{2,6})[.)\]]|(?:\d{1,2}\.){1,4}\d{1,2}[.)]?)$/;
/** Neither point nor bracket, so that only what stands around it tells. */
const BARE = /^(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{2,5})$/;

/** Whether a word may be the marker of a list item. */
export const isMarker = (word: string): boolean => BULLET.test(word) || NUMBERED.test(word);

/** Whether it is a sign that counts nothing. */
export const isBullet = (word: string): boolean => BULLET.test(word);

/** An initial such as `D.`, a reference such as `[13]` or a quantity such as `66.9`, if no list is around it. */
export const isDoubtful = (word: string, next: string): boolean =>
  /^[B-HJ-UWYZ]\.$/.test(word) || (/^(?:\[\d{1,3}\]|\d{1,3}\.\d{1,2})$/.test(word) && /^\p{Ll}/u.test(next));

/** The letter that stands for a hollow bullet where the font has none; a word of its own in some languages. */
export const isLetterBullet = (word: string): boolean => word === 'o';

/** A number or letter by itself, which other markers have to bear out. */
export const isOnlyMarker = (word: string): boolean => BARE.test(word);
