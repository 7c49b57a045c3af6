import { before, distanceTo, named, spansOf, type Detector, type Span } from './detector.js';

const HYPHEN = '[-\\u2010\\u2011\\u2013]';
const SORT_CODE = new RegExp(
  `(?<![\\p{L}\\p{N}./-])(?:\\d{6}|\\d{2}${HYPHEN}\\d{2}${HYPHEN}\\d{2}|\\d{2} \\d{2} \\d{2})(?![\\p{L}\\p{N}]|[-./\\u2010-\\u2013]\\d)`,
  'gu',
);
const ACCOUNT = /(?<![\p{L}\p{N}.,/#-])(?:\d{8}|\d{4} \d{4})(?![\p{L}\p{N}]|[-.,/]\d)/gu;
const BOTH = new RegExp(
  `(?<![\\p{L}\\p{N}./-])\\d{2}${HYPHEN}\\d{2}${HYPHEN}\\d{2}[ ,/|:;]{1,3}(?:\\d{8}|\\d{4} \\d{4})(?![\\p{L}\\p{N}]|[-.,/]\\d)`,
  'gu',
);
const SORT_CODE_WORDS = named('sort[ -]?code', 'sort[ -]?codes', 's/c', 'branch code', 'sc');
const ACCOUNT_WORDS = named(
  ...['account', 'account (?:number|no)', 'acc(?:oun)?t?\\.? (?:number|no)', 'acct?', 'a/c', 'a/c (?:number|no)'],
);
/** A sort code and an account that belong together stand within so many characters. */
const PAIR_DISTANCE_CHARS = 120;
/** Between a number and what it is called, there may be the number beside it, where the names stand above both. */
const LABEL_DISTANCE_CHARS = 60;

const calledBy = (text: string, span: Span, words: RegExp): boolean =>
  distanceTo(before(text, span, LABEL_DISTANCE_CHARS), words) < 40;

/** The account numbers of British banks, which say nothing without the sort code of the branch. */
export const ukAccounts: Detector = {
  type: 'bank_account',
  find: (text) => {
    const whole = spansOf(text, BOTH);
    const codes = spansOf(text, SORT_CODE, (_, span) => calledBy(text, span, SORT_CODE_WORDS));
    const accounts = spansOf(text, ACCOUNT, (_, span) => calledBy(text, span, ACCOUNT_WORDS));
    const isBeside = (others: readonly Span[]) => (span: Span) =>
      others.some((other) => distance(span, other) < PAIR_DISTANCE_CHARS);
    return [...whole, ...codes.filter(isBeside(accounts)), ...accounts.filter(isBeside(codes))];
  },
};

const distance = (one: Span, other: Span): number => Math.max(one.start - other.end, other.start - one.end);
