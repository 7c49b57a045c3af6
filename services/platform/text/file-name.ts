import { FILE_NAME_MAX } from '../../../contracts/limits.js';

/** Characters that would break a header, a list or the reading direction of what surrounds the name. */
const UNPRINTABLE_CHARS = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Noncharacter_Code_Point}\uFFFD]/gu;
/** Browsers write these three characters so within a multipart header. */
const ESCAPED_CHARS: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/**
 * Makes the name of an upload harmless: no folders, nothing unprintable, at most FILE_NAME_MAX characters with the
 * ending kept.
 *
 * @returns never empty; `file` where nothing is left.
 */
export const cleanFileName = (original: string): string => {
  const unescaped = original.replace(/%22|%0D|%0A/g, (escape) => ESCAPED_CHARS[escape] ?? escape);
  const name = (unescaped.split(/[/\\]/).at(-1) ?? '').replace(UNPRINTABLE_CHARS, '').normalize('NFC').trim();
  return /^\.*$/.test(name) ? 'file' : cut(name);
};

const cut = (name: string): string => {
  if (name.length <= FILE_NAME_MAX) return name;
  const ending = /\.[^.\s]{1,8}$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, FILE_NAME_MAX - ending.length);
  return stem.replace(/[\uD800-\uDBFF]$/, '') + ending;
};
