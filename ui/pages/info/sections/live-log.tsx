import type { PublicLog } from '../../../../contracts/api/public-log.js';
import { askPublicLog } from '../../../calls/claims.calls.js';
import { numberIn } from '../../../../contracts/texts/wording.js';
import { spokenHere } from '../../../text/language.js';
import { t, translated } from '../../../text/t.js';
import { clockTime } from '../../../text/times.js';
import { FigureRow } from './figure-row.js';
import { useAnswer } from './use-answer.js';

/** How far the log of this installation is vouched for. */
export const LiveLog = () => {
  const answered = useAnswer(askPublicLog);
  if (answered.state === 'shown') return <LogShown log={answered.answer} />;
  return <p className="text-muted">{answered.state === 'failed' ? unknown() : asking()}</p>;
};

const asking = () => t('The numbers are being requested from the server, which gives them to anyone at GET /api/log.');
const unknown = () => t('The server is not answering at the moment. Reload the page to try again.');

const count = (events: number): string => numberIn(spokenHere().language, events);

const checks: Readonly<Record<string, string>> = {
  intact: 'Intact',
  changed: 'Changed',
  unvouched: 'Not signed yet',
  broken: 'Not finished',
};

/** {@link LiveLog} once the server has answered. */
export const LogShown = ({ log: { events, signed, isSigning, checked, key } }: { readonly log: PublicLog }) => (
  <div className="grid gap-4">
    <FigureRow
      figures={[
        { value: count(events), label: t('events on the log') },
        signed
          ? { value: count(signed.events), label: t('of them signed, last {time}', { time: clockTime(signed.time) }) }
          : { value: t('None yet'), label: t('signed; that happens within a minute of the first event') },
        checked
          ? {
              value: translated(checks[checked.status] ?? checked.status),
              label: t('at the last full check, of {count} events, {time}', {
                count: count(checked.events),
                time: clockTime(checked.endedAt),
              }),
            }
          : { value: t('Not yet'), label: t('checked as a whole; administrators can') },
      ]}
    />
    {!isSigning && (
      <p role="alert" className="font-medium text-danger">
        {t('The log differs from what was signed. Nothing is signed until its operator has looked into it.')}
      </p>
    )}
    <p className="text-[0.9375rem] text-muted">
      {t('Verifier key:')}{' '}
      <code dir="ltr" className="rounded bg-sunken px-1.5 py-0.5 text-ink wrap-anywhere">
        {key}
      </code>
    </p>
  </div>
);
