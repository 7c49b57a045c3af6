import type { ClaimsReply } from '../../../../contracts/api/claims-reply.js';
import { askClaims } from '../../../calls/claims.calls.js';
import { offerWordsHere } from './offer-words-here.js';
import { locale } from '../../../text/language.js';
import { PlanColumns } from './plan-columns.js';
import { plansOf, plansWithoutPrices } from './plans-of-offer.js';
import { useAnswer } from './use-answer.js';

/** The prices of the operator of this installation, if there are any. */
export const OfferPlans = () => {
  const answered = useAnswer(askClaims);
  if (answered.state === 'shown') return <OfferShown offer={answered.answer.offer} />;
  const words = offerWordsHere();
  return (
    <div data-live data-live-words={JSON.stringify(words)}>
      <div data-live-asking>
        <Note text={answered.state === 'failed' ? words.unknown : words.asking} />
      </div>
      <OfferShapes />
    </div>
  );
};

/**
 * The shapes that `live-offer.ts` copies and fills in, so that reading the page loads no app; the app leaves the copy
 * alone.
 */
const OfferShapes = () => (
  <>
    <div hidden data-live-shape="note">
      <Note text="" hint="" />
    </div>
    <div hidden data-live-shape="plans">
      <PlanColumns plans={plansWithoutPrices(offerWordsHere())} />
    </div>
    <div data-live-filled dangerouslySetInnerHTML={{ __html: '' }} />
  </>
);

/** {@link OfferPlans} once the server has answered. */
export const OfferShown = ({ offer }: Pick<ClaimsReply, 'offer'>) => {
  const words = offerWordsHere();
  if (offer === null) return <Note text={words.free} hint={words.freeHint} />;
  return <PlanColumns plans={plansOf(offer, words, locale())} />;
};

const Note = ({ text, hint }: { readonly text: string; readonly hint?: string }) => (
  <div role="status" className="rounded-3xl border border-line bg-card p-6 sm:p-8">
    <p className={hint === undefined ? 'text-muted' : 'font-serif text-2xl tracking-tight'}>{text}</p>
    {hint !== undefined && <p className="mt-1.5 text-muted">{hint}</p>}
  </div>
);
