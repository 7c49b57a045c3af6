import lighthouse, { type Result } from 'lighthouse';
import { p50 } from '../../bench/report/format-numbers.js';
import type { MeasuredPage } from './measured-pages.js';

/** The verdict of Lighthouse on a page, as a phone of the middle class on a slow line shows it. */
export interface PageScore {
  /** 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  /** How much of the page moved by itself, in the measure of that name. */
  readonly layoutShift: number;
  /** As sent, before anybody touches the page. */
  readonly scriptBytes: number;
}

export interface ScoredPage {
  readonly score: PageScore;
  /** Audits that the page lost points for. */
  readonly lost: readonly string[];
}

const PERCENT = 100;

const scoreOf = ({ categories, audits }: Result): PageScore => {
  const category = (id: string): number => Math.round((categories[id]?.score ?? NaN) * PERCENT);
  const measure = (id: string): number => audits[id]?.numericValue ?? NaN;
  return {
    performance: category('performance'),
    accessibility: category('accessibility'),
    bestPractices: category('best-practices'),
    seo: category('seo'),
    largestPaintMs: Math.round(measure('largest-contentful-paint')),
    blockedMs: Math.round(measure('total-blocking-time')),
    layoutShift: Number(measure('cumulative-layout-shift').toFixed(3)),
    scriptBytes: scriptBytesOf(audits),
  };
};

/** One request, as Lighthouse lists it. */
interface Requested {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

const scriptBytesOf = (audits: Result['audits']): number => {
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? (details.items as readonly Requested[]) : [];
  return requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
};

const lostIn = ({ categories, audits }: Result): readonly string[] =>
  Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(
        ({ id }) =>
          `${title}: ${audits[id]?.title ?? id}${audits[id]?.displayValue ? `, ${audits[id].displayValue}` : ''}`,
      ),
  );

/** @throws Error where Lighthouse could not look at the page. */
export const scorePage = async (
  port: number,
  address: string,
  { path, leftOut }: MeasuredPage,
): Promise<ScoredPage> => {
  const run = await lighthouse(address + path, {
    port,
    logLevel: 'error',
    output: 'json',
    ignoreStatusCode: true,
    skipAudits: [...leftOut],
  });
  if (!run) throw new Error(`Lighthouse has no result for ${path}`);
  const { runtimeError } = run.lhr;
  if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
  return { score: scoreOf(run.lhr), lost: lostIn(run.lhr) };
};

/** Each number the middle one of several looks at the same page. */
export const middleOf = (scores: readonly PageScore[]): PageScore => {
  const [first] = scores;
  if (!first) throw new Error('nothing was measured');
  const keys = Object.keys(first) as (keyof PageScore)[];
  return Object.fromEntries(keys.map((key) => [key, p50(scores.map((score) => score[key]))])) as unknown as PageScore;
};
