import { useSelector } from '@xstate/react';
import { LogOut } from 'lucide-react';
import { Link } from 'react-router-dom';
import { usePrerendered } from '../browser/use-prerendered.js';
import { Button } from '../parts/button.js';
import { useApp } from './app-actors.js';
import { Portrait } from './portrait.js';
import { SignIn } from './auth/sign-in.js';
import { t } from '../text/t.js';

/** The sign-in or logout control. */
export const Account = () => {
  const { auth } = useApp();
  const state = useSelector(auth, (snapshot) => snapshot);
  const isTakenOver = usePrerendered();
  // The same link before and after, so that a press in between is not lost.
  const isEarly = isTakenOver || state.hasTag('loading');
  if (isEarly || !state.hasTag('authenticated')) return <SignIn tone="quiet" size="small" isEarly={isEarly} />;
  const { user } = state.context;
  return (
    <>
      <Link
        to="/account"
        className="flex max-[24rem]:hidden max-sm:in-data-crowded:hidden min-h-11 min-w-0 items-center gap-2 rounded-full text-muted transition-colors hover:text-ink"
      >
        {user && (
          <span aria-hidden="true" className="contents">
            <Portrait name={user.name} picture={user.picture} />
          </span>
        )}
        <span className="sr-only">{t('Your account,')} </span>
        <span className="max-w-40 truncate text-sm max-sm:sr-only">{user?.name}</span>
      </Link>
      <Button
        tone="quiet"
        size="small"
        disabled={state.matches('leaving')}
        onClick={() => {
          auth.send({ type: 'logout.pressed' });
        }}
      >
        <LogOut className="size-4 sm:hidden rtl:-scale-x-100" aria-hidden="true" />
        <span className="max-sm:sr-only">{t('Logout')}</span>
      </Button>
    </>
  );
};
