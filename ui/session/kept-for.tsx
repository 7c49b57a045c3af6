import { useSelector } from '@xstate/react';
import { use } from 'react';
import { AppContext } from './app-actors.js';

/** How long a link made now will live. Requirement. */
const lifetimes = { guest: '4 weeks', member: '3 months' } as const;

/** Shown with every new file: when it is deleted. */
export const KeptFor = () => {
  const auth = use(AppContext)?.auth;
  const owner = useSelector(auth, (state) => (state?.hasTag('authenticated') ? 'member' : 'guest'));
  return (
    <p className="mt-2 text-[0.8125rem] text-muted">The file is deleted from this server after {lifetimes[owner]}.</p>
  );
};
