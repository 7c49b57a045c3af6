/** One operator of a content stream with the numbers and names before it; other operands are left out. */
export interface ContentOperator {
  readonly operator: string;
  readonly numbers: readonly number[];
  /** Without the slash. */
  readonly names: readonly string[];
}

const code = (mark: string): number => mark.charCodeAt(0);
const WHITESPACE: ReadonlySet<number> = new Set([0, 9, 10, 12, 13, 32]);
/** Whether each byte is regular, since a page asks this for each of its bytes: 0 for white space and delimiters. */
const REGULAR = Uint8Array.from({ length: 256 }, (_, byte) =>
  WHITESPACE.has(byte) || '()<>[]{}/%'.includes(String.fromCharCode(byte)) ? 0 : 1,
);
const SLASH = code('/');
const PERCENT = code('%');
const OPEN = code('(');
const CLOSE = code(')');
const SAVE = code('q');
const RESTORE = code('Q');
const BEGIN_DATA = [code('I'), code('D')];
const LESS = code('<');
const GREATER = code('>');
const BACKSLASH = code('\\');
/** Longer words are rubbish; only their beginning is looked at. */
const WORD_MAX = 1024;
const NUMBER = /^[+-]*(\d+\.?\d*|\.\d+)/;

/**
 * Calls `visit` with each operator, in order, until it answers false.
 *
 * @see ISO 32000-1, 7.8.2 "Content streams" and 8.9.7 "Inline images"
 */
export const readOperators = (bytes: Uint8Array, visit: (found: ContentOperator) => boolean): void => {
  walk(bytes, (operator) => visit(operator));
};

/** The same with the texts before each operator, as they are written: `(text)` or `<hex>`. */
export const readOperatorsWithTexts = (
  bytes: Uint8Array,
  visit: (found: ContentOperator, texts: readonly Uint8Array[]) => void,
): void => {
  walk(bytes, (operator, { texts }) => {
    visit(operator, texts);
    return true;
  });
};

/** The same with what stands before each operator for it and itself, byte by byte. */
export const readOperatorsAsWritten = (
  bytes: Uint8Array,
  visit: (found: ContentOperator, written: Uint8Array) => void,
): void => {
  walk(bytes, (operator, { start, end }) => {
    visit(operator, bytes.subarray(start, end));
    return true;
  });
};

/**
 * Content with other words in the place of some operators and of what stands before them for them.
 *
 * @param change  undefined leaves an operator as it is; '' takes it away.
 * @returns the rest byte by byte as it was.
 */
export const withOperators = (
  bytes: Uint8Array,
  change: (found: ContentOperator, written: Uint8Array) => string | undefined,
): Uint8Array => {
  const parts: Uint8Array[] = [];
  let from = 0;
  walk(bytes, (operator, { start, end }) => {
    const other = change(operator, bytes.subarray(start, end));
    if (other === undefined) return true;
    parts.push(bytes.subarray(from, start), Buffer.from(` ${other} `, 'latin1'));
    from = end;
    return true;
  });
  return Buffer.concat([...parts, bytes.subarray(from)]);
};

/** From the first byte of what stands before an operator for it, to behind its own last one. */
interface Extent {
  readonly start: number;
  readonly end: number;
  readonly texts: readonly Uint8Array[];
}

const walk = (bytes: Uint8Array, visit: (found: ContentOperator, extent: Extent) => boolean): void => {
  let numbers: number[] = [];
  let names: string[] = [];
  let texts: Uint8Array[] = [];
  let start = 0;
  for (let at = 0; at < bytes.length;) {
    const end = endOfToken(bytes, at);
    const token = wordIn(bytes, at, end);
    if (isText(bytes, at)) texts.push(bytes.subarray(at, end));
    at = token === 'ID' ? afterInlineImage(bytes, end) : end;
    if (token === undefined) continue;
    if (token.startsWith('/')) names.push(unescaped(token.slice(1)));
    else if (NUMBER.test(token)) numbers.push(numberOf(token));
    else {
      if (!visit({ operator: token, numbers, names }, { start, end: at, texts })) return;
      numbers = [];
      names = [];
      texts = [];
      start = at;
    }
  }
};

/** How many states content takes back that it has not saved, and how many more it saves than it takes back. */
export const savesIn = (bytes: Uint8Array): { readonly lowest: number; readonly depth: number } => {
  let depth = 0;
  let lowest = 0;
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at] ?? 0;
    const second = bytes[at + 1];
    const end = endOfToken(bytes, at);
    const length = end - at;
    if (length === 1 && first === SAVE) depth += 1;
    if (length === 1 && first === RESTORE) depth -= 1;
    lowest = Math.min(lowest, depth);
    at = length === 2 && first === BEGIN_DATA[0] && second === BEGIN_DATA[1] ? afterInlineImage(bytes, end) : end;
  }
  return { lowest, depth };
};

