import type { InspectReply } from '../../../../contracts/api/inspection.js';
import { translated } from '../../../text/t.js';
import { factsIn } from './inspected-text.js';

/** What a PDF holds, fact by fact. */
export const InspectedFacts = ({ inspected }: { readonly inspected: InspectReply }) => (
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
