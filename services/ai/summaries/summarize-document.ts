import type { ReadDocument } from '../../pdf/reading/document.js';
import { detectLanguage } from '../languages/detect.js';
import { passagesOf } from '../text/passages.js';
import { extractSummary } from './extract.js';
import { firstLines } from './first-lines.js';
import { labelsIn } from './labels.js';
import type { SummarySection } from './summary.js';

/** A one-page summary of a document in its own language; nothing where it says nothing. */
export const summarizeDocument = async (document: ReadDocument): Promise<readonly SummarySection[]> => {
  const passages = passagesOf(document);
  const { primaryLanguage } = await detectLanguage(passages.map(({ text }) => text).join('\n'));
  const sections = extractSummary(passages, primaryLanguage);
  if (sections.some(({ points }) => points.length > 0)) return sections;
  const points = firstLines(document);
  return points.length > 0 ? [{ heading: labelsIn(primaryLanguage).points, look: 'points', points }] : [];
};
