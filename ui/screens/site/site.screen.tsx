import { useSelector } from '@xstate/react';
import { AdminPage } from '../../parts/dashboard/admin-page.js';
import { stateWords } from '../../parts/state-words.js';
import { SignIn } from '../../session/auth/sign-in.js';
import { SiteKeysCard } from './keys/site-keys-card.js';
import { EngineList, LackingList } from './engine-lists.js';
import { FailureList } from './failure-list.js';
import type { SiteActor } from './site.machine.js';
import { SiteFacts } from './site-facts.js';
import { t } from '../../text/t.js';

/** Renders the machine's state; decides nothing. */
export const SiteScreen = ({ actor }: { readonly actor: SiteActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { shown } = state.context;
  return (
    <AdminPage
      state={stateWords(state.value)}
      title={t('Installation')}
      lead={t('What this site runs on, what is missing, and what went wrong in the last day')}
      loading={t('Loading the installation')}
      failure={t('The installation could not be loaded')}
      onRetry={() => actor.send({ type: 'retry.pressed' })}
      signIn={<SignIn />}
      loadedAt={shown?.at}
      onRefresh={() => actor.send({ type: 'refresh.pressed' })}
    >
      {shown && (
        <div data-installation className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-2">
          <SiteFacts installation={shown.installation} />
          <LackingList lacking={shown.installation.lacking} />
          <FailureList installation={shown.installation} />
          <EngineList engines={shown.installation.engines} />
          <SiteKeysCard />
        </div>
      )}
    </AdminPage>
  );
};
