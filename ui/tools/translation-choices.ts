import type { TranslationPairs } from '../../contracts/api/capabilities.js';
import type { Tool } from '../../contracts/tools/tool.js';
import type { Field, OptionValues } from './fields-of-options.js';

type Pairs = readonly TranslationPairs[] | null;

/**
 * The languages that documents in this one are translated into here, or in any where it is not known; null for all of
 * them, and where nothing is translated at all, which is said elsewhere.
 */
export const offeredTargets = (pairs: Pairs, source: string | null): ReadonlySet<string> | null => {
  if (!pairs || pairs.length === 0) return null;
  const fitting = source === null ? pairs : pairs.filter(({ from }) => from === source);
  return new Set(fitting.flatMap(({ to }) => to));
};

const AUTOMATIC = 'auto';

/** A language field with the languages that can be had here, and the one that is chosen; other fields as they are. */
export const withOfferedLanguages = (
  { tool, values, pairs }: { readonly tool: Tool; readonly values: OptionValues; readonly pairs: Pairs },
  field: Field,
): Field => {
  if (tool.needs !== 'translation' || !pairs || pairs.length === 0) return field;
  const { sourceLanguage: source = AUTOMATIC } = values;
  const targets = offeredTargets(pairs, source === AUTOMATIC ? null : String(source));
  const sources = new Set<string>([AUTOMATIC, ...pairs.map(({ from }) => from)]);
  const offered = { targetLanguage: targets, sourceLanguage: sources }[field.name];
  if (!offered) return field;
  const isThere = (choice: string | number) => offered.has(String(choice)) || choice === values[field.name];
  return { ...field, choices: field.choices.filter(isThere) };
};
