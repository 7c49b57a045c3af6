import type { Span } from './detectors/detector.js';

/** A text whose lines are put together, in part or all, and where each of its characters stands in the text itself. */
export interface Reading {
  readonly text: string;
  readonly places: readonly number[];
  /** Indices of the characters of the reading before which lines were joined. */
  readonly joints: readonly number[];
}

/** How two lines are put together: what is taken from the end of the first, and what is put between them. */
export interface Joint {
  readonly drop: number;
  readonly put: '' | ' ';
}

/** @param before  what the reading ends with so far; it has the line that ends here. */
type JointOf = (before: string, after: string) => Joint | undefined;

interface TextLine {
  readonly text: string;
  readonly start: number;
}

/** So many characters before the end of a line are examined. */
const LINE_TAIL_CHARS = 160;

/** A text read on over the ends of its lines, and over an empty line between two, where `jointOf` says how; a form feed ends it. */
export const readOn = (text: string, jointOf: JointOf): Reading => {
  const places: number[] = [];
  const joints: number[] = [];
  const pieces: string[] = [];
  const add = (piece: string, from: number): void => {
    pieces.push(piece);
    for (let at = 0; at < piece.length; at += 1) places.push(from + at);
  };
  let tail = '';
  let end = 0;
  for (const { text: line, start } of linesOf(text)) {
    const between = text.slice(end, start);
    const joint = tail === '' || between.includes('\f') ? undefined : jointOf(tail, line);
    const { drop, put } = joint ?? { drop: 0, put: between };
    if (drop > 0) {
      pieces.push((pieces.pop() ?? '').slice(0, -drop));
      places.length -= drop;
    }
    add(put, end);
    if (joint) joints.push(places.length);
    add(line, start);
    tail = (tail.slice(0, tail.length - drop) + put + line).slice(-LINE_TAIL_CHARS);
    end = start + line.length;
  }
  return { text: pieces.join(''), places, joints };
};

const linesOf = (text: string): readonly TextLine[] => {
  const lines: TextLine[] = [];
  let start = 0;
  for (const whole of text.split('\n')) {
    const indent = whole.length - whole.trimStart().length;
    const line = whole.trim();
    if (line !== '') lines.push({ text: line, start: start + indent });
    start += whole.length + 1;
  }
  return lines;
};

/** The span of the text itself that a span of a reading stands for. */
export const placeIn = ({ places }: Reading, { start, end }: Span): Span => ({
  start: places[start] ?? 0,
  end: (places[end - 1] ?? 0) + 1,
});

/** How many ends of lines a span of a reading runs over. */
export const linesCrossed = ({ joints }: Reading, { start, end }: Span): number => {
  let low = 0;
  let high = joints.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((joints[middle] ?? 0) <= start) low = middle + 1;
    else high = middle;
  }
  let crossed = 0;
  while ((joints[low + crossed] ?? Infinity) < end) crossed += 1;
  return crossed;
};

const lastToken = (line: string): string => /\S*$/.exec(line)?.[0] ?? '';
const firstToken = (line: string): string => /^\S*/.exec(line)?.[0] ?? '';

/** Between digits, such a mark belongs to a number that goes on. */
const NUMBER_GOES_ON = /\d[-./\u2010\u2011\u2013]$|[\da-f]:$/iu;
const NUMBER_WENT_ON = /^[-./\u2010\u2011\u2013]\d/u;

/** Every line after the one before it: a space between them, and none beside a mark within a number. */
export const spaced: JointOf = (before, after) => {
  const goesOn = (NUMBER_GOES_ON.test(before) && /^[\da-f]/i.test(after)) || NUMBER_WENT_ON.test(after);
  return { drop: 0, put: goesOn ? '' : ' ' };
};

const ID_PART = /^[A-Z0-9]{2,20}$/;

/** Capitals and digits that are one word in two lines. */
export const gluedIds: JointOf = (before, after) => {
  const parts = [lastToken(before), firstToken(after).replace(/[.,;)]+$/, '')];
  return parts.every((part) => ID_PART.test(part)) && /\d/.test(parts.join('')) ? { drop: 0, put: '' } : undefined;
};

const HYPHEN_AFTER_LETTER = /[\p{L}\p{M}][-\u00ad\u2010]$/u;

