import { redaction } from '../samples/redaction.js';
import type { Peer } from '../peers/peer.js';
import { qpdfMerge, qpdfOptimize, qpdfOverlay, qpdfPages } from '../peers/peers.js';

/** One column of the table: a tool with its options, and who does the same. */
export interface GrowthStep {
  readonly tool: string;
  readonly options: Readonly<Record<string, string>>;
  /** None where nothing on the command line does the same. */
  readonly peer?: Peer;
  /** More would take longer than a job may. */
  readonly pagesMax?: number;
}

/** For a document of so many pages; `stamp` is a ready page. */
export const growthSteps = (pages: number, stamp: string): readonly GrowthStep[] => {
  const half = `1-${pages / 2}`;
  return [
    { tool: 'pdf-merge', options: {}, peer: qpdfMerge },
    { tool: 'pdf-split', options: { pageRanges: half }, peer: qpdfPages(half) },
    { tool: 'pdf-watermark', options: { watermarkText: 'CONFIDENTIAL' }, peer: qpdfOverlay(stamp) },
    { tool: 'pdf-compress', options: { quality: 'medium' }, peer: qpdfOptimize },
    { tool: 'pdf-redact', options: redaction, pagesMax: 1000 },
  ];
};
