import { readOperatorsWithTexts } from '../content/operators.js';
import { bytesOf } from '../raw/tokens.js';
import { isName, type RawDict } from '../raw/value.js';
import type { Source } from './source.js';

/** The codes that content shows in each font, by the name of that; undefined for all there are, where it can't be told. */
export type ShownCodes = ReadonlyMap<string, ReadonlySet<number>> | undefined;

const SHOWING: ReadonlySet<string> = new Set(['Tj', 'TJ', "'", '"']);
const STATES_MAX = 1000;

/** Codes of one byte, as fonts have them whose glyphs are drawings. A font that is chosen elsewhere may show anything. */
export const codesInContent = (content: Uint8Array): ShownCodes => {
  const shown = new Map<string, Set<number>>();
  const saved: (string | undefined)[] = [];
  let font: string | undefined;
  const codesState = { isClear: true };
  const show = (texts: readonly Uint8Array[]): void => {
    const codes = shown.get(font ?? '') ?? new Set();
    codesState.isClear &&= font !== undefined;
    shown.set(font ?? '', codes);
    for (const text of texts) for (const code of codesIn(text)) codes.add(code);
  };
  readOperatorsWithTexts(content, ({ operator, names }, texts) => {
    if (operator === 'q' && saved.length < STATES_MAX) saved.push(font);
    else if (operator === 'Q') font = saved.length > 0 ? saved.pop() : font;
    else if (operator === 'Tf') font = names.at(-1);
    else if (SHOWING.has(operator) && texts.length > 0) show(texts);
  });
  return codesState.isClear ? shown : undefined;
};

const codesIn = (text: Uint8Array): Uint8Array => Buffer.from(bytesOf(Buffer.from(text).toString('latin1')), 'latin1');

/**
 * The names, with their slash, of the glyphs that a Type 3 font shows for these codes.
 *
 * @returns undefined where a code has a name that the font itself does not list.
 */
export const glyphsShown = (
  { file }: Source,
  font: RawDict,
  codes: ReadonlySet<number>,
): ReadonlySet<string> | undefined => {
  const names = new Map<number, string>();
  let next = 0;
  for (const listed of file.arrayAt(file.dictAt(font, '/Encoding'), '/Differences') ?? []) {
    const item = file.resolve(listed);
    if (isName(item)) {
      names.set(next, bytesOf(item));
      next += 1;
    } else next = Number(item);
  }
  const shown = [...codes].map((code) => names.get(code));
  const known = shown.filter((name) => name !== undefined);
  return known.length === shown.length ? new Set(known) : undefined;
};
