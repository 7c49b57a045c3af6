import type { ClaimsReply } from '../../../../contracts/api/claims-reply.js';
import { askClaims } from '../../../calls/claims.calls.js';
import { PlanColumns } from './plan-columns.js';
import { plansOf } from './plans-of-offer.js';
import { useAnswer } from './use-answer.js';

/** What the operator of this installation charges, if anything. */
export const OfferPlans = () => {
  const answered = useAnswer(askClaims);
  if (answered.state === 'shown') return <OfferShown offer={answered.answer.offer} />;
  return (
    <div data-live>
      <Note text={answered.state === 'failed' ? UNKNOWN : ASKING} />
    </div>
  );
};

const ASKING = 'What this installation charges is asked of its server, at GET /api/claims.';
const UNKNOWN = 'The server does not say at the moment what it charges. Reload the page to ask again.';

/** {@link OfferPlans} once the server has answered. */
export const OfferShown = ({ offer }: Pick<ClaimsReply, 'offer'>) =>
  offer === null ? (
    <Note text="This installation is free to use" hint="Its operator charges nothing." />
  ) : (
    <PlanColumns plans={plansOf(offer)} />
  );

const Note = ({ text, hint }: { readonly text: string; readonly hint?: string }) => (
  <div role="status" className="rounded-3xl border border-line bg-card p-6 sm:p-8">
    <p className={hint === undefined ? 'text-muted' : 'font-serif text-2xl tracking-tight'}>{text}</p>
    {hint !== undefined && <p className="mt-1.5 text-muted">{hint}</p>}
  </div>
);
