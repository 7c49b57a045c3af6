import { Irregular, NULL, type RawDict, type RawValue } from './value.js';

/** A place in a text of one character per byte. */
export interface Cursor {
  readonly text: string;
  at: number;
}

const DEPTH_MAX = 200;
const SPACE = 1;
const DELIMITER = 2;

/** @see ISO 32000-1, 7.2.2 "Character set" */
const kinds = new Uint8Array(256);
for (const space of '\0\t\n\f\r ') kinds[space.charCodeAt(0)] = SPACE;
for (const delimiter of '()<>[]{}/%') kinds[delimiter.charCodeAt(0)] = DELIMITER;

const codeOf = (character: string): number => character.charCodeAt(0);
const [LF, CR, PERCENT, SLASH, BACKSLASH] = ['\n', '\r', '%', '/', '\\'].map(codeOf);
const [OPEN, CLOSE, LESS, GREATER, BRACKET, BRACKET_END, UPPER_R] = ['(', ')', '<', '>', '[', ']', 'R'].map(codeOf);

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
/** Past the end counts as space. */
const kindAt = ({ text }: Cursor, at: number): number => (at < text.length ? (kinds[text.charCodeAt(at)] ?? 0) : SPACE);

/** Moves on over white space and comments. */
export const skipSpace = (cursor: Cursor): void => {
  const { text } = cursor;
  for (; cursor.at < text.length; cursor.at += 1) {
    const code = text.charCodeAt(cursor.at);
    if (code === PERCENT) skipLine(cursor);
    else if (kinds[code] !== SPACE) return;
  }
};

const skipLine = (cursor: Cursor): void => {
  const { text } = cursor;
  while (cursor.at < text.length && text.charCodeAt(cursor.at) !== LF && text.charCodeAt(cursor.at) !== CR) {
    cursor.at += 1;
  }
};

/** Reads one value and moves on behind it. @throws Irregular */
export const readValue = (cursor: Cursor, depth = 0): RawValue => {
  skipSpace(cursor);
  if (depth > DEPTH_MAX) throw new Irregular('values are nested too deeply');
  const { text, at } = cursor;
  const code = text.charCodeAt(at);
  if (code === SLASH) return readName(cursor);
  if (code === LESS) return text.charCodeAt(at + 1) === LESS ? readDict(cursor, depth) : readHex(cursor);
  if (code === BRACKET) return readArray(cursor, depth);
  if (code === OPEN) return readString(cursor);
  return isDigit(code) ? readNumberOrReference(cursor) : readWord(cursor);
};

const readName = (cursor: Cursor): string => {
  const start = cursor.at;
  do cursor.at += 1;
  while (kindAt(cursor, cursor.at) === 0);
  const name = cursor.text.slice(start, cursor.at);
  return name.includes('#') ? plainName(name) : name;
};

/** A letter or digit may be written as `#41`. */
const plainName = (name: string): string =>
  name.replace(/#([0-9a-f]{2})/gi, (written, hex: string) => {
    const character = String.fromCharCode(parseInt(hex, 16));
    return /[\w.+-]/.test(character) ? character : written;
  });

const readHex = (cursor: Cursor): string => {
  const start = cursor.at;
  const end = cursor.text.indexOf('>', start);
  if (end < 0) throw new Irregular('a text has no end');
  cursor.at = end + 1;
  return cursor.text.slice(start, end + 1);
};

const readString = (cursor: Cursor): string => {
  const { text, at: start } = cursor;
  let open = 0;
  for (let at = start; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at += 1;
    else if (code === OPEN) open += 1;
    else if (code === CLOSE && --open === 0) {
      cursor.at = at + 1;
      return text.slice(start, at + 1);
    }
  }
  throw new Irregular('a text has no end');
};

const readArray = (cursor: Cursor, depth: number): RawValue[] => {
  const items: RawValue[] = [];
  cursor.at += 1;
  for (;;) {
    skipSpace(cursor);
    if (cursor.text.charCodeAt(cursor.at) === BRACKET_END) break;
    items.push(readValue(cursor, depth + 1));
  }
  cursor.at += 1;
  return items;
};

const readDict = (cursor: Cursor, depth: number): RawDict => {
  const dict: RawDict = new Map();
  cursor.at += 2;
  for (;;) {
    skipSpace(cursor);
    const code = cursor.text.charCodeAt(cursor.at);
    if (code === GREATER && cursor.text.charCodeAt(cursor.at + 1) === GREATER) break;
    if (code !== SLASH) throw new Irregular('a key is no name');
    const key = readName(cursor);
    const value = readValue(cursor, depth + 1);
    if (value === NULL) dict.delete(key);
    else dict.set(key, value);
  }
  cursor.at += 2;
  return dict;
};

const readNumberOrReference = (cursor: Cursor): RawValue => {
  const { text, at: start } = cursor;
  let at = endOfDigits(text, start);
  if (kindAt(cursor, at) !== SPACE) return readWord(cursor);
  cursor.at = at;
  const second = at + 1;
  if (!isDigit(text.charCodeAt(second))) return text.slice(start, at);
  at = endOfDigits(text, second);
  const isReference =
    text.charCodeAt(at + 1) === UPPER_R && kindAt(cursor, at) === SPACE && kindAt(cursor, at + 2) !== 0;
  if (!isReference) return text.slice(start, cursor.at);
  const number = Number(text.slice(start, cursor.at));
  cursor.at = at + 2;
  return number;
};

const endOfDigits = (text: string, start: number): number => {
  let at = start;
  while (isDigit(text.charCodeAt(at))) at += 1;
  return at;
};

const WORD = /^(?:[+-.\d]+|true|false|null)$/;

const readWord = (cursor: Cursor): string => {
  const start = cursor.at;
  while (kindAt(cursor, cursor.at) === 0) cursor.at += 1;
  const word = cursor.text.slice(start, cursor.at);
  if (!WORD.test(word)) throw new Irregular(`"${word.slice(0, 20)}" is no value`);
  return word;
};
