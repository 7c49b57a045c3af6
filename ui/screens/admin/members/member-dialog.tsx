import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SiteMember } from '../../../../contracts/api/members.js';
import { NO_QUOTA } from '../../../../contracts/quotas.js';
import { Button } from '../../../parts/button.js';
import { Dialog } from '../../../parts/dialog.js';
import { DeleteKey, KeyRows } from '../../../parts/key-rows.js';
import { ListLoading } from '../../../parts/list-states.js';
import { t } from '../../../text/t.js';
import type { MembersActor } from './members.machine.js';
import { QuotaForm } from './quota-form.js';

interface ActorProps {
  readonly actor: MembersActor;
}

interface MemberProps extends ActorProps {
  readonly member: SiteMember;
}

/** One member, with their sessions, quota and API keys. */
export const MemberDialog = ({ actor }: ActorProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { members, id } = state.context;
  const member = members.find((one) => one.id === id);
  const isDeciding =
    state.matches({ listed: { opened: 'deciding' } }) || state.matches({ listed: { opened: 'deleting' } });
  if (!member) return null;
  return (
    <>
      <Dialog title={member.name} onClose={() => actor.send({ type: 'member.closed' })}>
        <div data-member-dialog className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Sessions actor={actor} member={member} />
          <OwnQuota actor={actor} member={member} />
          <Keys actor={actor} />
        </div>
      </Dialog>
      {isDeciding && <DeleteQuestion actor={actor} />}
    </>
  );
};

const useIsBusy = (actor: MembersActor): boolean => useSelector(actor, (state) => state.hasTag('busy'));

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
    <h3 className="font-semibold">{title}</h3>
    {children}
  </section>
);

const Sessions = ({ actor, member: { email, sessions } }: MemberProps) => (
  <Part title={t('Signed in')}>
    <p className="text-sm text-muted wrap-anywhere">
      {email !== null && <bdi>{email} · </bdi>}
      {t('Sessions: {n}', { n: sessions })}
    </p>
    <Button
      tone="quiet"
      size="small"
      aria-disabled={useIsBusy(actor)}
      onClick={() => actor.send({ type: 'sessions.ended' })}
    >
      {t('Sign out everywhere')}
    </Button>
  </Part>
);

const OwnQuota = ({ actor, member: { quota } }: MemberProps) => {
  const isBusy = useIsBusy(actor);
  return (
    <Part title={t('Quota')}>
      <p className="text-sm text-muted">
        {quota === null
          ? t('The quota of this site holds. Save another one here for this member alone.')
          : t('This member has a quota of their own. An empty field sets no limit.')}
      </p>
      <QuotaForm
        id="member-quota"
        quota={quota ?? NO_QUOTA}
        isBusy={isBusy}
        onSave={(chosen) => actor.send({ type: 'quota.saved', quota: chosen })}
      />
      {quota !== null && (
        <Button
          tone="quiet"
          size="small"
          aria-disabled={isBusy}
          onClick={() => actor.send({ type: 'quota.saved', quota: null })}
        >
          {t('Use the quota of this site')}
        </Button>
      )}
    </Part>
  );
};

const Keys = ({ actor }: ActorProps) => {
  const keys = useSelector(actor, ({ context }) => context.keys);
  const isAsking = useSelector(actor, (state) => state.matches({ listed: { opened: 'asking' } }));
  const isBusy = useIsBusy(actor);
  return (
    <Part title={t('API keys')}>
      {isAsking && <ListLoading text={t('Loading the keys')} />}
      {!isAsking && keys === null && <p role="alert">{t('The keys could not be loaded.')}</p>}
      {keys?.length === 0 && <p className="text-sm text-muted">{t('No keys')}</p>}
      {keys && <KeyRows keys={keys} isFree={!isBusy} onDelete={(id) => actor.send({ type: 'delete.pressed', id })} />}
    </Part>
  );
};

const DeleteQuestion = ({ actor }: ActorProps) => {
  const isDeleting = useSelector(actor, (state) => state.matches({ listed: { opened: 'deleting' } }));
  const name = useSelector(actor, ({ context: { keys, keyId } }) => keys?.find(({ id }) => id === keyId)?.name ?? '');
  return (
    <DeleteKey
      name={name}
      isDeleting={isDeleting}
      onCancel={() => actor.send({ type: 'delete.cancelled' })}
      onConfirm={() => actor.send({ type: 'delete.confirmed' })}
    />
  );
};
