import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { lazyPart } from '../../parts/lazy-part.js';
import { SignIn } from '../../session/auth/sign-in.js';
import { stateWords } from '../../parts/state-words.js';
import type { AdminActor } from './admin.machine.js';
import { AdminPage } from '../../parts/dashboard/admin-page.js';
import { DashboardView } from '../../parts/dashboard/dashboard-view.js';
import { EraseMember } from './erase-member.js';
import { t } from '../../text/t.js';

const MembersCard = lazyPart(async () => (await import('./members/members-card.js')).MembersCard);

/** It knows every tool. */
const SiteRules = lazyPart(async () => (await import('./rules/site-rules.js')).SiteRules);

/** Renders the machine's state; decides nothing. */
export const AdminScreen = ({ actor }: { readonly actor: AdminActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { shown } = state.context;
  return (
    <AdminPage
      state={stateWords(state.value)}
      title={t('Admin Dashboard')}
      lead={t("Monitor your product's performance and user activity")}
      loading={t('Loading dashboard...')}
      failure={t('Failed to load dashboard data')}
      onRetry={() => actor.send({ type: 'retry.pressed' })}
      signIn={<SignIn />}
      loadedAt={shown?.at}
      onRefresh={() => actor.send({ type: 'refresh.pressed' })}
    >
      {shown && (
        <div className="grid gap-5">
          <DashboardView shown={shown} />
          <Suspense fallback={null}>
            <SiteRules />
          </Suspense>
          <Suspense fallback={null}>
            <MembersCard />
          </Suspense>
          <EraseMember />
        </div>
      )}
    </AdminPage>
  );
};
