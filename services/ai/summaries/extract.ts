import { functionWordsOf } from '../text/function-words.js';
import type { Passage } from '../text/passage.js';
import { statementsOf } from '../text/statements.js';
import { wordsOf } from '../text/terms.js';
import { choose, type Chosen } from './choose.js';
import { labelsIn } from './labels.js';
import type { Cited, SummarySection } from './summary.js';

/** Words of a summary: a third of a short text, one page of a long one. */
const SUMMARY_WORDS = { least: 60, share: 0.33, most: 360 };
const BRIEF_SENTENCES = 3;
/** With more sections than this, each would have hardly a point. */
const SECTIONS_MAX = 5;
const HEADING_CHARS_MAX = 80;

/**
 * A summary out of the document's own sentences, without any model: the most telling ones in brief, the rest under
 * the document's headings. Empty where there is no whole sentence.
 */
export const extractSummary = (passages: readonly Passage[], language: string): SummarySection[] => {
  const words = passages.reduce((sum, { text }) => sum + wordsOf(text).length, 0);
  const wordsMax = Math.min(SUMMARY_WORDS.most, Math.max(SUMMARY_WORDS.least, Math.round(words * SUMMARY_WORDS.share)));
  const chosen = choose(statementsOf(passages, language), wordsMax, functionWordsOf(language));
  const brief = new Set(chosen.toSorted((one, other) => inBrief(other) - inBrief(one)).slice(0, BRIEF_SENTENCES));
  const rest = chosen.filter((entry) => !brief.has(entry));
  const { brief: heading, points } = labelsIn(language);
  const paragraph = chosen.filter((entry) => brief.has(entry)).map(({ statement }) => citedOf(statement));
  return [{ heading, look: 'paragraph', points: paragraph.map((one) => [one]) }, ...sectionsOf(rest, points)];
};

const inBrief = ({ score, tellsAll }: Chosen): number => (tellsAll ? 2 * score : score);

const sectionsOf = (chosen: readonly Chosen[], label: string): SummarySection[] => {
  const bySection = new Map<number, Chosen[]>();
  for (const entry of chosen) {
    const { sectionIndex } = entry.statement;
    bySection.set(sectionIndex, [...(bySection.get(sectionIndex) ?? []), entry]);
  }
  const groups = [...bySection.values()];
  const named = groups.every(([first]) => isHeading(first?.statement.section ?? ''));
  if (groups.length < 2 || groups.length > SECTIONS_MAX || !named) return [pointsOf(label, chosen)];
  return groups.map((group) => pointsOf(group[0]?.statement.section ?? label, group));
};

const isHeading = (text: string): boolean => text !== '' && text.length <= HEADING_CHARS_MAX;

const pointsOf = (heading: string, chosen: readonly Chosen[]): SummarySection => ({
  heading,
  look: 'points',
  points: chosen.map(({ statement }) => [citedOf(statement)]),
});

const citedOf = ({ text, page }: { readonly text: string; readonly page: number }): Cited => ({ text, page });
