import type { Text } from '../../../../contracts/texts/text-catalogue.js';
import { t } from '../../../text/t.js';
import { summaryText, verdictOf } from '../../../tools/signatures/signature-text.js';
import type { ReportRow } from '../machine/reports.machine.js';
import type { Report } from '../machine/bench-view-data.js';
import { factsIn } from './inspected-text.js';

/** `plain`: there is nothing to judge. */
export type Tone = 'good' | 'bad' | 'plain';

/** Whether what was signed is still what it was. */
export const toneOf = (report: Report): Tone => {
  const signatures = report.kind === 'verify' ? report.signatures : (report.inspected.signatures ?? []);
  if (signatures.length === 0) return 'plain';
  return signatures.every((one) => verdictOf(one) === 'good') ? 'good' : 'bad';
};

/** The facts about a PDF that tell one from another in a list. */
const telling: readonly Text[] = ['Pages', 'Security', 'Signatures'];

/** A report in a line. */
export const verdictWords = (report: Report): string =>
  report.kind === 'verify'
    ? summaryText(report.signatures)
    : factsIn(report.inspected)
        .filter(([term]) => telling.includes(term))
        .map(([, text]) => text)
        .join(' · ');

const worry = ({ problem, report }: ReportRow): number => {
  if (problem !== '') return 0;
  return report && toneOf(report) === 'bad' ? 1 : 2;
};

/** First what failed, then what is not as it was signed. */
export const inOrderOfWorry = (rows: readonly ReportRow[]): readonly ReportRow[] =>
  rows.toSorted((one, other) => worry(one) - worry(other));

/** The question about one file, or about several. */
export const reportTitle = (kind: Report['kind'], isSeveral: boolean): string => {
  if (kind === 'verify') return t('Check signatures');
  return isSeveral ? t('In these PDFs') : t('In this PDF');
};
