import { LevelFormat } from 'docx';

/** How Word writes the markers of a list. */
export interface Numbering {
  readonly format: (typeof LevelFormat)[keyof typeof LevelFormat];
  /** `%1` stands for the number at the first level. */
  readonly text: string;
  readonly number: number;
}

/** Left and right of the number, such as in `(a)`. */
const NUMBERED = /^([([]?)(?:\d+\.)*(\d+|[a-z]|[A-Z]|[ivxlc]+|[IVXLC]+)([.)\]:]*)$/;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** What a printed marker says about the list it stands in. `level` from 0. */
export const numberingOf = (marker: string, level: number): Numbering => {
  const [whole, before, number, after] = NUMBERED.exec(marker) ?? [];
  if (whole === undefined || number === undefined) {
    return { format: LevelFormat.BULLET, text: bulletOf(marker), number: 1 };
  }
  const text = `${before ?? ''}%${level + 1}${after ?? ''}`;
  return { ...countedBy(number), text };
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

const romanOf = (roman: string): number => {
  const values = Array.from(roman, (digit) => DIGITS[digit] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
};

/** Symbol fonts put their bullets where Unicode has no characters. */
const bulletOf = (marker: string): string => (marker === '' || /\p{Co}/u.test(marker) ? '\u2022' : marker.slice(0, 1));
