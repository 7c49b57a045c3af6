import { SignatureList } from '../../../tools/signatures/signature-list.js';
import type { Report } from '../machine/bench-view.context.js';
import { InspectedFacts } from './inspected-facts.js';

interface WholeReportProps {
  readonly name: string;
  readonly report: Report;
}

/** All that was found about one file. */
export const WholeReport = ({ name, report }: WholeReportProps) =>
  report.kind === 'verify' ? (
    <SignatureList name={name} signatures={report.signatures} />
  ) : (
    <InspectedFacts inspected={report.inspected} />
  );
