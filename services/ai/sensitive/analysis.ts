import type { AnsweredBy } from '../../../contracts/api/ai.js';
import type { Finding, RiskLevel, SensitiveAnalysis } from '../../../contracts/api/sensitive-data.js';
import { categories, categoryNames, type Category, type CategoryName } from './categories.js';
import type { Hit } from './find-sensitive.js';
import { boxesOf, type PageText } from './page-text.js';

/** Places of one kind that are listed; all are counted. */
const MATCHES_MAX = 2000;
const PAGES_LISTED_MAX = 8;

/** The findings on one page. */
export interface PageHits {
  readonly page: PageText;
  readonly hits: readonly Hit[];
}

/** The findings as the call answers them, the most telling first. `remark` is added to the summary. */
export const analysisOf = (
  pages: readonly PageHits[],
  { answeredBy, remark = '' }: { readonly answeredBy: AnsweredBy; readonly remark?: string },
): SensitiveAnalysis => {
  const findings = categoryNames.map((name) => findingOf(name, pages)).filter(({ count }) => count > 0);
  const summary = [summaryOf(findings, pages), remark].filter((sentence) => sentence !== '').join(' ');
  return { overallRiskLevel: overall(findings), summary, categories: findings, answeredBy };
};

const findingOf = (type: CategoryName, pages: readonly PageHits[]): Finding & { type: CategoryName } => {
  const { riskLevel, recommendation, confidence }: Category = categories[type];
  const own = pages.flatMap(({ page, hits }) => hits.filter((hit) => hit.type === type).map((hit) => ({ page, hit })));
  const matches = own.slice(0, MATCHES_MAX).map(({ page, hit }) => ({
    text: page.text.slice(hit.start, hit.end),
    page: page.number,
    boxes: boxesOf(page, hit),
    ...(hit.isDoubtful && { confidence: 'low' as const }),
  }));
  return {
    type,
    riskLevel,
    confidence,
    recommendation,
    count: own.filter(({ hit }) => hit.isRest === undefined).length,
    matches,
  };
};

/** Several kinds of medium risk together tell as much of a person as one of high risk. */
const overall = (findings: readonly Finding[]): RiskLevel => {
  const levels = findings.map(({ riskLevel }) => riskLevel);
  if (levels.includes('high')) return 'high';
  const medium = levels.filter((level) => level === 'medium').length;
  return medium >= 3 ? 'high' : medium > 0 ? 'medium' : 'low';
};

/** Sums up the findings in numbers and kinds; no match is quoted. */
const summaryOf = (findings: readonly (Finding & { type: CategoryName })[], pages: readonly PageHits[]): string => {
  const count = pages.filter(({ page }) => page.isOutside === undefined).length;
  if (findings.length === 0) return `Nothing sensitive was found on ${counted(count, ['page', 'pages'])}.`;
  const kinds = findings.map(({ type, count }) => counted(count, categories[type].names));
  return `Found ${listed(kinds)}, ${whereOf(pages, count)}.`;
};

const whereOf = (pages: readonly PageHits[], count: number): string => {
  const numbers = new Set(pages.filter(({ hits }) => hits.length > 0).map(({ page }) => page.number));
  const where = [...numbers].filter((number) => number > 0).sort((one, other) => one - other);
  const named = where.slice(0, PAGES_LISTED_MAX).join(', ') + (where.length > PAGES_LISTED_MAX ? ' and more' : '');
  const total = Math.max(count, ...where);
  const onPages = where.length > 0 ? [`on ${where.length === 1 ? 'page' : 'pages'} ${named} of ${total}`] : [];
  return [...onPages, ...(numbers.has(0) ? ['outside of the pages'] : [])].join(' and ');
};

const counted = (count: number, [one, several]: Category['names']): string => `${count} ${count === 1 ? one : several}`;

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
