import { useSelector } from '@xstate/react';
import type { SiteMember } from '../../../../contracts/api/members.js';
import { Button } from '../../../parts/button.js';
import { Card, Nothing } from '../../../parts/dashboard/card.js';
import { ListFailed, ListLoading } from '../../../parts/list-states.js';
import { stateWords } from '../../../parts/state-words.js';
import { useScreen } from '../../../session/use-screen.js';
import { humanSize } from '../../../text/sizes.js';
import { t } from '../../../text/t.js';
import { dayText } from '../../../text/times.js';
import { MemberDialog } from './member-dialog.js';
import { membersMachine, type MembersActor } from './members.machine.js';

/** The members of the site: who they are, what they use, and what an administrator can do about it. */
export const MembersCard = () => {
  const actor = useScreen(membersMachine);
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <Card title={t('Members')}>
      <div data-members={stateWords(state.value)} className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-3">
        <p className="max-w-2xl text-sm text-muted">
          {t('Whoever signed in last comes first. Each change is on the log, with who made it.')}
        </p>
        {state.matches('loading') && <ListLoading text={t('Loading the members')} />}
        {state.matches('failed') && (
          <ListFailed
            text={t('The members could not be loaded.')}
            retryLabel={t('Load the members again')}
            onRetry={() => actor.send({ type: 'retry.pressed' })}
          />
        )}
        {state.matches('listed') && <Listed actor={actor} />}
        {state.matches({ listed: 'opened' }) && <MemberDialog actor={actor} />}
      </div>
    </Card>
  );
};

const Listed = ({ actor }: { readonly actor: MembersActor }) => {
  const { members, next } = useSelector(actor, ({ context }) => context);
  const isFree = useSelector(actor, (state) => state.matches({ listed: 'resting' }));
  return (
    <>
      {members.length === 0 && (
        <Nothing text={t('No members')} hint={t('Whoever signs in to this site is a member of it.')} />
      )}
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <li key={member.id} data-member={member.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
            <MemberFacts member={member} />
            <Button
              tone="quiet"
              size="small"
              aria-label={t('Manage {name}', { name: member.name })}
              onClick={() => actor.send({ type: 'member.opened', id: member.id })}
            >
              {t('Manage')}
            </Button>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button
          tone="quiet"
          size="small"
          className="justify-self-start"
          disabled={!isFree}
          onClick={() => actor.send({ type: 'more.pressed' })}
        >
          {t('Show more members')}
        </Button>
      )}
    </>
  );
};

const MemberFacts = ({ member }: { readonly member: SiteMember }) => {
  const { name, email, since, lastActiveAt, files, storedBytes, sessions, keys, quota } = member;
  return (
    <>
      <div className="min-w-40 flex-1">
        <p className="font-medium wrap-anywhere" dir="auto">
          {name}
        </p>
        {email !== null && (
          <p className="text-[0.8125rem] text-muted wrap-anywhere">
            <bdi>{email}</bdi>
          </p>
        )}
      </div>
      <p className="w-64 text-[0.8125rem] text-muted max-sm:w-full">
        {t('since {date}', { date: dayText(since) })}
        {' · '}
        {t('last seen {date}', { date: dayText(lastActiveAt) })}
      </p>
      <p className="w-64 text-[0.8125rem] text-muted max-sm:w-full">
        {t('Files: {n} ({size})', { n: files, size: humanSize(storedBytes) })}
        {' · '}
        {t('Sessions: {n}', { n: sessions })}
        {' · '}
        {t('Keys: {n}', { n: keys })}
        {quota !== null && ` · ${t('quota of their own')}`}
      </p>
    </>
  );
};
