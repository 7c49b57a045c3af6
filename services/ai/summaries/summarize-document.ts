import type { ReadDocument } from '../../pdf/reading/lines/document-model.js';
import { detectLanguage } from '../languages/detect.js';
import type { Work } from '../task.js';
import type { Passage } from '../text/passage.js';
import { passagesOf, prose, proseAndTables } from '../text/passages.js';
import { summarizeByModel } from './summary-by-model.js';
import { openCitations } from './citations.js';
import { edited } from './edited.js';
import { extractSummary } from './extract.js';
import { firstLines } from './first-lines.js';
import { labelsIn } from './labels.js';
import { summaryText, type SummarySection } from './summary.js';

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
  const text = summaryText(edited(answer, labelsIn(primaryLanguage).brief, openCitations(passages)));
  if (parts.shown === parts.all) return text;
  const share = `Based on ${parts.shown} of the ${parts.all} sections of this document, taken from all over it.`;
  return `${text}\n\n${share}`;
};
