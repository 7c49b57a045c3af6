import type { InspectReply } from '../../../../contracts/api/inspection.js';
import { translated } from '../../../text/t.js';
import { SignatureList } from '../../../tools/signatures/signature-list.js';
import type { Report } from '../machine/bench-view-data.js';
import { factsIn } from './inspected-text.js';

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

/** The content of a PDF, fact by fact. */
const InspectedFacts = ({ inspected }: { readonly inspected: InspectReply }) => (
  <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
    {factsIn(inspected).map(([term, text]) => (
      <div key={term} className="contents">
        <dt className="text-muted">{translated(term)}</dt>
        <dd className="wrap-anywhere max-sm:mb-1.5">
          <bdi>{text}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
