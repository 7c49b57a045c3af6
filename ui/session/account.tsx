import { useSelector } from '@xstate/react';
import { Button } from '../parts/button.js';
import { useApp } from './app-actors.js';
import { Portrait } from './portrait.js';
import { SignIn } from './auth/sign-in.js';

/** The sign-in or logout control; an empty space until it is known which. */
export const Account = () => {
  const { auth } = useApp();
  const state = useSelector(auth, (snapshot) => snapshot);
  if (state.hasTag('loading')) return <span className="h-10 w-20" />;
  if (!state.hasTag('authenticated')) return <SignIn tone="quiet" size="small" />;
  const { user } = state.context;
  return (
    <>
      {user && <Portrait name={user.name} picture={user.picture} />}
      <span className="hidden max-w-40 truncate text-sm text-muted sm:inline">{user?.name}</span>
      <Button
        tone="quiet"
        size="small"
        disabled={state.matches('leaving')}
        onClick={() => {
          auth.send({ type: 'logout.pressed' });
        }}
      >
        Logout
      </Button>
    </>
  );
};
