import { NAME_SHOWN } from '../../contracts/limits.js';

const EXTENSION_MAX = 6;

/** With its dot; empty where there is none, or too long a one to be kept. */
const extensionIn = (name: string): string => {
  const dot = name.lastIndexOf('.');
  return dot > 0 && name.length - dot <= EXTENSION_MAX ? name.slice(dot) : '';
};

/** Letters that stay before the extension: what a tool adds to a name, such as `_redacted`. */
const TAIL_LETTERS = 9;

/** How many of so many letters stay at the end, so that the beginning stays as well. */
const tailOf = (letters: number): number => Math.min(TAIL_LETTERS, Math.floor(letters * 0.6));

/**
 * A file name cut to `length` characters in its middle: files are told apart by their beginning or by what a tool put
 * before the extension. Requirement.
 */
export const shortName = (name: string, length: number = NAME_SHOWN.plain): string => {
  const letters = Array.from(name);
  if (letters.length <= length) return name;
  const ending = extensionIn(name);
  const room = length - ending.length - 1;
  const tail = tailOf(room);
  return `${letters.slice(0, room - tail).join('')}…${letters.slice(-tail - ending.length).join('')}`;
};

const RIGHT_TO_LEFT = /[\u0590-\u08ff]/;

/**
 * A short name in two parts: in little room, `start` gives way and `end` stays whole. A name in Arabic or Hebrew is
 * parted before its extension, since its letters stand in one run from right to left.
 */
export const nameParts = (
  name: string,
  length?: number,
): { readonly start: string; readonly end: string; readonly isCut: boolean } => {
  const letters = Array.from(shortName(name, length));
  const stem = letters.length - Array.from(extensionIn(name)).length;
  const cut = letters.length < Array.from(name).length ? letters.lastIndexOf('…') : -1;
  const isOneRun = RIGHT_TO_LEFT.test(name);
  const at = isOneRun ? stem : cut > 0 ? cut : stem - tailOf(stem);
  return { start: letters.slice(0, at).join(''), end: letters.slice(at).join(''), isCut: cut > 0 && !isOneRun };
};

/** A sentence about a file, beside its full name: with the name as long as lists show it. */
export const withShortName = (text: string, name: string): string =>
  text.replaceAll(name, shortName(name, NAME_SHOWN.dialog));

/** As much as three lines of a card hold. */
const WRAPPED_MAX = 54;
/** The end that stays in one piece, such as `redacted.pdf`. */
const ENDING_MAX = 16;
const AFTER_CUT = 22;

/**
 * A file name for several lines: its ending (the extension, with what a tool has put before it) is not to be broken. One
 * that is longer than three lines is cut in its middle.
 */
export const wrappedName = (
  name: string,
  length: number = WRAPPED_MAX,
): { readonly start: string; readonly ending: string } => {
  const letters = Array.from(name);
  const beginning = letters.slice(0, length - AFTER_CUT - 1).join('');
  const shown = letters.length <= length ? name : `${beginning}…${letters.slice(-AFTER_CUT).join('')}`;
  const extension = extensionIn(shown);
  if (extension === '') return { start: shown, ending: '' };
  const stem = shown.slice(0, -extension.length);
  const joint = Math.max(...['_', '-', ' '].map((sign) => stem.lastIndexOf(sign)));
  const at = joint > 0 && shown.length - joint <= ENDING_MAX ? joint + 1 : stem.length;
  return { start: shown.slice(0, at), ending: shown.slice(at) };
};
