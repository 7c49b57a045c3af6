import { useSelector } from '@xstate/react';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../parts/button.js';
import { DocumentPage } from '../../parts/document-page.js';
import { stateWords } from '../../parts/state-words.js';
import { SignIn } from '../../session/auth/sign-in.js';
import type { AccountActor } from './account.machine.js';
import { ApiKeysCard } from './keys/api-keys-card.js';
import { DeleteAccount } from './delete-account.js';
import { LinkList } from './link-list.js';
import { OwnDataCard } from './own-data-card.js';
import { SessionList } from './session-list.js';
import { t } from '../../text/t.js';
import { WebhooksCard } from './webhooks/webhooks-card.js';

/** Renders the machine's state; decides nothing. */
export const AccountScreen = ({ actor }: { readonly actor: AccountActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const isAsking = state.matches({ loaded: 'asking' }) || state.matches({ loaded: 'deleting' });
  return (
    <DocumentPage
      state={stateWords(state.value)}
      busy={state.hasTag('busy')}
      title={t('Your account')}
      lead={t('What this site stores about you: your links, the browsers you are signed in with, and your data.')}
    >
      {state.hasTag('busy') && <Loading />}
      {state.matches('absent') && (
        <Notice text={t('You are not signed in.')}>
          <SignIn />
        </Notice>
      )}
      {state.matches('failed') && (
        <Notice text={t('Your account could not be loaded.')}>
          <Button onClick={() => actor.send({ type: 'retry.pressed' })}>{t('Try again')}</Button>
        </Notice>
      )}
      {state.matches('loaded') && (
        <>
          <LinkList actor={actor} />
          <SessionList actor={actor} />
          <ApiKeysCard />
          <WebhooksCard />
          <OwnDataCard onDelete={() => actor.send({ type: 'delete.pressed' })} />
        </>
      )}
      {isAsking && <DeleteAccount actor={actor} />}
    </DocumentPage>
  );
};

const Loading = () => (
  <p role="status" className="flex min-h-60 items-center justify-center gap-3 text-muted">
    <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />
    {t('Loading your account')}
  </p>
);

interface NoticeProps {
  readonly text: string;
  /** Controls that may help. */
  readonly children: ReactNode;
}

const Notice = ({ text, children }: NoticeProps) => (
  <section className="grid justify-items-center gap-6 rounded-3xl border border-line bg-card px-5 py-14 text-center shadow-card">
    <p role="alert" className="font-semibold">
      {text}
    </p>
    {children}
  </section>
);
