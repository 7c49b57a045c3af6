import { wordsOf } from '../text/terms.js';
import type { SummaryAnswer } from './answers.js';
import type { Citations } from './citations.js';
import type { Cited, SummarySection } from './summary.js';

/** One page. */
const WORDS_MAX = 430;

/** What a model wrote, as a summary: every sentence with its page, cut to one page at the ends of its sections. */
export const edited = ({ brief, sections }: SummaryAnswer, heading: string, { cite }: Citations): SummarySection[] => {
  const all: SummarySection[] = [
    { heading, look: 'paragraph', points: brief.map((statement) => cite(clean(statement))) },
    ...sections.map((section) => ({
      heading: oneLine(section.heading).replace(/^#+\s*/, ''),
      look: 'points' as const,
      points: section.points.map((statement) => cite(clean(statement))),
    })),
  ];
  return withinWords(all);
};

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
/** Bullets, and pages that the model has named in its words too. */
const clean = ({ text, page }: Cited): Cited => ({
  text: oneLine(text)
    .replace(/^[-*•]\s+/, '')
    .replaceAll(/\s*[[(]p(?:p|ages?)?\.?\s*\d+(?:\s*[,–-]\s*\d+)*[\])]/gi, ''),
  page,
});

const withinWords = (sections: readonly SummarySection[]): SummarySection[] => {
  const lengths = sections.map(({ points }) => points.length);
  for (;;) {
    const cut = sections.map((section, index) => ({ ...section, points: section.points.slice(0, lengths[index]) }));
    if (cut.reduce((sum, { points }) => sum + wordsIn(points), 0) <= WORDS_MAX) return cut;
    lengths[lengths.lastIndexOf(Math.max(...lengths))] = Math.max(...lengths) - 1;
  }
};

const wordsIn = (points: readonly (readonly Cited[])[]): number =>
  points.flat().reduce((sum, { text }) => sum + wordsOf(text).length, 0);
