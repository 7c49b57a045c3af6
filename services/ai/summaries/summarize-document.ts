import type { ReadDocument, ReadBlock } from '../../pdf/reading/lines/document-model.js';
import { detectLanguage } from '../languages/detect.js';
import type { Work } from '../task.js';
import type { Passage } from '../text/passage.js';
import { passagesOf, prose, proseAndTables } from '../text/passages.js';
import { summarizeByModel } from './summary-by-model.js';
import { openCitations, type Citations } from './citations.js';
import { extractSummary } from './extract.js';
import { labelsIn } from './labels.js';
import { summaryText, type SummarySection, type Cited } from './summary.js';
import { oneLine } from '../text/block-text.js';
import { isFormula } from '../text/prose.js';
import { wordsOf } from '../text/terms.js';
import type { SummaryAnswer } from './answers.js';

type Using = Pick<Work, 'model' | 'report'>;

/** A one-page summary of a document in its own language, as text; '' where there is nothing to say. */
export const summarizeDocument = async (document: ReadDocument, using: Using): Promise<string> => {
  const isModel = using.model.answeredBy.kind === 'model';
  const passages = passagesOf(document, isModel ? proseAndTables : prose);
  const language = await detectLanguage(passages.map(({ text }) => text).join('\n'));
  if (isModel) return passages.length > 0 ? byModel(passages, language, using) : '';
  using.report({ done: 0, total: 1, step: 'choosing sentences' });
  return summaryText(builtIn(document, passages, language.primaryLanguage));
};

const builtIn = (document: ReadDocument, passages: readonly Passage[], language: string): SummarySection[] => {
  const sections = extractSummary(passages, language);
  if (sections.some(({ points }) => points.length > 0)) return sections;
  return [{ heading: labelsIn(language).points, look: 'points', points: firstLines(document) }];
};

const byModel = async (
  passages: readonly Passage[],
  { primaryLanguage, languageName }: Awaited<ReturnType<typeof detectLanguage>>,
  using: Using,
): Promise<string> => {
  const language = primaryLanguage === 'unknown' ? 'the language of the document' : languageName;
  const { answer, parts } = await summarizeByModel(passages, { ...using, language });
  const text = summaryText(editAnswer(answer, labelsIn(primaryLanguage).brief, openCitations(passages)));
  if (parts.shown === parts.all) return text;
  const share = `Based on ${parts.shown} of the ${parts.all} sections of this document, taken from all over it.`;
  return `${text}\n\n${share}`;
};

const FIRST_LINES_MAX = 12;
/** A line of words has at least this share of letters; formulas, codes and sheets of letters have less. */
const LETTERS_SHARE = 0.6;
const WORD = /[\p{L}\p{M}]{3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LINE_CHARS = { min: 3, max: 200 };

/** Cells say little without their table, and running heads nothing. */
const KINDS_LEFT_OUT: ReadonlySet<ReadBlock['kind']> = new Set(['table', 'page-header', 'page-footer']);

/** The first lines of a document without whole sentences, such as a poster or a form; each line once. */
const firstLines = ({ pages }: ReadDocument): (readonly Cited[])[] =>
  pages
    .flatMap(({ number, blocks }) =>
      blocks
        .filter(({ kind }) => !KINDS_LEFT_OUT.has(kind))
        .flatMap(({ text }) => text.split('\n').map((line) => ({ line, number }))),
    )
    .map(({ line, number }) => ({ text: oneLine(line), page: number }))
    .filter(({ text }) => text.length >= LINE_CHARS.min && isInWords(text) && !isFormula(text))
    .filter(({ text }, index, all) => all.findIndex((other) => other.text === text) === index)
    .slice(0, FIRST_LINES_MAX)
    .map(({ text, page }) => [
      { text: text.length > LINE_CHARS.max ? `${text.slice(0, LINE_CHARS.max)}…` : text, page },
    ]);

const isInWords = (text: string): boolean => {
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  return WORD.test(text) && letters >= LETTERS_SHARE * text.replaceAll(/[\s\p{N}]/gu, '').length;
};

/** A summary has as many words as fit on one page. */
const SUMMARY_WORDS_MAX = 430;

/**
 * Turns the answer of a model into a summary: every sentence with its page, cut to one page at the ends of its
 * sections.
 */
const editAnswer = ({ brief, sections }: SummaryAnswer, heading: string, { cite }: Citations): SummarySection[] => {
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

/** Without bullets, and without the pages that the model has named in its words too. */
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
    if (cut.reduce((sum, { points }) => sum + wordsIn(points), 0) <= SUMMARY_WORDS_MAX) return cut;
    lengths[lengths.lastIndexOf(Math.max(...lengths))] = Math.max(...lengths) - 1;
  }
};

const wordsIn = (points: readonly (readonly Cited[])[]): number =>
  points.flat().reduce((sum, { text }) => sum + wordsOf(text).length, 0);
