import { ExternalLink } from 'lucide-react';
import type { ClaimsReply, Evidence } from '../../../../contracts/api/claims-reply.js';
import { claims, type EvidencedClaim } from '../../../../contracts/claims.js';
import { askClaims } from '../../../calls/claims.calls.js';
import { translated } from '../../../text/t.js';
import { useAnswer } from './use-answer.js';

/** Docket's answer to each claim, and the claim itself where the operator has evidence of it. */
export const ClaimCards = ({ claims: shown }: { readonly claims: readonly EvidencedClaim[] }) => {
  const answered = useAnswer(askClaims);
  return <ClaimsShown claims={shown} evidence={answered.state === 'shown' ? answered.answer.evidence : []} />;
};

interface ClaimsShownProps extends Pick<ClaimsReply, 'evidence'> {
  readonly claims: readonly EvidencedClaim[];
}

/** {@link ClaimCards} once the server has answered. */
export const ClaimsShown = ({ claims: shown, evidence }: ClaimsShownProps) => (
  <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
    {shown.map((id) => (
      <li key={id} className="flex flex-col rounded-3xl border border-line bg-card p-6">
        <h3 className="font-semibold tracking-tight">{translated(claims[id].topic)}</h3>
        <p className="mt-1.5 text-[0.9375rem] text-pretty text-muted">{translated(claims[id].instead)}</p>
        <EvidenceLine evidence={evidence.find(({ claim }) => claim === id)} />
      </li>
    ))}
  </ul>
);

const EvidenceLine = ({ evidence }: { readonly evidence: Evidence | undefined }) =>
  evidence && (
    <p className="mt-auto pt-4">
      <a
        href={evidence.url}
        className="inline-flex min-h-6 items-center gap-1.5 font-medium text-brand-text hover:underline"
      >
        {evidence.says}
        <ExternalLink className="size-3.5 shrink-0" aria-hidden="true" />
      </a>
    </p>
  );
