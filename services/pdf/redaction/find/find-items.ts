import { RE2JS, RE2JSException, RE2JSSyntaxException } from 're2js';
import { Refusal } from '../../../../contracts/errors.js';
import { REDACTION_MATCHES_MAX } from '../../../../contracts/limits.js';
import type { RedactionItem } from '../../../../contracts/tools/redaction-items.js';
import { withNeutralIds } from './neutral-ids.js';
import { comparedForms, folded, lettersOf, type Folding } from './fold-text.js';
import type { Glyph } from '../../content/glyph.js';
import { readingOf, viewsOf, type View } from './text-views.js';

/** Where a search looks and what it compares. */
export interface SearchTerm {
  /** The ID of the item. */
  readonly id: string;
  readonly page: number | 'all';
  readonly folding: Folding;
  /** A text without these letters needs no search; undefined where that can't be told. */
  readonly letters: string | undefined;
  /** The text that is looked for, folded; undefined for a pattern. */
  readonly text: string | undefined;
  /** Whether it may find the same text in another case as well. */
  readonly ignoresCase: boolean;
  /** Starts and ends of what it finds, in UTF-16 units; never empty ones. */
  readonly spans: (text: string) => Iterable<readonly [start: number, end: number]>;
}

export interface Match {
  readonly id: string;
  /** The text that was found, folded as `folding` says. */
  readonly text: string;
  readonly folding: Folding;
  /** Numbers of the glyphs, ascending. */
  readonly glyphs: readonly number[];
}

/**
 * The searches that items ask for; areas ask for none. `ignoreCase` is for patterns, whose own flags come first. A refusal does not quote the pattern, because refusals are
 * written to the log.
 *
 * @throws Refusal `tool.option-invalid` for a pattern that RE2 does not know: its time is linear in the text, so
 *   it has no backreferences and no look-around.
 */
export const searchTermsFor = (items: readonly RedactionItem[], ignoreCase = false): readonly SearchTerm[] => {
  const names = withNeutralIds(items).map(({ id }) => id);
  return items.flatMap((item, index): SearchTerm[] => {
    const { id, page, type } = item;
    if (type === 'area') return [];
    if (type === 'pattern') {
      const spans = patternSpans(compiled(item.text, { ignoreCase, name: names[index] ?? '' }));
      const ignoresCase = mayIgnoreCase(item.text, ignoreCase);
      return [{ id, page, folding: 'pattern', letters: undefined, text: undefined, ignoresCase, spans }];
    }
    const text = folded(item.text).trim();
    const spans = plainSpans(comparedForms(text, 'text'));
    return [{ id, page, folding: 'text', letters: lettersOf(text), text, ignoresCase: true, spans }];
  });
};

/** Flags at the start of a pattern that hold for all of it, and flags anywhere in it that make it ignore case. */
const MINDS_CASE = /^\(\?[a-zA-Z]*-[a-zA-Z]*i[a-zA-Z]*\)/;
const IGNORES_CASE = /\(\?[a-zA-Z]*i/;

const mayIgnoreCase = (pattern: string, ignoreCase: boolean): boolean =>
  (ignoreCase && !MINDS_CASE.test(pattern)) || IGNORES_CASE.test(pattern);

const compiled = (
  text: string,
  { ignoreCase, name }: { readonly ignoreCase: boolean; readonly name: string },
): RE2JS => {
  try {
    return RE2JS.compile(text, RE2JS.MULTILINE | (ignoreCase ? RE2JS.CASE_INSENSITIVE : 0));
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    const reason = error instanceof RE2JSSyntaxException ? error.getDescription() : 'it cannot be used';
    const problem = `item "${name}" is no valid pattern: ${reason}`;
    throw new Refusal('tool.option-invalid', { field: 'redactionItems', problem, reason });
  }
};

const plainSpans = (forms: readonly string[]): SearchTerm['spans'] =>
  function* (text) {
    for (const form of forms) {
      if (form === '') continue;
      for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) yield [at, at + form.length];
    }
  };

const patternSpans = (pattern: RE2JS): SearchTerm['spans'] =>
  function* (text) {
    const matcher = pattern.matcher(text);
    while (matcher.find()) if (matcher.end() > matcher.start()) yield [matcher.start(), matcher.end()];
  };

/** Whether a search finds anything in a text that has no places, such as a title. */
export const finds = (searchTerm: SearchTerm, text: string): boolean =>
  comparedForms(text, searchTerm.folding).some((form) => findsIn(searchTerm, form));

/** The same for a text that is folded as the search asks for. */
export const findsIn = ({ spans }: SearchTerm, prepared: string): boolean =>
  !spans(prepared)[Symbol.iterator]().next().done;

/** Every place on a page that a search finds, in any reading of the page. @throws Refusal `redact.too-many-matches` */
export const matchesIn = (glyphs: readonly Glyph[], searchTerms: readonly SearchTerm[]): readonly Match[] => {
  if (glyphs.length === 0) return [];
  const matches = new Map<string, Match>();
  for (const folding of new Set(searchTerms.map((searchTerm) => searchTerm.folding))) {
    const own = searchTerms.filter((searchTerm) => searchTerm.folding === folding);
    const mayHold = (text: string) => own.some(({ letters }) => letters === undefined || text.includes(letters));
    const reading = readingOf(glyphs, folding, mayHold);
    for (const view of viewsOf(reading)) for (const searchTerm of own) collect(matches, view, searchTerm);
  }
  return [...matches.values()];
};

const collect = (matches: Map<string, Match>, { text, glyphs }: View, searchTerm: SearchTerm): void => {
  const { id, spans, ignoresCase } = searchTerm;
  const folding = ignoresCase ? 'text' : searchTerm.folding;
  for (const [start, end] of spans(text)) {
    const hit = [...new Set(glyphs.slice(start, end).filter((glyph) => glyph >= 0))].sort((a, b) => a - b);
    if (hit.length === 0) continue;
    const matchedText = text.slice(start, end);
    matches.set(`${id} ${hit.join()}`, {
      id,
      text: ignoresCase ? folded(matchedText) : matchedText,
      folding,
      glyphs: hit,
    });
    if (matches.size > REDACTION_MATCHES_MAX) {
      throw new Refusal('redact.too-many-matches', { limit: REDACTION_MATCHES_MAX });
    }
  }
};