/** A word that its hyphen divides in two; before a capital the hyphen is its own. */
export const unhyphenated: JointOf = (before, after) => {
  if (!HYPHEN_AFTER_LETTER.test(before) || !/^\p{L}/u.test(after)) return undefined;
  const isOwn = /^\p{Lu}/u.test(after) && !before.endsWith('\u00ad');
  return { drop: isOwn ? 0 : 1, put: '' };
};

const KEY_PART = /^["'`]?[A-Za-z0-9_+/.=-]{8,}["'`]?$/;
const LOOKS_RANDOM = /\d.*[A-Za-z]|[A-Za-z].*\d|^[^ ]{16,}$/;

/** Whether a line may be the next one of a long key: no word alone. */
export const gluedKeys: JointOf = (before, after) => {
  const last = lastToken(before);
  const first = firstToken(after);
  const value = last.slice(last.lastIndexOf('=', last.length - 3) + 1);
  const isOne = KEY_PART.test(value) && /^[A-Za-z0-9_+/.=-]+["'`,;]?$/.test(first) && LOOKS_RANDOM.test(first);
  return isOne ? { drop: 0, put: '' } : undefined;
};

const AT_SIGN = /[@\uff20]/;
const KNOWN_ENDING = /\.(?:com?|org|net|edu|gov|info|int|mil|biz|eu|[a-z]{2})$/i;
const MAIL_BEFORE =
  /(?:[:<(=]|(?:^|\s)(?:e-?mail|mail|address|adresse|write to|contact|correo|courriel|mailto|an|at|to|cc|bcc))\s*$/iu;

const MAIL_LABEL =
  /(?:^|[^\p{L}])(?:e-?mail|mail|mailto|correo|courriel|e-post|posta)(?:[ -]\p{L}{1,12})?\s{0,2}[:=]?\s*$/iu;

/** An e-mail address that goes on in the next line; a sentence may end before one, and then it does not. */
export const gluedMails: JointOf = (before, after) => {
  const last = lastToken(before);
  const first = firstToken(after);
  const isOne = AT_SIGN.test(last) ? domainGoesOn(last, first) : AT_SIGN.test(first) && nameGoesOn(before, last);
  return isOne ? { drop: 0, put: '' } : undefined;
};

const domainGoesOn = (last: string, first: string): boolean => {
  const domain = last.slice(last.search(AT_SIGN) + 1);
  if (/[\p{L}\p{N}]$/u.test(domain) && /^\.\p{L}{2,}/u.test(first)) return true;
  if (/\.(?:com?|org|net|ac|gov)\.$/.test(domain)) return /^[a-z]{2}(?!\p{L})/u.test(first);
  if (/^(?:[\p{L}\p{N}-]+\.)*[\p{L}\p{N}-]*-?$/u.test(domain) && !domain.endsWith('..')) {
    const whole = domain + first.replace(/[.,;:)>\]]+$/, '');
    if (!domain.includes('.') || /[.-]$/.test(domain)) return /^(?:[\p{L}\p{N}-]+\.)+\p{Ll}{2,24}$/u.test(whole);
    return /^\p{Ll}{1,2}(?![\p{L}\p{N}])/u.test(first) && /\.(?:com|org|net|edu|gov|info)$/.test(whole);
  }
  return false;
};

const nameGoesOn = (before: string, last: string): boolean => {
  if (/[\p{L}\p{N}][-_+'’&]$/u.test(last)) return true;
  if (!/^["'(<]?\p{Ll}/u.test(last)) return false;
  const isAlone = last.length === before.length || before.at(-last.length - 1) === '\n';
  if (last.endsWith('.')) {
    const isAnnounced = MAIL_BEFORE.test(before.slice(0, before.length - last.length));
    return isAlone || isAnnounced || /[\p{L}\p{N}][._][\p{L}\p{N}]|\d/u.test(last);
  }
  const isCalledMail = MAIL_LABEL.test(before.slice(0, before.length - last.length));
  return (isAlone || isCalledMail) && /^[\p{Ll}\d]+(?:[._][\p{Ll}\d]+)+$/u.test(last) && !KNOWN_ENDING.test(last);
};
