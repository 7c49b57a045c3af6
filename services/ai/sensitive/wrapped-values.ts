import {
  gluedIds,
  gluedKeys,
  gluedMails,
  linesCrossed,
  placeIn,
  readOn,
  spaced,
  unhyphenated,
  type Reading,
} from './across-lines.js';
import type { CategoryName } from './categories.js';
import type { Detector, Span } from './detectors/detector.js';
import { isNeverName } from './entities/full-names/never-names.js';

export interface Wrapped extends Span {
  readonly type: CategoryName;
}

/** A form of value, and the number of line ends that it may run over. */
interface Way {
  readonly read: (text: string) => Reading;
  readonly linesMax: Partial<Record<CategoryName, number>>;
}

const ways: readonly Way[] = [
  {
    read: (text) => readOn(text, spaced),
    linesMax: {
      phone_number: 1,
      social_security_number: 2,
      national_id: 2,
      bank_account: 3,
      credit_card: 3,
      date_of_birth: 1,
      ip_address: 1,
      postal_address: 3,
      person_name: 1,
    },
  },
  { read: (text) => readOn(text, gluedMails), linesMax: { email: 2 } },
  { read: (text) => readOn(text, gluedIds), linesMax: { national_id: 1, passport_number: 1 } },
  { read: (text) => readOn(text, gluedKeys), linesMax: { api_key: 40 } },
  { read: (text) => readOn(text, unhyphenated), linesMax: { person_name: 2, postal_address: 2, password: 1 } },
];

/**
 * Finds values that run over the end of a line, a paragraph or a cell's line, in time that grows with the length of the
 * text.
 *
 * @param whole  what was found on single lines: two of these are not one, and most that are complete do not go on.
 */
export const wrappedValues = (
  text: string,
  detectors: readonly Detector[],
  whole: readonly Wrapped[],
): readonly Wrapped[] =>
  ways.flatMap(({ read, linesMax }) => {
    const reading = read(text);
    if (reading.joints.length === 0) return [];
    return detectors.flatMap(({ type, find }) => {
      const most = linesMax[type] ?? 0;
      if (most === 0) return [];
      const own = whole.filter((hit) => hit.type === type);
      return find(reading.text).flatMap((span) => {
        const crossed = linesCrossed(reading, span);
        const hit = { ...span, ...placeIn(reading, span), type };
        return crossed > 0 && crossed <= most && isOne(hit, { own, text }) ? [hit] : [];
      });
    });
  });

interface Around {
  readonly own: readonly Wrapped[];
  readonly text: string;
}

const isOne = (hit: Wrapped, { own, text }: Around): boolean => {
  const parts = own.filter(({ start, end }) => start < hit.end && end > hit.start);
  const [part] = parts;
  if (parts.length > 1) return false;
  const lines = text.slice(hit.start, hit.end).split('\n');
  if (part === undefined) return couldBe[hit.type]?.(lines, text.slice(hit.end, hit.end + 40)) ?? true;
  return goesOn[hit.type]?.({ hit, part, text }) ?? false;
};

const HYPHEN_AT_END = /[-\u00ad\u2010]\s*$/u;

/** A number and the first word of a street. */
const BEGUN_STREET = /^\d\S{0,4} \p{Lu}\p{L}+$/u;

/** Whether lines that hold nothing by themselves may hold one value together. */
const couldBe: Partial<Record<CategoryName, (lines: readonly string[], after: string) => boolean>> = {
  // The number of a house stands beside its street; a word that a hyphen divides goes on wherever the next line is.
  postal_address: ([first = '', ...others]) =>
    /\p{L}/u.test(first) &&
    (HYPHEN_AT_END.test(first) || BEGUN_STREET.test(first) || !others.some((line) => line.trim() === '')),
  // `Name: Anna` may stand above another label, or above a sentence.
  person_name: (lines, after) => {
    const last = lines.at(-1) ?? '';
    return (
      lines.length === 2 && !isNeverName(last.trim().split(' ')[0] ?? '') && /^(?:\s*$|\n|[,.;)]| \p{Ll})/u.test(after)
    );
  },
};

/** A number with the code of its area has more digits, but for a few of small countries. */
const DIGITS_TOO_FEW = 7;
const isTooShort = (phone: string): boolean => phone.replace(/\D/g, '').length <= DIGITS_TOO_FEW;
const ENDS_THERE = /^(?: \p{Ll}|[.,;)]|\s*\n|\s*$)/u;

interface Extended {
  readonly hit: Span;
  readonly part: Span;
  readonly text: string;
}

/** Whether what is complete on one line goes on in the other one all the same. */
const goesOn: Partial<Record<CategoryName, (extended: Extended) => boolean>> = {
  email: () => true,
  person_name: ({ hit, text }) => /\p{L}[-\u00ad\u2010]\s*\n\s*\p{L}/u.test(text.slice(hit.start, hit.end)),
  postal_address: ({ hit, part, text }) =>
    /\d/.test(text.slice(part.end, hit.end)) || HYPHEN_AT_END.test(text.slice(hit.start, part.end + 1)),
  api_key: () => true,
  password: ({ hit, part, text }) => HYPHEN_AT_END.test(text.slice(hit.start, part.end)),
  // Digits that follow are more of the number, unless they begin something else, such as a postcode or a date.
  phone_number: ({ hit, part, text }) => {
    if (part.start > hit.start) return /^(?:\+|00|\()/.test(text.slice(hit.start, hit.start + 2));
    const next = text.slice(part.end, hit.end);
    if (/^[-./]\s*\n/.test(next)) return true;
    const isYear = /^\n+(?:19|20)\d\d$/.test(next);
    if (isTooShort(text.slice(hit.start, part.end)) && /^\n+\d{3}/.test(next) && !isYear)
      return ENDS_THERE.test(text.slice(hit.end));
    return /^\n\d/.test(next) && !isYear && /^(?: \p{Ll}|[.,;)]|\s*\n\n|\s*$)/u.test(text.slice(hit.end, hit.end + 12));
  },
};