/** Operators that open something, and those that close it. */
const OPENS: Readonly<Record<string, string>> = {
  BT: 'text',
  BMC: 'mark',
  BDC: 'mark',
  BX: 'odd',
  BI: 'image',
  '[': 'list',
  '<<': 'dictionary',
};
const CLOSES: Readonly<Record<string, string>> = {
  ET: 'text',
  EMC: 'mark',
  EX: 'odd',
  ID: 'image',
  ']': 'list',
  '>>': 'dictionary',
};

/** Operators that content leaves open at its end. */
export interface LeftOpen {
  /** It ends within a text object, a string, a list, a dictionary or an inline image. */
  readonly isCut: boolean;
  /** How many pieces of marked content, such as layers, have not ended. */
  readonly marks: number;
}

export const leftOpenBy = (content: Uint8Array): LeftOpen => {
  const bytes = Buffer.concat([content, Buffer.from('\n')]); // what is closed ends before this
  const depths = new Map<string, number>();
  const count = (kind: string | undefined, by: number): void => {
    if (kind !== undefined) depths.set(kind, Math.max(0, (depths.get(kind) ?? 0) + by));
  };
  let isCut = false;
  for (let at = 0; at < bytes.length;) {
    const mark = markAt(bytes, at);
    const token = mark === '>>' ? at + 2 : endOfToken(bytes, at);
    const end = mark === 'ID' ? afterInlineImage(bytes, token) : token;
    isCut ||= (mark === 'ID' || isText(bytes, at)) && end >= bytes.length;
    count(OPENS[mark], 1);
    count(CLOSES[mark], -1);
    at = end;
  }
  const marks = depths.get('mark') ?? 0;
  depths.delete('mark');
  return { isCut: isCut || [...depths.values()].some((depth) => depth > 0), marks };
};

/** A short word or a bracket; '' for anything else. */
const markAt = (bytes: Uint8Array, at: number): string => {
  const first = bytes[at] ?? 0;
  if (first === GREATER && bytes[at + 1] === GREATER) return '>>';
  const end = endOfToken(bytes, at);
  return end - at > 3 || WHITESPACE.has(first) ? '' : String.fromCharCode(...bytes.subarray(at, end));
};

/** A name with its slash, a number or an operator; undefined for anything else. */
const wordIn = (bytes: Uint8Array, at: number, end: number): string | undefined => {
  const first = bytes[at] ?? 0;
  if (first !== SLASH && !isRegular(first)) return undefined;
  let word = '';
  for (let next = at; next < end && next < at + WORD_MAX; next += 1) word += CHARACTERS[bytes[next] ?? 0] ?? '';
  return word;
};

const CHARACTERS = Array.from({ length: 256 }, (_, byte) => String.fromCharCode(byte));

/** The number that a token is; of several signs the last one counts, if it is a minus. */
const numberOf = (token: string): number => {
  const hasSigns = token.startsWith('+') || token[1] === '-' || token[1] === '+';
  return Number.parseFloat(hasSigns ? token.replace(/^[+-]*(?=-)|^\+*/, '') : token);
};

const unescaped = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

const isText = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === OPEN || (bytes[at] === LESS && bytes[at + 1] !== LESS);

const isRegular = (byte: number): boolean => REGULAR[byte] === 1;

/** Where the token that starts at `at` ends; always further on. */
const endOfToken = (bytes: Uint8Array, at: number): number => {
  const first = bytes[at] ?? 0;
  if (first === OPEN) return afterString(bytes, at + 1);
  if (first === PERCENT) return skipWhile(bytes, at, (byte) => byte !== 10 && byte !== 13);
  if (first === LESS && bytes[at + 1] === LESS) return at + 2;
  if (first === LESS) return skipWhile(bytes, at, (byte) => byte !== GREATER) + 1;
  if (first === SLASH || isRegular(first)) return skipWhile(bytes, at + 1, isRegular);
  return at + 1;
};

const skipWhile = (bytes: Uint8Array, from: number, holds: (byte: number) => boolean): number => {
  let at = from;
  while (at < bytes.length && holds(bytes[at] ?? 0)) at += 1;
  return at;
};

const afterString = (bytes: Uint8Array, from: number): number => {
  let depth = 1;
  let at = from;
  for (; at < bytes.length && depth > 0; at += 1) {
    const byte = bytes[at];
    if (byte === BACKSLASH) at += 1;
    else if (byte === OPEN) depth += 1;
    else if (byte === CLOSE) depth -= 1;
  }
  return at;
};

/** The data of an inline image may hold anything; it ends at an EI that stands alone. */
const afterInlineImage = (bytes: Uint8Array, from: number): number => {
  for (let at = from + 1; at < bytes.length; at += 1) {
    const standsAlone = WHITESPACE.has(bytes[at - 1] ?? 0) && !isRegular(bytes[at + 2] ?? 32);
    if (bytes[at] === 0x45 && bytes[at + 1] === 0x49 && standsAlone) return at + 2;
  }
  return bytes.length;
};
