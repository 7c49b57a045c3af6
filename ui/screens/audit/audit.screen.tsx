import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { SignIn } from '../../session/auth/sign-in.js';
import { stateWords } from '../../parts/state-words.js';
import { AdminPage } from '../../parts/dashboard/admin-page.js';
import type { AuditActor } from './audit.machine.js';
import { LogCard } from './log-card.js';
import { t } from '../../text/t.js';

interface AuditScreenProps {
  readonly actor: AuditActor;
  /** Further sections about the log. */
  readonly children: ReactNode;
}

/** Renders the machine's state and sends the administrator's actions to it; decides nothing. */
export const AuditScreen = ({ actor, children }: AuditScreenProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { log } = state.context;
  return (
    <AdminPage
      state={stateWords(state.value)}
      title={t('Audit')}
      lead={t('Everything that has happened on this installation, in order, with proof that nothing was changed')}
      loading={t('Loading the log...')}
      failure={t('Failed to load the log')}
      onRetry={() => actor.send({ type: 'retry.pressed' })}
      signIn={<SignIn />}
      loadedAt={log?.at}
      onRefresh={() => actor.send({ type: 'refresh.pressed' })}
    >
      {log && <LogCard actor={actor} log={log} />}
      {children}
    </AdminPage>
  );
};
