import type { Finding, SensitiveAnalysis } from '../../../../contracts/api/sensitive-data.js';
import type { Box, PageSize } from '../../../pdf/pdf-document.js';
import { typeTexts } from './type-texts.js';
import type { Match } from '../redact/redaction-marks.js';
import { translated } from '../../../text/t.js';

/** The matches of one type; positions are in shares of the page. */
export interface PlacedFinding extends Omit<Finding, 'matches'> {
  readonly matches: readonly Match[];
}

/** The findings of a scan. Requirement. */
export interface Findings extends Omit<SensitiveAnalysis, 'categories'> {
  readonly categories: readonly PlacedFinding[];
}

/** A type for people, such as `credit card`. Requirement. */
export const typeText = ({ type }: Pick<Finding, 'type'>): string => {
  const text = typeTexts[type];
  return text ? translated(text) : type.replaceAll('_', ' ');
};

/** The matches of a finding, all of them or one. */
export const matchesOf = (
  analysis: Findings | null,
  { finding, match }: { readonly finding: string; readonly match: number | null },
): readonly Match[] => {
  const matches = analysis?.categories.find(({ type }) => type === finding)?.matches ?? [];
  return match === null ? matches : matches.slice(match, match + 1);
};

type Found = NonNullable<Finding['matches']>[number];

const within = (value: number): number => Math.min(1, Math.max(0, value));

/** The part of a box (in points) that lies on its page, in shares of the page; empty where none of it does. */
const shareOf = ({ x, y, width, height }: Box, page: PageSize): readonly Box[] => {
  const left = within(x / page.width);
  const top = within(y / page.height);
  const right = within((x + width) / page.width);
  const bottom = within((y + height) / page.height);
  return right > left && bottom > top ? [{ x: left, y: top, width: right - left, height: bottom - top }] : [];
};

/** Size of a page, from 1; null if unknown. */
export type SizeOf = (page: number) => Promise<PageSize | null>;

/** The server's findings, with positions in shares of the pages as the editor shows them. */
export const placeFindings = async (analysis: SensitiveAnalysis, sizeOf: SizeOf): Promise<Findings> => {
  const sizes = new Map<number, PageSize | null>();
  const placed = async ({ text, page, boxes = [], confidence }: Found): Promise<Match> => {
    if (boxes.length > 0 && !sizes.has(page)) sizes.set(page, await sizeOf(page));
    const size = sizes.get(page);
    const shares = size ? boxes.flatMap((box) => shareOf(box, size)) : [];
    return { text, page, boxes: shares, ...(confidence && { isDoubtful: true as const }) };
  };
  const categories: PlacedFinding[] = [];
  for (const { matches = [], ...finding } of analysis.categories) {
    const placedMatches: Match[] = [];
    for (const match of matches) placedMatches.push(await placed(match));
    categories.push({ ...finding, matches: placedMatches });
  }
  return { ...analysis, categories };
};
