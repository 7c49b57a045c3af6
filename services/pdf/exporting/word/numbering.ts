import { LevelFormat } from 'docx';
import { romanOf } from '../../reading/lists/counting.js';
import { isLetterBullet } from '../../reading/lists/markers.js';

/** How Word writes the markers of a list. */
export interface Numbering {
  readonly format: (typeof LevelFormat)[keyof typeof LevelFormat];
  /** `%1` stands for the number at the first level. */
  readonly text: string;
  readonly number: number;
}

/** Signs before and after the number, such as in `(a)`, and the numbers of the lists around it, such as in `2.1.`. */
const NUMBERED = /^([([]?)((?:\d+\.)*)(\d+|[a-z]|[A-Z]|[ivxlc]+|[IVXLC]+)([.)\]:]*)$/;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** The numbering of the list that a printed marker stands in. `level` from 0. */
export const numberingOf = (marker: string, level: number): Numbering => {
  const [whole, before = '', around = '', number, after = ''] = NUMBERED.exec(marker) ?? [];
  if (whole === undefined || number === undefined || isLetterBullet(marker)) {
    return { format: LevelFormat.BULLET, text: bulletOf(marker), number: 1 };
  }
  return { ...countedBy(number), text: `${before}${aroundOf(around, level)}%${level + 1}${after}` };
};

/** Counted along where each stands in a level of its own, else as printed. */
const aroundOf = (around: string, level: number): string => {
  const count = around.split('.').length - 1;
  return count === level ? Array.from({ length: count }, (_, at) => `%${at + 1}.`).join('') : around;
};

const countedBy = (number: string): Pick<Numbering, 'format' | 'number'> => {
  if (/^\d/.test(number)) return { format: LevelFormat.DECIMAL, number: Number(number) };
  const small = number.toLowerCase();
  const isCapital = small !== number;
  if (small === 'i' || small.length > 1) {
    return { format: isCapital ? LevelFormat.UPPER_ROMAN : LevelFormat.LOWER_ROMAN, number: romanOf(small) };
  }
  const format = isCapital ? LevelFormat.UPPER_LETTER : LevelFormat.LOWER_LETTER;
  return { format, number: ALPHABET.indexOf(small) + 1 };
};

/** Symbol fonts put their bullets where Unicode has no characters. */
const bulletOf = (marker: string): string => (marker === '' || /\p{Co}/u.test(marker) ? '\u2022' : marker.slice(0, 1));
