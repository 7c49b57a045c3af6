import { useSelector } from '@xstate/react';
import type { MemberSession } from '../../../contracts/api/own-account.js';
import { Button } from '../../parts/button.js';
import { Card } from '../../parts/dashboard/card.js';
import { clockTime, dayText } from '../../text/times.js';
import type { AccountActor } from './account.machine.js';
import { t, translated } from '../../text/t.js';

const factsOf = ({ startedAt, seenAt }: MemberSession): string =>
  [
    t('since {time}', { time: clockTime(startedAt) }),
    ...(seenAt === null ? [] : [t('last seen {date}', { date: dayText(seenAt) })]),
  ].join(' · ');

/** `Firefox on Windows`, as the server names it, in the visitor's words. */
const deviceText = (device: string): string => {
  const [browser = '', system] = device.split(' on ');
  return system === undefined
    ? translated(browser)
    : t('{browser} on {system}', { browser: translated(browser), system });
};

/** The browsers that the member is signed in with. */
export const SessionList = ({ actor }: { readonly actor: AccountActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { sessions } = state.context;
  const isFree = state.matches({ loaded: 'resting' });
  return (
    <Card title={t('Signed in')}>
      <ul data-sessions={sessions.length} className="mt-3 divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} actor={actor} isFree={isFree} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          tone="quiet"
          size="small"
          className="mt-3"
          disabled={!isFree}
          onClick={() => actor.send({ type: 'others.ended' })}
        >
          {t('End all other sessions')}
        </Button>
      )}
    </Card>
  );
};

interface SessionRowProps {
  readonly session: MemberSession;
  readonly actor: AccountActor;
  /** Whether nothing else is being done. */
  readonly isFree: boolean;
}

const SessionRow = ({ session, actor, isFree }: SessionRowProps) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
    <div className="min-w-40 flex-1">
      <p className="font-medium">{session.device === null ? t('Unknown device') : deviceText(session.device)}</p>
      <p className="text-[0.8125rem] text-muted">{factsOf(session)}</p>
    </div>
    {session.isCurrent ? (
      <span className="rounded-full bg-brand-soft px-3 py-1 text-sm text-brand-text">{t('This browser')}</span>
    ) : (
      <Button
        tone="quiet"
        size="small"
        disabled={!isFree}
        aria-label={
          session.device === null
            ? t('End the session on an unknown device')
            : t('End the session on {device}', { device: deviceText(session.device) })
        }
        onClick={() => actor.send({ type: 'session.ended', id: session.id })}
      >
        {t('End')}
      </Button>
    )}
  </li>
);
